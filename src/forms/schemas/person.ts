import { type ErrorKey, errorKeys } from './errors.ts';
import { countCharacters, toSingleLine } from './text.ts';
import { z } from './zod.ts';

const isName = (text: string) => /\p{L}/u.test(text) && countCharacters(text) >= 2 && countCharacters(text) <= 100;

/** A person's name: 2 to 100 characters, at least one of them a letter, of any script. */
export const personName = (error: ErrorKey) =>
  z.string({ error }).check(z.overwrite(toSingleLine), z.refine(isName, { error }));

export const email = z.string({ error: errorKeys.email }).check(
  z.overwrite(toSingleLine),
  z.refine(({ length }) => length <= 254, { error: errorKeys.email, abort: true }),
  z.email({ error: errorKeys.email }),
);
