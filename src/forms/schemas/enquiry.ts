import type { Language } from '#i18n/languages.ts';
import { errorKeys } from './errors.ts';
import { requiredMobile } from './mobile.ts';
import { email, personName } from './person.ts';
import { services } from './services.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** Somebody wants something made. */
export const createEnquirySchema = (language: Language) =>
  z.object({
    name: personName(errorKeys.name),
    email,
    mobile: requiredMobile(language),
    service: z.enum(services, { error: errorKeys.required }),
    description: optionalText,
  });
