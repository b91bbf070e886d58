import { errorKeys } from './errors.ts';
import { z } from './zod.ts';

/** The most characters a message or a description may have. The strings of the forms say it, too. */
export const maxTextLength = 5000;

/** Characters as a person counts them: an emoji outside the first plane is one. */
export const countCharacters = (text: string): number => [...text].length;

/**
 * Text whose lines end in `\n`, whatever a browser sends, and in which nothing stands that a page, a database or a mail
 * cannot hold.
 */
export const normalizeText = (text: string): string =>
  text
    // What toWellFormed does; Firefox 118 and older lack it.
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** Text as it is counted and kept. */
export const trimText = (text: string): string => normalizeText(text).trim();

/** The same on one line, so that it can stand in the header of a mail. */
export const toSingleLine = (text: string): string => trimText(text).replace(/\s+/g, ' ');

const withinLimit = (text: string) => countCharacters(text) <= maxTextLength;

export const requiredText = z
  .string({ error: errorKeys.required })
  .check(
    z.overwrite(trimText),
    z.refine(Boolean, { error: errorKeys.required, abort: true }),
    z.refine(withinLimit, { error: errorKeys.tooLong }),
  );

/** Left empty, it is left out. */
export const optionalText = z.pipe(
  z.nullish(
    z
      .string({ error: errorKeys.invalid })
      .check(z.overwrite(trimText), z.refine(withinLimit, { error: errorKeys.tooLong })),
  ),
  z.transform((text) => text || undefined),
);
