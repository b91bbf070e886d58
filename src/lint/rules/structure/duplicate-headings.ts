import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';
import { getPath } from '../../site.ts';

export const duplicateHeadings: Rule = {
  docs: {
    'structure/duplicate-heading': {
      description: 'Two headings of the page have the same words, and a link leads to one of them.',
      rationale: 'The link depends on their order: it leads to the other heading when a section is moved.',
      incorrect: '## Price\n\nText.\n\n## Price\n\nText, see [above](#price).',
      correct: '## Price\n\nText.\n\n## What is not in the price\n\nText, see [above](#price).',
    },
  },
  checkContent({ site: { documents } }) {
    const linkedAnchors = new Set(documents.flatMap(getAnchorLinks));
    return documents.flatMap((document) => checkDocument(document, linkedAnchors));
  },
};

function checkDocument(document: Document, linkedAnchors: ReadonlySet<string>): Finding[] {
  const path = getPath(document);
  const groups = Map.groupBy(document.analysis.headings, ({ text }) => text.toLowerCase());
  return [...groups.values()].flatMap((headings) => {
    const [first, ...others] = headings;
    if (!first || !headings.some(({ id }) => linkedAnchors.has(`${path}#${id}`))) return [];
    return others.map(({ text, id, start, end }) =>
      warning(
        document.source.file,
        start,
        'structure/duplicate-heading',
        `The heading "${text}" is on this page twice, and a link leads to one of the two: the first is #${first.id}, and this one is #${id}. Reword one of them, so that the link always leads to the same heading.`,
        { end },
      ),
    );
  });
}

/** Returns the links to anchors, as path and hash. */
function getAnchorLinks(document: Document): string[] {
  return document.analysis.links.flatMap(({ url }) => {
    const [path, hash] = url.split('#');
    return hash ? `${path?.split('?')[0] || getPath(document)}#${hash}` : [];
  });
}
