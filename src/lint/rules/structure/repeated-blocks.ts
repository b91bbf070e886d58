import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type Finding, warning } from '#pipeline/finding.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { Rule } from '../../rule.ts';

/** Reports paragraphs, table rows and components that a merge or a paste has left twice. */
export const repeatedBlocks: Rule = {
  docs: {
    'structure/repeated': {
      description: 'A paragraph, a table row or a component is on the page twice.',
      rationale: 'Visitors read the same again. Most often a merge or a paste has left it behind.',
      incorrect:
        'We test with the people who will use it, from the first week on.\n\nThe price is fixed.\n\nWe test with the people who will use it, from the first week on.',
      correct: 'We test with the people who will use it, from the first week on.\n\nThe price is fixed.',
    },
  },
  checkDocument({ source: { file }, tree, body }) {
    const findings: Finding[] = [];
    const firstLines = new Map<string, number>();
    let section = 0;
    visit(tree, (node: Nodes, _index, parent) => {
      if (node.type === 'heading') section = node.position?.start.line ?? 0;
      const block = toComparableBlock(node, parent as Parents | undefined, body, section);
      const { start, end } = node.position ?? {};
      if (!block || !start || !end) return;
      const firstLine = firstLines.get(block.key);
      firstLines.set(block.key, firstLine ?? start.line);
      if (firstLine !== undefined)
        findings.push(
          warning(
            file,
            start,
            'structure/repeated',
            `This ${block.noun} is on the page twice (line ${firstLine}). Remove one of the two.`,
            { end },
          ),
        );
    });
    return findings;
  },
};

/** A shorter sentence, such as a note, may well be repeated on purpose, and under another heading a short paragraph. */
const minCharacters = { inSection: 60, inDocument: 160 };

/** Returns true for text of words that ends like a sentence, without code. */
const isProse = (text: string): boolean =>
  !text.includes('`') && /[.!?…]["”»)*_]*$/.test(text) && /\p{L}/u.test(text);

/** Returns what makes a block the same as another one, and what it is called. Undefined for what may be repeated. */
function toComparableBlock(
  node: Nodes,
  parent: Parents | undefined,
  body: string,
  section: number,
): { key: string; noun: string } | undefined {
  const place = `${parent?.position?.start.offset}`;
  const getSource = () =>
    body.slice(node.position?.start.offset, node.position?.end.offset).replace(/\s+/g, ' ').trim();
  if (node.type === 'paragraph') {
    if (parent?.type !== 'root' && parent?.type !== 'mdxJsxFlowElement') return undefined;
    const source = getSource();
    if (source.length < minCharacters.inSection || !isProse(source)) return undefined;
    return {
      key: source.length < minCharacters.inDocument ? `${section} ${source}` : source,
      noun: 'paragraph',
    };
  }
  if (node.type === 'tableRow') {
    const source = getSource();
    const words = source.match(/\p{L}{2,}/gu) ?? [];
    return words.length > 1 && !/[`<]/.test(source)
      ? { key: `${place} ${source}`, noun: 'table row' }
      : undefined;
  }
  return isLeadingElement(node) ? { key: `${place} ${getSource()}`, noun: `<${node.name}>` } : undefined;
}

/** Returns true for a component that leads somewhere, such as a case. The others may be repeated: lines, decorations. */
const isLeadingElement = (node: Nodes): node is MdxJsxFlowElement =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  /^[A-Z]/.test(node.name ?? '') &&
  node.children.length === 0 &&
  node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'to');
