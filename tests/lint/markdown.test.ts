/** Text that looks like Markdown but is not parsed as such: what is reported, how it is fixed, and what is accepted. */
import { describe, expect, test } from 'vitest';
import { applyFixes } from '#lint/autofix.ts';
import { checkDocument } from '#lint/lint-document.ts';

/** Rules about text that is not parsed as Markdown. */
const checkedRules = /(?:as-text|undefined|table-row)$/;
const frontmatter = '---\ntitle: Title\ndescription: Words\n---\n\n';

const check = (text: string) =>
  checkDocument({
    kind: 'page',
    slug: 'x',
    file: 'en/pages/x.mdx',
    hash: '',
    language: 'en',
    text,
  }).findings.filter(({ rule }) => checkedRules.test(rule));

describe('a fix of unparsed Markdown corrects', () => {
  test.each([
    ['a heading', '##The round', '## The round'],
    ['a heading with a non-breaking space', '#\u00A0The round', '# The round'],
    ['a heading in a list', '- ##The round', '- ## The round'],
    ['a link in bold', '**[a] (/team)**', '**[a](/team)**'],
    ['a link with words in italics', '[*a*] (/team)', '[*a*](/team)'],
    ['a link with swapped brackets', '(a *b*)[/team]', '[a *b*](/team)'],
    ['a telephone number', '[a](tel:22 33 44 55)', '[a](tel:22334455)'],
    ['a subject', '[a](mailto:b@c.no?subject=A b)', '[a](mailto:b@c.no?subject=A%20b)'],
    ['a title', '[a](/team “A title”)', '[a](/team "A title")'],
    ['an image', '![a] (/assets/dot.svg)', '![a](/assets/dot.svg)'],
  ])('%s', (_name, incorrect, correct) => {
    const findings = check(frontmatter + incorrect);
    expect(findings).toHaveLength(1);
    expect(applyFixes(frontmatter + incorrect, findings).text).toBe(frontmatter + correct);
  });
});

describe('nothing is reported for', () => {
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
  ])('%s', (body) => {
    expect(check(frontmatter + body)).toEqual([]);
  });
});
