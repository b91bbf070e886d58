import type { Language } from '#i18n/languages.ts';
import { errorKeys } from './errors.ts';
import { z } from './zod.ts';

/** Initial value of the field by language. A field that still has it counts as empty. */
export const mobilePrefix: Record<Language, string> = { en: '', no: '+47 ' };

/**
 * Normalises a mobile number to digits, with a `+` before them if one was typed.
 * @param language of the page: eight digits from a Norwegian page are a Norwegian number.
 * @returns an empty string if the field is empty or still has its initial value.
 */
export function normalizeMobileNumber(typed: string, language: Language): string {
  // Numbers copied from address books contain invisible direction marks. A whole number pasted after the prefix has a
  // prefix of its own.
  const text = typed
    .replace(/\p{Format}/gu, '')
    .trim()
    .replace(/^\+47\s*(?=\+|00)/, '');
  const digits = text.replace(/[\s+\-().]/g, '');
  const isInternational = text.startsWith('+');
  if (isInternational && digits === '47') return '';
  if (language === 'no' && !isInternational && /^\d{8}$/.test(digits)) return `+47${digits}`;
  return isInternational ? `+${digits}` : digits;
}

const isMobileNumber = (number: string) => /^\+?\d{10,15}$/.test(number);

export const createRequiredMobileSchema = (language: Language) =>
  z.string({ error: errorKeys.required }).check(
    z.overwrite((typed) => normalizeMobileNumber(typed, language)),
    z.refine(Boolean, { error: errorKeys.required, abort: true }),
    z.refine(isMobileNumber, { error: errorKeys.phone }),
  );

/** Becomes undefined if it is empty. */
export const createOptionalMobileSchema = (language: Language) =>
  z.pipe(
    z.nullish(
      z.string({ error: errorKeys.phone }).check(
        z.overwrite((typed) => normalizeMobileNumber(typed, language)),
        z.refine((number) => number === '' || isMobileNumber(number), { error: errorKeys.phone }),
      ),
    ),
    z.transform((number) => number || undefined),
  );
