/** Source maps of text segments: which characters of a file a character of the text comes from. */
import type { SourceMapping } from './text-segment.ts';

const entity = /&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*);/iy;
const escapeInQuotes = /\\(?:u[\da-f]{4}|x[\da-f]{2}|.)/isy;
const space = /\s/;

/** The notation of characters: Markdown, an attribute of a component, or a quoted string of YAML or JSON. */
export type Notation = 'markdown' | 'attribute' | 'quoted';

/**
 * Maps a parsed text to its source, which can have entities, escapes, folded lines and quote markers instead of characters.
 * @param from offset of the source in the file.
 * @returns mappings that cover the text. Text that cannot be aligned is one mapping that may not be edited.
 */
export function mapOffsets(source: string, text: string, from: number, notation: Notation): SourceMapping[] {
  if (source === text)
    return [{ index: 0, length: text.length, from, to: from + source.length, isEditable: true }];
  const mappings: SourceMapping[] = [];
  let sourceIndex = 0;
  /** Maps `length` UTF-16 units of the text to `consumed` units of the source. */
  const push = (index: number, length: number, consumed: number) => {
    const last = mappings.at(-1);
    const isLiteral = length === consumed;
    if (
      isLiteral &&
      last?.to === from + sourceIndex &&
      last.to - last.from === last.length &&
      last.length > 0
    ) {
      last.length += length;
      last.to += consumed;
    } else
      mappings.push({
        index,
        length,
        from: from + sourceIndex,
        to: from + sourceIndex + consumed,
        isEditable: true,
      });
    sourceIndex += consumed;
  };
  for (let index = 0; index < text.length; ) {
    const character = text[index] as string;
    if (space.test(character) && space.test(source[sourceIndex] ?? '')) {
      // Blanks around a line break, and quote markers before the next line, are not in the text.
      const lineBreak = /[^\S\n]*\n[\s>]*/y;
      lineBreak.lastIndex = sourceIndex;
      const match = lineBreak.exec(source);
      if (match) {
        let textLength = 1;
        while (space.test(text[index + textLength] ?? '')) textLength++;
        push(index, textLength, match[0].length);
        index += textLength;
        continue;
      }
    }
    const notated = matchAt(notation === 'quoted' ? escapeInQuotes : entity, source, sourceIndex);
    if (notated && !text.startsWith(notated, index)) {
      const length = (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
      push(index, length, notated.length);
      index += length;
    } else if (notation === 'quoted' && character === "'" && source.startsWith("''", sourceIndex)) {
      push(index++, 1, 2);
    } else if (source[sourceIndex] === character) push(index++, 1, 1);
    else if (notation === 'markdown' && source[sourceIndex] === '\\' && source[sourceIndex + 1] === character)
      push(index++, 1, 2);
    else {
      mappings.push({
        index,
        length: text.length - index,
        from: from + sourceIndex,
        to: from + source.length,
        isEditable: false,
      });
      break;
    }
  }
  return mappings;
}

function matchAt(pattern: RegExp, source: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(source)?.[0];
}
