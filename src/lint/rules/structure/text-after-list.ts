import type { Nodes } from 'mdast';
import { type Finding, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { Rule } from '../../rule.ts';
import { getOffsets } from '../../unparsed-markdown.ts';

/** Reports a sentence directly below a list, which Markdown takes as a part of the last item. */
export const textAfterList: Rule = {
  docs: {
    'structure/text-after-list': {
      description: 'A sentence follows a list without an empty line, and becomes a part of its last item.',
      rationale: 'Visitors read the sentence as if it belonged to the item alone.',
      incorrect: '- a plan\n- a price\nThere are options in between.',
      correct: '- a plan\n- a price\n\nThere are options in between.',
      fixable: true,
    },
  },
  checkDocument({ source: { file }, tree, body }) {
    const findings: Finding[] = [];
    const toPosition = createPositionLookup(body);
    visit(tree, 'list', ({ children }) => {
      const paragraph: Nodes | undefined = children.at(-1)?.children.at(-1);
      if (paragraph?.type !== 'paragraph') return;
      const { from, to } = getOffsets(paragraph);
      const match = sentenceBelow.exec(body.slice(from, to));
      if (!match) return;
      const start = from + match[0].length;
      const message = 'This sentence is a part of the list item above. Insert an empty line before it.';
      findings.push(
        warning(file, toPosition(start), 'structure/text-after-list', message, {
          end: toPosition(to),
          fix: { title: 'Insert an empty line.', edits: [{ from: start, to: start, text: '\n' }] },
        }),
      );
    });
    return findings;
  },
};

/** Matches a short item and the break before a sentence that is not indented. A longer item has been wrapped. */
const sentenceBelow = /^[^\n]{1,60}\n(?=\p{Lu}\p{Ll}*(?: [\p{L}’'-]+,?){3,}[^\n]*[.!?:])/u;
