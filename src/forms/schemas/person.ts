import { type ErrorKey, errors } from './errors.ts';
import { lengthOf, tidyLine } from './text.ts';
import { z } from './zod.ts';

const isName = (text: string) => /\p{L}/u.test(text) && lengthOf(text) >= 2 && lengthOf(text) <= 100;

/** A person's name: 2 to 100 characters, at least one of them a letter, of any script. */
export const personName = (error: ErrorKey) =>
  z.string({ error }).check(z.overwrite(tidyLine), z.refine(isName, { error }));

export const email = z.string({ error: errors.email }).check(
  z.overwrite(tidyLine),
  z.refine(({ length }) => length <= 254, { error: errors.email, abort: true }),
  z.email({ error: errors.email }),
);
