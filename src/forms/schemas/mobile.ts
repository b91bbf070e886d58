import type { Language } from '#i18n/languages.ts';
import { errorKeys } from './errors.ts';
import { z } from './zod.ts';

/** What the field starts with in a language. Left as it is, nothing has been entered. */
export const mobilePrefix: Record<Language, string> = { en: '', no: '+47 ' };

/**
 * A phone number as it is kept: digits, with a `+` before them where one was typed.
 * @param language the page's: eight digits from a Norwegian page are a Norwegian number.
 * @returns an empty string where there is nothing but what the field started with.
 */
export function normalizePhone(typed: string, language: Language): string {
  // Address books mark the direction of a number they let be copied, unseen. A whole number pasted behind the prefix
  // brings its own.
  const text = typed
    .replace(/\p{Format}/gu, '')
    .trim()
    .replace(/^\+47\s*(?=\+|00)/, '');
  const digits = text.replace(/[\s+\-().]/g, '');
  const international = text.startsWith('+');
  if (international && digits === '47') return '';
  if (language === 'no' && !international && /^\d{8}$/.test(digits)) return `+47${digits}`;
  return international ? `+${digits}` : digits;
}

const isPhone = (number: string) => /^\+?\d{10,15}$/.test(number);

export const requiredMobile = (language: Language) =>
  z.string({ error: errorKeys.required }).check(
    z.overwrite((typed) => normalizePhone(typed, language)),
    z.refine(Boolean, { error: errorKeys.required, abort: true }),
    z.refine(isPhone, { error: errorKeys.phone }),
  );

/** Left empty, it is left out. */
export const optionalMobile = (language: Language) =>
  z.pipe(
    z.nullish(
      z.string({ error: errorKeys.phone }).check(
        z.overwrite((typed) => normalizePhone(typed, language)),
        z.refine((number) => number === '' || isPhone(number), { error: errorKeys.phone }),
      ),
    ),
    z.transform((number) => number || undefined),
  );
