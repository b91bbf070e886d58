import { errors } from './errors.ts';
import { z } from './zod.ts';

/** The most characters a message or a description may have. The strings of the forms say it, too. */
export const textLimit = 5000;

/** Characters as a person counts them: an emoji outside the first plane is one. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * Text whose lines end in `\n`, whatever a browser sends, and in which nothing stands that a page, a database or a mail
 * cannot hold.
 */
export const plain = (text: string): string =>
  text
    // What toWellFormed does; Firefox 118 and older lack it.
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** Text as it is counted and kept. */
export const tidy = (text: string): string => plain(text).trim();

/** The same on one line, so that it can stand in the header of a mail. */
export const tidyLine = (text: string): string => tidy(text).replace(/\s+/g, ' ');

const withinLimit = (text: string) => lengthOf(text) <= textLimit;

export const requiredText = z
  .string({ error: errors.required })
  .check(
    z.overwrite(tidy),
    z.refine(Boolean, { error: errors.required, abort: true }),
    z.refine(withinLimit, { error: errors.tooLong }),
  );

/** Left empty, it is left out. */
export const optionalText = z.pipe(
  z.nullish(
    z
      .string({ error: errors.invalid })
      .check(z.overwrite(tidy), z.refine(withinLimit, { error: errors.tooLong })),
  ),
  z.transform((text) => text || undefined),
);
