/** A segment of text as readers see it, with the mapping of its characters to the source file. */
import type { Language } from '#i18n/languages.ts';
import type { Edit } from '#pipeline/finding.ts';

export interface TextSegment {
  /** The text that is read. Each piece of code, image or placeholder is one `objectReplacement`. */
  text: string;
  language: Language;
  /** `cell`: in a table, where spaces align columns. `body`: other text of the document. `value`: in a field or prop. */
  kind: 'body' | 'cell' | 'value';
  /** True in a block quote: what others say, and what was said or sent. */
  isQuotation?: boolean;
  /** The notation for a non-breaking space in this place of the source. */
  nonBreakingSpace: string;
  mappings: SourceMapping[];
}

/** A piece of a segment's text that is contiguous in the source file. */
export interface SourceMapping {
  /** Offset in the segment's text. */
  index: number;
  length: number;
  /**
   * Offsets in the file. If this range is as long as the text, the characters correspond one to one; otherwise the range is
   * the notation of one character, such as `&amp;`.
   */
  from: number;
  to: number;
  /** True if the characters may be replaced. */
  isEditable: boolean;
}

/** Replaces everything in a segment that is not prose (U+FFFC, the Unicode object replacement character). */
export const objectReplacement = '\uFFFC';

/** Maps a range of the segment's text to offsets in the file. */
export function toSourceRange(
  { mappings }: TextSegment,
  from: number,
  to: number,
): { from: number; to: number } {
  const first = mappings.findLast(({ index }) => index <= from);
  const last = mappings.findLast(({ index }) => index < to) ?? first;
  return {
    from: first ? first.from + (isLiteral(first) ? Math.min(from - first.index, first.length) : 0) : 0,
    to: last ? (isLiteral(last) ? last.from + Math.min(to - last.index, last.length) : last.to) : 0,
  };
}

/**
 * Creates the edit that replaces a range of the segment's text in the file.
 * @returns undefined where the range contains other syntax in the file: emphasis, tags, quote markers.
 */
export function toSourceEdit(segment: TextSegment, from: number, to: number, text: string): Edit | undefined {
  const touchedMappings = segment.mappings.filter(({ index, length }) => index < to && index + length > from);
  const isContiguous = touchedMappings.every(
    ({ isEditable, from }, index) => isEditable && (index === 0 || touchedMappings[index - 1]?.to === from),
  );
  return touchedMappings.length && isContiguous ? { ...toSourceRange(segment, from, to), text } : undefined;
}

const isLiteral = ({ length, from, to }: SourceMapping): boolean => to - from === length;

/** Builds a segment from the pieces of its text. */
export class TextSegmentBuilder {
  private text = '';
  private readonly mappings: SourceMapping[] = [];

  /** Adds text. @param mappings with `index` relative to `text`. */
  add(text: string, mappings: SourceMapping[]): void {
    for (const mapping of mappings)
      this.mappings.push({ ...mapping, index: mapping.index + this.text.length });
    this.text += text;
  }

  /** Adds one character for a range of the file that is not prose. */
  addHidden(from: number, to: number, character: string = objectReplacement): void {
    this.add(character, [{ index: 0, length: character.length, from, to, isEditable: false }]);
  }

  /** Returns the segment in an array, which is empty where the text is blank. */
  build(properties: Omit<TextSegment, 'text' | 'mappings'>): TextSegment[] {
    return /\S/.test(this.text) ? [{ text: this.text, mappings: this.mappings, ...properties }] : [];
  }
}
