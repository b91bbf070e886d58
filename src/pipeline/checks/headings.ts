import type { Facts } from '../facts.ts';
import { error, type Finding } from '../finding.ts';

/** One h1, which the layout sets from the frontmatter; below it no level is skipped, and no anchor stands twice. */
export function headingFindings(file: string, facts: Facts): Finding[] {
  const findings: Finding[] = [];
  let depth = 1;
  for (const heading of facts.headings) {
    if (heading.depth === 1)
      findings.push(
        error(
          file,
          heading.place,
          'structure/second-h1',
          'The page\'s one h1 comes from "heading" or "title" in the frontmatter. Begin headings in the text with ##.',
        ),
      );
    else if (heading.depth > depth + 1)
      findings.push(
        error(
          file,
          heading.place,
          'structure/heading-jump',
          `This heading is level ${heading.depth}, but the one before it is level ${depth}. Write ${'#'.repeat(depth + 1)}.`,
        ),
      );
    depth = Math.max(heading.depth, 1);
  }
  for (const [id, places] of facts.anchors)
    for (const place of places.slice(1))
      findings.push(
        error(
          file,
          place,
          'structure/duplicate-id',
          `The anchor "${id}" stands twice on this page. Reword one of the two headings, or change one id.`,
        ),
      );
  return findings;
}
