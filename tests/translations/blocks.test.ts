import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadContent } from '#pipeline/load-content.ts';
import { parseBody } from '#pipeline/parse/parse-body.ts';
import { readBlocks } from '#tests/support/translations.ts';
import { TranslationChecker } from '#translations/check-translations.ts';
import { compareLanguages } from '#translations/compare-languages.ts';
import { formatRecord } from '#translations/record/record-file.ts';
import { listUnits } from '#translations/translation-units.ts';
import { confirmPairs } from '#translations/update-record.ts';

const frontmatter = '---\ntitle: A title\ndescription: A text.\n---\n';
const getHashes = (text: string) => readBlocks(text).map(({ hash }) => hash);
const readBody = (body: string) =>
  readBlocks(`${frontmatter}\n${body}\n`).filter(({ kind }) => kind !== 'field');
const summarize = (body: string) =>
  readBody(body).map(({ kind, name, text }) => [kind, name, text].filter(Boolean).join(': '));

describe('blocks', () => {
  test('are headings, paragraphs, list items, table rows, quotes and code', () => {
    const body = [
      '## A heading',
      'A paragraph with *a* [link](/team) and `code`.',
      '- one\n- two\n\n  more of two\n  1. nested',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
      '> A quote.',
      '```ts\nconst a =  1;\n```',
    ].join('\n\n');
    expect(summarize(body)).toEqual([
      'heading: ## A heading',
      'paragraph: A paragraph with *a* [link](/team) and `code`.',
      'list-item: one',
      'list-item: two',
      'list-item: more of two',
      'list-item: nested',
      'table-row: a | b',
      'table-row: 1 | 2',
      'quote: A quote.',
      'code: ts: ts\nconst a =  1;',
    ]);
  });

  test('are texts, figures and links of components, and what is between their tags', () => {
    const body = [
      '<Services id="services" title="What we do">\n\n<Service title="Apps" to="/apps" hue="coral" drawing="app">An app.</Service>\n<Service title="Tests" hue="moss" drawing="quality">\n\nA test.\n\n</Service>\n\n</Services>',
      '<Counters label="Figures"><Counter value="30+" hue="coral">people</Counter></Counters>',
      'A sentence with a <Lit hue="amber">word</Lit>.',
      '<EnquiryForm />',
    ].join('\n\n');
    expect(summarize(body)).toEqual([
      'prop: Services.title: What we do',
      'prop: Service.title: Apps',
      'prop: Service.to: /apps',
      'paragraph: An app.',
      'prop: Service.title: Tests',
      'paragraph: A test.',
      'prop: Counters.label: Figures',
      'prop: Counter.value: 30+',
      'paragraph: people',
      'paragraph: A sentence with a <Lit hue="amber">word</Lit>.',
      'component: EnquiryForm: <EnquiryForm>',
    ]);
  });

  test('are the texts of the frontmatter, and none of its other fields', () => {
    const text =
      '---\ntitle: A title\ndate: 2026-11-20\nhue: moss\nproject:\n  client: Kiddy\ndescription: >\n  In two\n  lines.\n---\n';
    expect(readBlocks(text).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'title: A title',
      'project.client: Kiddy',
      'description: In two lines.',
    ]);
  });

  test('know their lines, the components around them, and the headings and sections above them', () => {
    const blocks = readBody(
      '## First\n\nOne.\n\n### Below\n\nTwo.\n\n<About id="about" title="Us">\n\nThree.\n\n</About>',
    );
    expect(
      blocks.map(({ start, end, anchors }) => [start.line, start.column, end.column, ...anchors]),
    ).toEqual([
      [6, 1, 9, 'first'],
      [8, 1, 5, 'first'],
      [10, 1, 10, 'first', 'below'],
      [12, 1, 5, 'first', 'below'],
      [14, 19, 29, 'about'],
      [16, 1, 7, 'about'],
    ]);
    expect(blocks.at(-1)?.components).toEqual(['About']);
  });
});

describe('the hash of a block', () => {
  test.each([
    ['wrapping', 'One two three.', 'One\ntwo   three.'],
    ['quotation marks', 'He said “yes” and don’t.', 'He said "yes" and don\'t.'],
    ['the nesting of quotation marks', '«Ja», sa han.', '‘Ja’, sa han.'],
    ['the notation of characters', 'ISO&nbsp;27001 & é', 'ISO 27001 &amp; e\u0301'],
    ['the notation of emphasis', '*a* and **b**', '_a_ and __b__'],
    ['link definitions', '[a](/team)', '[a][t]\n\n[t]: /team'],
    ['comments', 'One two.', 'One {/* note */} two.'],
    ['the order of props', 'A <Lit hue="amber" id="a">b</Lit>.', 'A <Lit id="a" hue="amber">b</Lit>.'],
    ['bullets', '- a\n- b', '* a\n\n* b'],
    ['fences', '```ts\na\n```', '~~~ts\na\n~~~'],
    ['the width of table columns', '| a | b |\n| - | - |', '|a    |b|\n|:---:|---|'],
  ])('does not depend on %s', (_, before, after) => {
    expect(readBody(after).map(({ hash }) => hash)).toEqual(readBody(before).map(({ hash }) => hash));
  });

  test.each([
    ['a word', 'One two.', 'One three.'],
    ['a link', '[a](/team)', '[a](/contact)'],
    ['white space in code', '```\na  b\n```', '```\na b\n```'],
    ['a number', '4,900', '4,800'],
    ['emphasis', 'a *b*', 'a b'],
    ['the depth of a heading', '## A', '### A'],
    [
      'a figure of a component',
      '<KeyFigure value="63 %">a</KeyFigure>',
      '<KeyFigure value="64 %">a</KeyFigure>',
    ],
  ])('changes with %s', (_, before, after) => {
    expect(readBody(after).map(({ hash }) => hash)).not.toEqual(readBody(before).map(({ hash }) => hash));
  });
});

const word = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-zæøå]{1,8}$/) },
  fc.constantFrom(
    '“quoted”',
    'don’t',
    '4,900',
    '**bold**',
    '*soft*',
    '`a  b`',
    '[link](/team)',
    '3.5',
    '&nbsp;x',
    '–',
  ),
);
const sentence = fc
  .array(word, { minLength: 2, maxLength: 14 })
  .map((words) => [...words.slice(0, -1), 'end.'])
  // A line must not begin with a marker of a list.
  .map((words) => ['So', ...words]);
const title = fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 1, maxLength: 4 });

/** The words of a unit of Markdown, with what is before and after them. */
interface Unit {
  words: string[];
  format: (text: string) => string;
}
const unit: fc.Arbitrary<Unit> = fc.oneof(
  { weight: 4, arbitrary: sentence.map((words) => ({ words, format: (text: string) => text })) },
  title.map((words) => ({ words: [words.join(' ')], format: (text: string) => `## ${text}` })),
  sentence.map((words) => ({ words, format: (text: string) => `> ${text.replaceAll('\n', '\n> ')}` })),
  sentence.map((words) => ({ words, format: (text: string) => `- ${text.replaceAll('\n', '\n  ')}` })),
  sentence.map((words) => ({
    words,
    format: (text: string) => `<Callout tone="info">\n\n${text}\n\n</Callout>`,
  })),
  title.map((words) => ({
    words: [words.join(' ')],
    format: (text: string) => `<Row title="${text}">text</Row>`,
  })),
  title.map((words) => ({ words: [words.join(' ')], format: (text: string) => `\`\`\`ts\n${text}\n\`\`\`` })),
);
const units = fc.array(unit, { minLength: 1, maxLength: 8 });
/** Two lists beside each other are one, so that a comment keeps them apart. */
const join = (parts: readonly string[]) => parts.join('\n\n{/* next */}\n\n');
const print = (list: readonly Unit[], separate: (index: number) => string = () => ' ') =>
  join(
    list.map(({ words, format }) =>
      format(words.reduce((text, next, index) => text + separate(index) + next)),
    ),
  );

describe('after random edits', () => {
  test('wrapping never counts as a change', () => {
    fc.assert(
      fc.property(units, fc.infiniteStream(fc.constantFrom(' ', '\n', '  ')), (list, separators) => {
        const wrapped = print(list, () => separators.next().value ?? ' ');
        expect(readBody(wrapped).map(({ hash }) => hash)).toEqual(
          readBody(print(list)).map(({ hash }) => hash),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('moving a block never counts as a change', () => {
    const shuffled = units.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, moved]) => {
        const sort = (body: string) =>
          readBody(body)
            .map(({ hash }) => hash)
            .sort();
        expect(sort(print(moved))).toEqual(sort(print(list)));
      }),
      { numRuns: 60 },
    );
  });

  test('exactly the edited block has another hash', () => {
    const edited = units.chain((list) => fc.tuple(fc.constant(list), fc.nat({ max: list.length - 1 })));
    fc.assert(
      fc.property(edited, ([list, index]) => {
        const changed = list.map((each, at) =>
          at === index ? { ...each, words: ['Another', ...each.words] } : each,
        );
        const before = readBody(print(list));
        const after = readBody(print(changed));
        expect(after.length).toBe(before.length);
        expect(after.filter(({ hash }, at) => hash !== before[at]?.hash).length).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  test('the order of the frontmatter never counts as a change', () => {
    const fields = { title: 'A “title”', description: 'A text.', lead: 'More.', date: '2026-11-20' };
    const shuffled = fc.shuffledSubarray(Object.entries(fields), { minLength: 4 });
    fc.assert(
      fc.property(
        shuffled,
        fc.constantFrom<'PLAIN' | 'QUOTE_DOUBLE' | 'BLOCK_FOLDED'>('PLAIN', 'QUOTE_DOUBLE', 'BLOCK_FOLDED'),
        (entries, defaultStringType) => {
          const yaml = stringify(Object.fromEntries(entries), { defaultStringType });
          expect(getHashes(`---\n${yaml}---\n`).sort()).toEqual(
            getHashes(`---\n${stringify(fields)}---\n`).sort(),
          );
        },
      ),
      { numRuns: 30 },
    );
  });
});

/** Formats a document in another style. */
function reformat(text: string, options: Options): string {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const formatter = unified().use(remarkMdx).use(remarkGfm).use(remarkStringify, options);
  const fields = stringify(parse(yaml), { defaultStringType: 'QUOTE_SINGLE', lineWidth: 40 });
  return `---\n${fields}---\n\n${formatter.stringify(parseBody(body) as Root)}`;
}

const styles: Options[] = [
  { bullet: '*', emphasis: '_', fence: '~', setext: true, rule: '-' },
  { bullet: '+', strong: '_', listItemIndent: 'tab', closeAtx: true, incrementListMarker: false },
];

test('parse, print, parse gives the same hashes', () => {
  fc.assert(
    fc.property(units, fc.constantFrom(...styles), (list, style) => {
      const text = `${frontmatter}\n${print(list)}\n`;
      expect(getHashes(reformat(text, style))).toEqual(getHashes(text));
    }),
    { numRuns: 60 },
  );
});

test('formatting all documents of the site with another formatter leaves nothing behind', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'formatted-'));
  await cp('content', folder.path, { recursive: true });
  const load = () => loadContent(folder.path);
  const listReported = async (documents: Awaited<ReturnType<typeof load>>['documents']) =>
    (await (await TranslationChecker.open(folder.path)).check(documents)).units.flatMap(
      ({ unit, isConfirmed, behind, changedInBoth }) =>
        unit.document && isConfirmed && behind.en + behind.no + changedInBoth > 0 ? unit.name : [],
    );
  const { documents } = await load();
  for (const unit of await listUnits(folder.path, documents)) {
    const file = path.join(folder.path, unit.recordFile);
    await mkdir(path.dirname(file), { recursive: true });
    const pairs = compareLanguages([], await unit.readBlocks());
    await writeFile(file, formatRecord(confirmPairs(pairs, () => true, [])));
  }
  expect(await listReported(documents)).toEqual([]);
  for (const [index, { source }] of [...documents.values()].entries())
    await writeFile(
      path.join(folder.path, source.file),
      reformat(source.text, styles[index % styles.length] ?? {}),
    );
  const formatted = (await load()).documents;
  expect(formatted.size).toBe(documents.size);
  expect(
    [...formatted.values()].filter(({ source }) => documents.get(source.file)?.source.hash === source.hash),
  ).toEqual([]);
  expect(await listReported(formatted)).toEqual([]);
}, 60_000);

test('formatting all documents of the site with another formatter changes no hash', () => {
  const files = globSync('content/{en,no}/*/*.mdx');
  expect(files.length).toBeGreaterThan(50);
  const changed = files.filter((file, index) => {
    const text = readFileSync(file, 'utf8');
    return getHashes(reformat(text, styles[index % styles.length] ?? {})).join() !== getHashes(text).join();
  });
  expect(changed).toEqual([]);
});
