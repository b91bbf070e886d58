import type { Language } from '#i18n/languages.ts';
import { type FieldName, type FormKind, forms } from '../schemas/forms.ts';
import { mobilePrefix } from '../schemas/mobile.ts';

/** What a field holds before anything is entered. */
export const emptyValue = (name: FieldName, language: Language): string =>
  name === 'mobile' ? mobilePrefix[language] : '';

export const emptyValues = (kind: FormKind, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.keys(forms[kind].schema(language).shape).map((name) => [
      name,
      emptyValue(name as FieldName, language),
    ]),
  );
