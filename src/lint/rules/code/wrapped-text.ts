import { error, type Finding } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import type { DocumentContext, Rule } from '../../rule.ts';
import { getOffsets } from '../../unparsed-markdown.ts';

/** Reports a document whose whole text is one block of Markdown, as chat programs give it. */
export const wrappedText: Rule = {
  docs: {
    'code/wrapped-text': {
      description: 'The whole text of a document is in a code block.',
      rationale: 'Visitors see the characters of Markdown instead of headings and links.',
      incorrect: '```markdown\n## Who we are\n\nTesters and developers.\n```',
      correct: '## Who we are\n\nTesters and developers.',
      fixable: true,
    },
  },
  checkDocument: checkWrappedText,
};

/** Languages of blocks that hold a text, and none at all. */
const textLanguages = [undefined, null, 'markdown', 'md', 'mdx'];

function checkWrappedText({ source, body, tree }: DocumentContext): Finding[] {
  const [block, ...others] = tree.children;
  if (block?.type !== 'code' || others.length > 0) return [];
  if (!textLanguages.includes(block.lang) || !/^#{2,6} \S/m.test(block.value)) return [];
  const { from, to } = getOffsets(block);
  const firstLineEnd = body.indexOf('\n', from);
  const lastLine = body.lastIndexOf('\n', to - 1) + 1;
  if (!/^(?:`{3,}|~{3,})/.test(body.slice(from)) || !/^(?:`{3,}|~{3,})$/.test(body.slice(lastLine, to)))
    return [];
  const toPosition = createPositionLookup(body);
  const firstLine = body.slice(from, firstLineEnd);
  return [
    error(
      source.file,
      toPosition(from),
      'code/wrapped-text',
      `The whole text is in a code block, so visitors see the characters of Markdown. Remove this line, ${firstLine}, and the last one.`,
      {
        end: toPosition(firstLineEnd),
        fix: {
          title: 'Remove the first and the last line of the code block.',
          edits: [
            { from, to: firstLineEnd + 1, text: '' },
            { from: lastLine, to, text: '' },
          ],
        },
      },
    ),
  ];
}
