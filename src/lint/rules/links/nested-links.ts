import type { Nodes } from 'mdast';
import { type ComponentName, linkComponents } from '#content/author-components.ts';
import { error } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import type { Rule } from '../../rule.ts';
import { getOffsets } from '../../unparsed-markdown.ts';

export const nestedLinks: Rule = {
  docs: {
    'links/nested': {
      description: 'A link, or the number of a footnote, is inside another link.',
      rationale: 'Browsers end the outer link there, so only a part of its words can be clicked.',
      incorrect: '<Action to="/team">Meet [the team](/team)</Action>',
      correct: '<Action to="/team">Meet the team</Action>',
    },
  },
  checkDocument({ source: { file }, body, tree }) {
    const links = findNestedLinks(tree);
    if (links.length === 0) return [];
    const toPosition = createPositionLookup(body);
    return links.map((node) => {
      const { from, to } = getOffsets(node);
      const message =
        node.type === 'footnoteReference'
          ? 'The number of a footnote is a link, and it is inside another one. Write it after the link.'
          : isSample(node)
            ? 'A sample inside a link has a label that nobody could reach. Write <Sample> around the link.'
            : 'This link is inside another one, so browsers end the outer link here. Write only the words, or write it after the outer link.';
      return error(file, toPosition(from), 'links/nested', message, { end: toPosition(to) });
    });
  },
};

function findNestedLinks(node: Nodes, isInLink = false): Nodes[] {
  const isLinkNode = isLink(node);
  if (isInLink && (isLinkNode || isSample(node))) return [node];
  return 'children' in node
    ? node.children.flatMap((child) => findNestedLinks(child, isInLink || isLinkNode))
    : [];
}

/** The label of a sample is a button, which a link cannot contain. */
const isSample = (node: Nodes): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Sample';

function isLink(node: Nodes): boolean {
  if (node.type === 'link' || node.type === 'linkReference' || node.type === 'footnoteReference') return true;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  if (node.name === 'Partner')
    return node.attributes.some(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'to',
    );
  return linkComponents.includes(node.name as ComponentName);
}
