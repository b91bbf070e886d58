/** The headings of a page in their order, and whether something follows each. */
import type { Range } from '../positions.ts';

/** A heading of the page, whether Markdown or a component renders it. */
export interface OutlineHeading extends Range {
  depth: number;
  /** The component that renders it. */
  component?: string | undefined;
  /** Whether the next thing after it is a heading of its own level or a higher one, or the end of the page. */
  isEmpty: boolean;
}

export interface Outline {
  readonly headings: OutlineHeading[];
  heading: (heading: Omit<OutlineHeading, 'empty'>) => void;
  /** Notes that something stands at an offset; inside a heading it is the heading's own text. */
  content: (offset: number) => void;
}

/** To be told of headings and of what stands between them, from top to bottom. */
export function createOutline(): Outline {
  const headings: OutlineHeading[] = [];
  return {
    headings,
    heading(heading) {
      const last = headings.at(-1);
      if (last && heading.depth > last.depth) last.isEmpty = false;
      headings.push({ ...heading, isEmpty: true });
    },
    content(offset) {
      const last = headings.at(-1);
      if (last && offset >= last.to) last.isEmpty = false;
    },
  };
}
