import type { List, Nodes } from 'mdast';
import { type Finding, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { DocumentContext, Rule } from '../../rule.ts';
import { getOffsets } from '../../unparsed-markdown.ts';

/** Reports lists that a different character after a number or in place of a - divides in two. */
export const splitLists: Rule = {
  docs: {
    'structure/split-list': {
      description: 'A list has two kinds of markers, such as 1. and 2), so that it is two lists.',
      rationale: 'Visitors see a gap in the list, and screen readers announce two lists.',
      incorrect: '1. Plan\n2) Build\n3) Test',
      correct: '1. Plan\n2. Build\n3. Test',
      fixable: true,
    },
  },
  checkDocument: (context) => {
    const findings: Finding[] = [];
    visit(context.tree, (node) => {
      if (!('children' in node)) return;
      const children: readonly Nodes[] = node.children;
      for (const [index, child] of children.entries()) {
        const next = children[index + 1];
        if (child.type === 'list' && next?.type === 'list' && isContinued(child, next, context.body))
          findings.push(reportSplit(context, child, next));
      }
    });
    return findings;
  },
};

/** Returns whether the second list has the next number, or, without numbers, begins on the next line. */
function isContinued(list: List, next: List, body: string): boolean {
  if (list.ordered !== next.ordered) return false;
  if (list.ordered) return next.start === (list.start ?? 1) + list.children.length;
  return !/\n[ \t>]*\n/.test(body.slice(getOffsets(list).to, getOffsets(next).from));
}

function reportSplit({ source, body }: DocumentContext, list: List, next: List): Finding {
  const toPosition = createPositionLookup(body);
  const [mark, nextMark] = [list, next].map((each) => getMarker(body, each.children[0]));
  const edits = next.children.flatMap((item) => {
    const marker = getMarker(body, item);
    return mark && marker ? [{ from: marker.to - 1, to: marker.to, text: mark.text.slice(-1) }] : [];
  });
  const [number = '', nextNumber = ''] = [mark?.text, nextMark?.text];
  const message = `"${nextNumber}" begins a second list, because the list above it has "${number}". Write ${nextNumber.slice(0, -1)}${number.slice(-1)}`;
  const { from } = getOffsets(next);
  return warning(source.file, toPosition(from), 'structure/split-list', message, {
    end: toPosition(from + nextNumber.length),
    fix: { title: 'Write the same marker throughout.', edits },
  });
}

/** Digits of the longest number that Markdown takes for that of a list, and the character after it. */
const maxMarkerLength = 10;

/** Returns the number or bullet of an item, with the offset of its end. */
function getMarker(body: string, item: Nodes | undefined): { text: string; to: number } | undefined {
  if (!item) return undefined;
  const { from } = getOffsets(item);
  const text = /^(?:\d+[.)]|[-*+])/.exec(body.slice(from, from + maxMarkerLength))?.[0];
  return text === undefined ? undefined : { text, to: from + text.length };
}
