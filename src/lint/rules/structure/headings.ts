import { error, type Finding } from '#pipeline/finding.ts';
import type { BodyAnalysis } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { OutlineHeading } from '#pipeline/parse/body-analysis/outline.ts';
import type { Rule } from '../../rule.ts';
import { mainAnchorId } from '../links/anchors.ts';

/** Reports a second h1, skipped levels, headings without words, and anchors that are on the page twice. */
export const headings: Rule = {
  docs: {
    'structure/duplicate-id': {
      description: 'Two places of the page have the same anchor.',
      rationale: 'A link can reach only the first of them.',
      incorrect: '## Rounds\n\nText.\n\n<SplitHeading variant="1" id="rounds">More rounds</SplitHeading>',
      correct: '## Rounds\n\nText.\n\n<SplitHeading variant="1" id="more-rounds">More rounds</SplitHeading>',
    },
    'structure/empty-heading': {
      description: 'The heading has no letters or digits.',
      rationale: 'Screen readers cannot read it aloud, and nothing can link to it.',
      incorrect: '## …',
      correct: '## And then',
    },
    'structure/heading-jump': {
      description: 'The heading skips a level.',
      rationale: 'Visitors who move through the page by its headings think that something is missing.',
      incorrect: '## The round\n\nText.\n\n#### Its price',
      correct: '## The round\n\nText.\n\n### Its price',
    },
    'structure/second-h1': {
      description: 'The text has a heading of the first level, which the page has already.',
      rationale: 'Screen readers and search engines mistake it for the beginning of another page.',
      incorrect: '# The round',
      correct: '## The round',
    },
  },
  checkDocument: ({ source: { file }, analysis }) => [
    ...checkLevels(file, analysis.outline),
    ...analysis.headings
      .filter(({ text }) => !/[\p{L}\p{N}]/u.test(text))
      .map(({ start, end }) =>
        error(
          file,
          start,
          'structure/empty-heading',
          'The heading has no letters or digits, so nothing can link to it. Write it in words.',
          { end },
        ),
      ),
    ...checkAnchors(file, analysis.anchors),
  ],
};

/** The layout renders the h1 from the frontmatter, so the body starts at level 2. */
function checkLevels(file: string, outline: readonly OutlineHeading[]): Finding[] {
  return outline.flatMap((heading, index) => {
    const { depth, start, end } = heading;
    const previousDepth = outline[index - 1]?.depth ?? 1;
    const report = (rule: string, message: string) => [error(file, start, rule, message, { end })];
    if (depth === 1)
      return report(
        'structure/second-h1',
        'The main heading of the page comes from "heading" or "title" in the frontmatter. Begin headings in the text with ##.',
      );
    return depth > previousDepth + 1
      ? report('structure/heading-jump', describeSkippedLevel(heading, previousDepth))
      : [];
  });
}

function describeSkippedLevel({ depth, component }: OutlineHeading, previousDepth: number): string {
  const hashes = '#'.repeat(previousDepth + 1);
  return component
    ? `<${component}> begins with a heading of level ${depth}, but the one before it is level ${previousDepth}. Write a heading with ${hashes} before it.`
    : `This heading is level ${depth}, but the one before it is level ${previousDepth}. Write ${hashes}.`;
}

function checkAnchors(file: string, anchors: BodyAnalysis['anchors']): Finding[] {
  const reserved = (anchors.get(mainAnchorId) ?? []).map((position) =>
    error(
      file,
      position,
      'structure/duplicate-id',
      `Every page already has the anchor "${mainAnchorId}". Reword the heading, or change the id.`,
    ),
  );
  const duplicates = [...anchors].flatMap(([id, [, ...others]]) =>
    others.map((position) =>
      error(
        file,
        position,
        'structure/duplicate-id',
        `The anchor "${id}" is on this page twice. Reword one of the two headings, or change one id.`,
      ),
    ),
  );
  return [...reserved, ...duplicates];
}
