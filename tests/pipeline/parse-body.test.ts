import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { parseBody } from '#pipeline/parse/parse-body.ts';

const standardParser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** Returns the syntax tree, or the error as text. */
function getOutcome(parse: (body: string) => unknown, body: string): unknown {
  try {
    return parse(body);
  } catch (cause) {
    return String(cause);
  }
}

/** Serializes the outcome, because comparing trees takes a hundred times as long. */
const serializeOutcome = (parse: (body: string) => unknown, body: string) =>
  JSON.stringify(getOutcome(parse, body));
const expectStandardTree = (body: string) => {
  expect(serializeOutcome(parseBody, body)).toBe(
    serializeOutcome((text) => standardParser.parse(text), body),
  );
};

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.mdx'),
);

test('parseBody returns the standard tree for every document of the site', {
  timeout: 60_000,
}, () => {
  for (const name of files)
    expectStandardTree(readFileSync(path.join('content', name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
});

test.each([
  'a@example.no',
  'a&#64;example.no',
  'Write to &commat; a_b.c&#x40;d.no',
  '[a](mailto:a@b.no)',
  'See WWW.example.no, Https://example.no and ht&#116;p://example.no',
  String.raw`http:\//example.no, http\://example.no and www\.example.no`,
  '*www*.example.no and [www.example.no](/)',
  'a | b\n- | -\nwww.a.no | &#64;b.no',
  'a\n:-',
  'a\n-:\nb',
  'a\n---\nb\n***\n> c\n-\n- d\n  ==\n1. e',
  '| a | b |\n| - | - |\n| c',
  '> | a |\n> | - |\nb',
])('parseBody returns the standard tree for %j', expectStandardTree);

test.each(['a&#64;example.no', String.raw`http\://example.no`])('parseBody finds the link in %j', (body) => {
  expect(JSON.stringify(parseBody(body))).toContain('"type":"link"');
});

test('parseBody returns the standard tree for random Markdown', () => {
  const fragments = [
    'a',
    ' ',
    '_',
    '*',
    '.',
    '-',
    '+',
    '&#64;',
    '@',
    'www.',
    'b.no',
    'http://',
    'https&colon;//',
    '---',
    '\n:-',
    '\n===\n',
    '\n\n',
    '\n> ',
    '\n- ',
    '\n  ',
    '\n1. ',
    '# ',
    '\t',
    '\n',
    '|',
    '[',
    '](',
    ')',
    '<',
    '>',
    '{',
    '}',
    '`',
    '~',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...fragments), { maxLength: 30 }), (parts) =>
      expectStandardTree(parts.join('')),
    ),
    { numRuns: 500 },
  );
});
