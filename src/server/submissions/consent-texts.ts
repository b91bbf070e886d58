/** The words beside a form, by which its sender knows what becomes of the details; kept with what was sent. */
import { consentVersion } from '#forms/schemas/consent.ts';
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
      return { kind, language, version: consentVersion(kind, language, text), text };
    }),
  );
}
