import { errorKeys } from './errors.ts';
import { z } from './zod.ts';

/** Maximum length of a message or a description, in characters. The UI strings of the forms mention it, too. */
export const maxTextLength = 5000;

/** Counts code points, because an emoji of two UTF-16 units is one character to a person. */
export const countCharacters = (text: string): number => [...text].length;

/** Normalises line ends to `\n` and removes characters that a page, a database or a mail cannot contain. */
export const normalizeText = (text: string): string =>
  text
    // Same as toWellFormed, which Firefox 118 and older lack.
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** Normalises text as it is counted and stored. */
export const trimText = (text: string): string => normalizeText(text).trim();

/** Normalises text to a single line, so that it fits into a mail header. */
export const toSingleLine = (text: string): string => trimText(text).replace(/\s+/g, ' ');

const isWithinLimit = (text: string) => countCharacters(text) <= maxTextLength;

export const requiredTextSchema = z
  .string({ error: errorKeys.required })
  .check(
    z.overwrite(trimText),
    z.refine(Boolean, { error: errorKeys.required, abort: true }),
    z.refine(isWithinLimit, { error: errorKeys.tooLong }),
  );

/** Becomes undefined if it is empty. */
export const optionalTextSchema = z.pipe(
  z.nullish(
    z
      .string({ error: errorKeys.invalid })
      .check(z.overwrite(trimText), z.refine(isWithinLimit, { error: errorKeys.tooLong })),
  ),
  z.transform((text) => text || undefined),
);
