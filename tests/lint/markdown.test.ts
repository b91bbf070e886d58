/** What Markdown leaves as text: what is said of it, and what is left alone. */
import { describe, expect, test } from 'vitest';
import { applyFixes } from '#lint/autofix.ts';
import { checkUnparsedMarkdown } from '#lint/unparsed-markdown.ts';
import { parseBody } from '#pipeline/parse/parse-body.ts';

const read = (body: string) => checkUnparsedMarkdown('a.mdx', body, parseBody(body));

describe('mended is', () => {
  test.each([
    ['a heading', '##The round', '## The round'],
    ['a heading with a space that does not break', '#\u00A0The round', '# The round'],
    ['a heading in a list', '- ##The round', '- ## The round'],
    ['a link in bold', '**[a] (/team)**', '**[a](/team)**'],
    ['a link of words in italics', '[*a*] (/team)', '[*a*](/team)'],
    ['a link with its brackets turned', '(a *b*)[/team]', '[a *b*](/team)'],
    ['a telephone number', '[a](tel:22 33 44 55)', '[a](tel:22334455)'],
    ['a subject', '[a](mailto:b@c.no?subject=A b)', '[a](mailto:b@c.no?subject=A%20b)'],
    ['a title', '[a](/team “A title”)', '[a](/team "A title")'],
    ['a picture', '![a] (/assets/dot.svg)', '![a](/assets/dot.svg)'],
  ])('%s', (_, before, after) => {
    const { findings } = read(before);
    expect(findings).toHaveLength(1);
    expect(applyFixes(before, findings).text).toBe(after);
  });
});

test.each([
  '#5',
  '#accessibility',
  '##',
  '\\##No',
  '`[a] (/team)`',
  '\\[a] (/team)',
  '[sic] (as we were told)',
  'f(x)[/]',
  'rows[0][1]',
  '[a][b]\n\n[b]: /team',
  'A[^1]\n\n[^1]: B',
  '[a](/team "A “b” c")',
  '[a]( /team )',
  '[a](</my team>)',
  '```\n##No [a] (/team)\n```',
  '<Callout>[a](/team)</Callout>',
])('%s is left alone', (body) => {
  expect(read(body).findings).toEqual([]);
});
