import { errors } from './errors.ts';
import { email, personName } from './person.ts';
import { requiredText } from './text.ts';
import { z } from './zod.ts';

/** Somebody writes to the company. */
export const message = () =>
  z.object({
    fullName: personName(errors.fullName),
    email,
    message: requiredText,
  });
