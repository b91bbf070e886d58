/** A passage of prose as a reader sees it, and where each of its characters stands in the file. */
import type { Language } from '#i18n/languages.ts';
import type { Edit } from '#pipeline/finding.ts';

export interface Passage {
  /** What is read. Code, pictures and placeholders are one `hidden` each. */
  text: string;
  language: Language;
  /** `cell` of a table, where spaces align columns; `body` is other text of the document; `value` stands in a field. */
  kind: 'body' | 'cell' | 'value';
  /** How a space that does not break is written there. */
  fixedSpace: string;
  stretches: Stretch[];
}

/** A part of a passage's text that stands in one piece in the file. */
export interface Stretch {
  /** Where it begins in the text. */
  index: number;
  length: number;
  /** Offsets in the file. As long as the text: character for character; otherwise all of it is one sign there. */
  from: number;
  to: number;
  /** Whether its characters may be replaced. */
  editable: boolean;
}

/** Stands in a passage for what is no prose. */
export const hidden = '\uFFFC';

/** Where a part of the text stands in the file. */
export function rangeOf({ stretches }: Passage, from: number, to: number): { from: number; to: number } {
  const first = stretches.findLast(({ index }) => index <= from);
  const last = stretches.findLast(({ index }) => index < to) ?? first;
  return {
    from: first ? first.from + (isLiteral(first) ? Math.min(from - first.index, first.length) : 0) : 0,
    to: last ? (isLiteral(last) ? last.from + Math.min(to - last.index, last.length) : last.to) : 0,
  };
}

/**
 * The edit that replaces a part of the text.
 * @returns undefined where something else stands within it in the file: marks, tags, the beginning of a line.
 */
export function editOf(passage: Passage, from: number, to: number, text: string): Edit | undefined {
  const touched = passage.stretches.filter(({ index, length }) => index < to && index + length > from);
  const inOnePiece = touched.every(
    (each, at) => each.editable && (at === 0 || touched[at - 1]?.to === each.from),
  );
  return touched.length && inOnePiece ? { ...rangeOf(passage, from, to), text } : undefined;
}

const isLiteral = ({ length, from, to }: Stretch): boolean => to - from === length;

/** Collects the parts of a passage. */
export class PassageBuilder {
  private text = '';
  private readonly stretches: Stretch[] = [];

  /** @param stretches their `index` counted from the beginning of `text`. */
  add(text: string, stretches: Stretch[]): void {
    for (const stretch of stretches)
      this.stretches.push({ ...stretch, index: stretch.index + this.text.length });
    this.text += text;
  }

  /** Puts a sign where something stands that is no prose. */
  hide(from: number, to: number, sign: string = hidden): void {
    this.add(sign, [{ index: 0, length: sign.length, from, to, editable: false }]);
  }

  /** @returns nothing where there is nothing to read. */
  passage(more: Omit<Passage, 'text' | 'stretches'>): Passage[] {
    return /\S/.test(this.text) ? [{ text: this.text, stretches: this.stretches, ...more }] : [];
  }
}
