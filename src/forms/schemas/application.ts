import type { Language } from '#i18n/languages.ts';
import { cv } from './cv.ts';
import { errorKeys } from './errors.ts';
import { optionalMobile } from './mobile.ts';
import { email, personName } from './person.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** Somebody wants to work here. */
export const createApplicationSchema = (language: Language) =>
  z.object({
    name: personName(errorKeys.fullName),
    email,
    mobile: optionalMobile(language),
    message: optionalText,
    cv,
  });
