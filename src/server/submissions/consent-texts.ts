/**
 * Consent texts: the words beside a form that tell its sender how the details are used. Each submission is stored with
 * the version that its sender saw.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { getConsentVersion } from '#forms/schemas/consent.ts';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { OutageLog } from '../storage/outage-log.ts';
import type { Store } from '../storage/store.ts';

export interface ConsentText {
  kind: FormKind;
  language: Language;
  /** Hash of the text: another text has another version. */
  version: string;
  text: string;
}

/**
 * Builds the texts of every form in every language.
 * @param getText returns the text beside a form.
 */
export function buildConsentTexts(getText: (kind: FormKind, language: Language) => string): ConsentText[] {
  return (Object.keys(forms) as FormKind[]).flatMap((kind) =>
    languages.map((language) => {
      const text = getText(kind, language);
      return { kind, language, version: getConsentVersion(kind, language, text), text };
    }),
  );
}

const retryIntervalMs = 10_000;

/**
 * Stores the texts of this build, because a page that was loaded before the next build still names them by version.
 * Retries until the storage can be used or `signal` aborts.
 * @param now milliseconds since 1970.
 */
export async function saveConsentTexts(
  store: Store,
  consentTexts: readonly ConsentText[],
  now: number,
  outageLog: OutageLog,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await store.write((transaction) =>
        transaction
          .insertInto('consent_texts')
          .values(consentTexts.map((consentText) => ({ ...consentText, first_used_at: now })))
          .onConflict((conflict) => conflict.column('version').doNothing())
          .execute(),
      );
      return outageLog.recordSuccess();
    } catch (error) {
      outageLog.recordFailure(error);
      await sleep(retryIntervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Version of submissions from before texts were stored, and from pages that name an unknown version. */
const unrecorded = { version: 'unrecorded' };

/**
 * Finds the text that a sender saw. The page may be older than this build. A client of the API that names no version
 * gets the current text.
 * @param seenVersion version that the form names; empty if it names none.
 * @param currentTexts texts of this build.
 */
export async function findConsentText(
  { kind, language, seenVersion }: { kind: FormKind; language: Language; seenVersion: string },
  currentTexts: readonly ConsentText[],
  store: Store,
): Promise<Pick<ConsentText, 'version'> & Partial<ConsentText>> {
  const currentText = currentTexts.find((text) => text.kind === kind && text.language === language);
  if (!currentText) throw new Error(`There is no consent text for the form ${kind} in ${language}.`);
  if (!seenVersion || seenVersion === currentText.version) return currentText;
  const stored = await store.read((database) =>
    database
      .selectFrom('consent_texts')
      .select(['version', 'text'])
      .where('version', '=', seenVersion)
      .where('kind', '=', kind)
      .where('language', '=', language)
      .executeTakeFirst(),
  );
  return stored ?? unrecorded;
}
