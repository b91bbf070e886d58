/** The words beside a form, by which its sender knows what becomes of the details; kept with what was sent. */
import { createHash } from 'node:crypto';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { type Language, languages } from '#i18n/languages.ts';

export interface Consent {
  kind: FormKind;
  language: Language;
  /** Of the words: other words have another version. */
  version: string;
  text: string;
}

/**
 * The words of every form in every language.
 * @param textOf the words beside a form.
 */
export function consents(textOf: (kind: FormKind, language: Language) => string): Consent[] {
  return (Object.keys(forms) as FormKind[]).flatMap((kind) =>
    languages.map((language) => {
      const text = textOf(kind, language);
      const version = createHash('sha256').update(`${kind}\n${language}\n${text}`).digest('hex').slice(0, 12);
      return { kind, language, version, text };
    }),
  );
}
