import type { Code } from 'mdast';
import { error, type Finding } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { Rule } from '../../rule.ts';
import { getOffsets } from '../../unparsed-markdown.ts';

export const unclosedCode: Rule = {
  docs: {
    'code/unclosed': {
      description: 'A code block has no line of ``` at its end.',
      rationale: 'Visitors see all text after it as code.',
      incorrect: '```ts\nconst answer = 42;\n\nThat is all.',
      correct: '```ts\nconst answer = 42;\n```\n\nThat is all.',
    },
  },
  checkDocument({ source: { file }, body, tree }) {
    const findings: Finding[] = [];
    visit(tree, 'code', (node) => {
      const fence = findUnclosedFence(node, body);
      if (!fence) return;
      const toPosition = createPositionLookup(body);
      const { from } = getOffsets(node);
      const message = `This code block has no line ${fence} at its end, so visitors see the text after it as code. Write ${fence} on a line of its own where the code ends.`;
      findings.push(
        error(file, toPosition(from), 'code/unclosed', message, { end: toPosition(from + fence.length) }),
      );
    });
    return findings;
  },
};

/** Returns the fence of a code block that does not end, or that ends with the next block. */
function findUnclosedFence(node: Code, body: string): string | undefined {
  const { from, to } = getOffsets(node);
  const source = body.slice(from, to);
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (!fence) return undefined;
  const lastLine = source.slice(source.lastIndexOf('\n') + 1).replace(/^[ \t>]*/, '');
  const isClosed =
    source.includes('\n') && lastLine.trimEnd() === fence[0]?.repeat(lastLine.trimEnd().length);
  if (!isClosed || lastLine.trimEnd().length < fence.length) return fence;
  // A fence with a language cannot close a block, so the block before it was never closed.
  const isMarkdown = /^(?:md|mdx|markdown|mdoc|text|txt|diff)$/i.test(node.lang ?? '');
  const opensAnother = node.value
    .split('\n')
    .some((line) => line.startsWith(fence) && /^[`~]+[a-z]+\s*$/i.test(line));
  return opensAnother && !isMarkdown ? fence : undefined;
}
