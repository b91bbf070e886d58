import { errorKeys } from './errors.ts';
import { email, personName } from './person.ts';
import { requiredText } from './text.ts';
import { z } from './zod.ts';

/** Somebody writes to the company. */
export const createMessageSchema = () =>
  z.object({
    fullName: personName(errorKeys.fullName),
    email,
    message: requiredText,
  });
