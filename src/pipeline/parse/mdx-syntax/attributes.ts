/** Mistakes around the values of props, which the parser notices long after them. */
import type { Complaint, SyntaxMistake } from './parse-error.ts';

/** @returns undefined where no value is to blame. */
export function attributeSlip({ reason, body, offset }: Complaint): SyntaxMistake | undefined {
  if (!/ (?:in|before|after) (?:attribute name|name|tag)|after self-closing/.test(reason)) return undefined;
  return equalsForgotten(body, offset) ?? quoteForgotten(body, offset);
}

/** `<Callout tone"info">`. */
function equalsForgotten(body: string, offset: number): SyntaxMistake | undefined {
  const prop = /<[A-Za-z][^<>"'\n]*\s([\w-]+)$/.exec(body.slice(Math.max(offset - 200, 0), offset))?.[1];
  const value = /^"[^"<>\n]*"|^'[^'<>\n]*'/.exec(body.slice(offset, offset + 200))?.[0];
  if (!prop || !value) return undefined;
  return {
    message: `The sign = is missing after "${prop}". Write ${prop}=${value}.`,
    from: offset - prop.length,
    to: offset + value.length,
    fix: { title: `Write ${prop}=${value}.`, text: '=', from: offset, to: offset },
  };
}

/** `<Figure alt="A dot>A caption</Figure>`: the value goes on to the next quotation mark, wherever that is. */
function quoteForgotten(body: string, offset: number): SyntaxMistake | undefined {
  const before = body.slice(0, offset);
  const opening = [...before.matchAll(/([\w-]+)=(["'])/g)].findLast(({ index, 0: all, 2: quote = '"' }) => {
    const start = index + all.length;
    const end = body.indexOf(quote, start);
    return (
      end !== -1 && end < offset && /[<>]|\n[ \t]*\n/.test(body.slice(start, end)) && isInTag(body, index)
    );
  });
  if (!opening) return undefined;
  const [all, prop, quote] = opening;
  const from = opening.index + all.length - 1;
  return {
    message: `The quotation mark after ${prop}= is never closed. Write ${quote} at the end of the value as well.`,
    from,
    to: from + 1,
  };
}

/** Whether a tag is open at an offset, as far as the line before says. */
const isInTag = (body: string, offset: number): boolean =>
  /<[A-Za-z][^<>]*$/.test(body.slice(Math.max(offset - 400, 0), offset));
