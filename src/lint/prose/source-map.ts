import type { Stretch } from './text-segment.ts';

const entity = /&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*);/iy;
const escapeInQuotes = /\\(?:u[\da-f]{4}|x[\da-f]{2}|.)/isy;
const space = /\s/;

/** How signs are written in a place: Markdown, an attribute of a component, or a string in quotes of YAML and JSON. */
export type Notation = 'markdown' | 'attribute' | 'quoted';

/**
 * Lays a parsed text beside its source: entities, escapes, folded lines and the marks before a line are no characters of it.
 * @param from where the source begins in the file.
 * @returns stretches that cover the text; what cannot be told apart is one that may not be edited.
 */
export function align(source: string, text: string, from: number, notation: Notation): Stretch[] {
  if (source === text)
    return [{ index: 0, length: text.length, from, to: from + source.length, editable: true }];
  const stretches: Stretch[] = [];
  let at = 0;
  /** One or two units of the text for so many of the source. */
  const push = (index: number, length: number, consumed: number) => {
    const last = stretches.at(-1);
    const literal = length === consumed;
    if (literal && last?.to === from + at && last.to - last.from === last.length && last.length > 0) {
      last.length += length;
      last.to += consumed;
    } else stretches.push({ index, length, from: from + at, to: from + at + consumed, editable: true });
    at += consumed;
  };
  for (let index = 0; index < text.length; ) {
    const sign = text[index] as string;
    if (space.test(sign) && space.test(source[at] ?? '')) {
      // A line break: blanks around it, and marks of quotes before the next line, are not in the text.
      const run = /[^\S\n]*\n[\s>]*/y;
      run.lastIndex = at;
      const match = run.exec(source);
      if (match) {
        let inText = 1;
        while (space.test(text[index + inText] ?? '')) inText++;
        push(index, inText, match[0].length);
        index += inText;
        continue;
      }
    }
    const written = matchAt(notation === 'quoted' ? escapeInQuotes : entity, source, at);
    if (written && !text.startsWith(written, index)) {
      const length = (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
      push(index, length, written.length);
      index += length;
    } else if (notation === 'quoted' && sign === "'" && source.startsWith("''", at)) {
      push(index++, 1, 2);
    } else if (source[at] === sign) push(index++, 1, 1);
    else if (notation === 'markdown' && source[at] === '\\' && source[at + 1] === sign) push(index++, 1, 2);
    else {
      const rest = { index, length: text.length - index, from: from + at, to: from + source.length };
      stretches.push({ ...rest, editable: false });
      break;
    }
  }
  return stretches;
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}
