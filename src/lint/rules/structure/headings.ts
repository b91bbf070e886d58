import { error, type Finding } from '#pipeline/finding.ts';
import type { BodyAnalysis } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { OutlineHeading } from '#pipeline/parse/body-analysis/outline.ts';
import { mainAnchorId } from '../links/anchors.ts';

/** One h1, which the layout sets from the frontmatter; below it no level is skipped, and no anchor stands twice. */
export function checkHeadings(file: string, facts: BodyAnalysis): Finding[] {
  const findings: Finding[] = [];
  let depth = 1;
  for (const heading of facts.outline) {
    if (heading.depth === 1)
      findings.push(
        error(
          file,
          heading.start,
          'structure/second-h1',
          'The page\'s one h1 comes from "heading" or "title" in the frontmatter. Begin headings in the text with ##.',
          { end: heading.end },
        ),
      );
    else if (heading.depth > depth + 1)
      findings.push(
        error(file, heading.start, 'structure/heading-jump', describeSkippedLevel(heading, depth), { end: heading.end }),
      );
    depth = Math.max(heading.depth, 1);
  }
  for (const { text, place, end } of facts.headings)
    if (!/[\p{L}\p{N}]/u.test(text))
      findings.push(
        error(
          file,
          place,
          'structure/empty-heading',
          'The heading has no letters or digits, so that nothing can link to it. Write it in words.',
          { end },
        ),
      );
  for (const place of facts.anchors.get(mainAnchorId) ?? [])
    findings.push(
      error(
        file,
        place,
        'structure/duplicate-id',
        `The anchor "${mainAnchorId}" is that of every page's content. Reword the heading, or change the id.`,
      ),
    );
  for (const [id, places] of facts.anchors)
    for (const place of places.slice(1))
      findings.push(
        error(
          file,
          place,
          'structure/duplicate-id',
          `The anchor "${id}" is on this page twice. Reword one of the two headings, or change one id.`,
        ),
      );
  return findings;
}

function describeSkippedLevel({ depth, component }: OutlineHeading, before: number): string {
  const sign = '#'.repeat(before + 1);
  return component
    ? `<${component}> begins with a heading of level ${depth}, but the one before it is level ${before}. Put a heading with ${sign} before it.`
    : `This heading is level ${depth}, but the one before it is level ${before}. Write ${sign}.`;
}
