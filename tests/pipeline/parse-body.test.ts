import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { parseBody } from '#pipeline/parse/parse-body.ts';

const whole = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** The tree, or what the parser says. */
function outcome(parse: (body: string) => unknown, body: string): unknown {
  try {
    return parse(body);
  } catch (cause) {
    return String(cause);
  }
}

/** As text: comparing the trees themselves takes a hundred times as long. */
const textOf = (parse: (body: string) => unknown, body: string) => JSON.stringify(outcome(parse, body));
const same = (body: string) => {
  expect(textOf(parseBody, body)).toBe(textOf((each) => whole.parse(each), body));
};

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.mdx'),
);

test('where nothing looks for addresses and tables that are not there, the trees are the same', {
  timeout: 60_000,
}, () => {
  for (const name of files)
    same(readFileSync(path.join('content', name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
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
])('so are those of %j', same);

test.each(['a&#64;example.no', String.raw`http\://example.no`])('%j holds an address', (body) => {
  expect(JSON.stringify(parseBody(body))).toContain('"type":"link"');
});

test('so are those of whatever is made of signs', () => {
  const signs = [
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
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 30 }), (parts) => same(parts.join(''))),
    { numRuns: 500 },
  );
});
