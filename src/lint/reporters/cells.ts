/** Text as a terminal sets it: in cells, of which a character takes none, one or two. */
import { visible } from './text.ts';

export interface Grapheme {
  shown: string;
  /** Where it stands in the line, in UTF-16 units. */
  from: number;
  to: number;
  /** Cells before it. */
  at: number;
  /** Cells it takes. */
  width: number;
}

const tabStop = 4;
const segmenter = new Intl.Segmenter();
const plain = /^[\x20-\x7e]$/;
/** Unicode's East Asian Width has no class of its own in expressions: the scripts and blocks that are wide. */
const wide =
  /^(?:[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|\p{Emoji_Presentation})|\ufe0f/u;
const withoutWidth = /^[\p{Mark}\p{Format}]+$/u;

/** The characters of a line with their places; a tab reaches to the next stop. */
export function graphemesOf(line: string): Grapheme[] {
  const graphemes: Grapheme[] = [];
  let at = 0;
  for (const { segment, index } of segmenter.segment(line)) {
    const width = segment === '\t' ? tabStop - (at % tabStop) : widthOf(segment);
    const shown = segment === '\t' ? ' '.repeat(width) : visible(segment);
    graphemes.push({ shown, from: index, to: index + segment.length, at, width });
    at += width;
  }
  return graphemes;
}

function widthOf(segment: string): number {
  if (plain.test(segment)) return 1;
  if (withoutWidth.test(visible(segment))) return 0;
  return wide.test(segment) ? 2 : 1;
}
