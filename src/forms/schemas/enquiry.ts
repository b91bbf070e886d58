import type { Language } from '#i18n/languages.ts';
import { errors } from './errors.ts';
import { requiredMobile } from './mobile.ts';
import { email, personName } from './person.ts';
import { services } from './services.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** Somebody wants something made. */
export const enquiry = (language: Language) =>
  z.object({
    name: personName(errors.name),
    email,
    mobile: requiredMobile(language),
    service: z.enum(services, { error: errors.required }),
    description: optionalText,
  });
