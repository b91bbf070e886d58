/** The outline of a page: its headings in order, each with or without content below it. */
import type { Range } from '../positions.ts';

/** A heading of Markdown or of a component. */
export interface OutlineHeading extends Range {
  depth: number;
  /** The component that renders it. */
  component?: string | undefined;
  /** True if nothing follows it before the end of its section. */
  isEmpty: boolean;
}

export interface Outline {
  readonly headings: OutlineHeading[];
  addHeading: (heading: Omit<OutlineHeading, 'isEmpty'>) => void;
  /** Adds content at an offset. Content within the last heading is the heading's own text. */
  addContent: (offset: number) => void;
}

/** Creates an outline. Headings and content are added in the order of the page. */
export function createOutline(): Outline {
  const headings: OutlineHeading[] = [];
  return {
    headings,
    addHeading(heading) {
      const last = headings.at(-1);
      if (last && heading.depth > last.depth) last.isEmpty = false;
      headings.push({ ...heading, isEmpty: true });
    },
    addContent(offset) {
      const last = headings.at(-1);
      if (last && offset >= last.to) last.isEmpty = false;
    },
  };
}
