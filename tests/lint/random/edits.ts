/** Random edits of files, as writers and editors make them: bytes, characters and lines deleted, swapped, doubled, inserted. */
import fc from 'fast-check';
import { placeholder } from '#lint/placeholder.ts';
import { markup } from './markup.ts';

/** Characters with a meaning to a parser or a rule. */
const specialCharacters = [
  ...'<>{}[]()`*_#|\\"\'&:-!=/,.@~$%^?\n\t \u00A0\u2028«»“”–…',
  '\r\n',
  '\n\n',
  '\n\t',
  '\n    ',
];
const markdown = [
  ...['\n## a\n', '\n# a\n', '\n#### a\n', '\n\n***\n\n', '\n- a\n', '\n1. a\n', '\n> a\n', '\n```\n', '`a`'],
  ...[
    '[a](/team)',
    '[a](/Team/)',
    '[a](#a)',
    '[a][b]',
    '\n\n[b]: /team\n',
    '[^1]',
    '\n\n[^1]: a\n',
    '![](a)',
  ],
  ...[
    '![a](/assets/dot.svg)',
    'http://a.example',
    'a@b.example',
    '\n| a |\n| - |\n| b |\n',
    '- [ ] a',
    '**a**',
  ],
  ...[
    'the the',
    'a  b',
    ' - ',
    '...',
    placeholder,
    '&nbsp;',
    '&#0;',
    '&lt;',
    '<https://a.example>',
    '\n---\n',
    '~~a~~',
  ],
];
const mdx = [
  ...[
    '<!-- a -->',
    '{/* a */}',
    '{name}',
    '{#id}',
    '{1}',
    "{'a'}",
    '{}',
    '{props.a}',
    '<10 s',
    '< 5',
    '</',
    '/>',
  ],
  ...[
    '<Callout>',
    '</Callout>',
    '<Callout tone="info">',
    '\n\n<Callout>\n\na\n\n</Callout>\n\n',
    '<>',
    '</>',
  ],
  ...[
    '<Action to="/team">a</Action>',
    '<Figure src="/assets/dot.svg" alt="a">a</Figure>',
    '<br>',
    '<br />',
    '<p>',
  ],
  ...['\n\n<SplitHeading variant="1">a</SplitHeading>\n\n', '<SplitHeading variant="1">', '</SplitHeading>'],
  ...[
    '<Lit hue="moss">a</Lit>',
    '<Row title="a">',
    '</Row>',
    '<EnquiryForm />',
    '<details>',
    '</details>',
    '<a.b>',
  ],
  ...[
    '\n\nimport a from "a"\n\n',
    '\n\nexport const a = 1\n\n',
    '\n\nexport default 1\n\n',
    ' a={1}',
    ' {...a}',
  ],
  ...[
    '<span id="a" />',
    '<kbd>a</kbd>',
    ' id="a"',
    ' tone=info',
    ' title=“a”',
    '<Constructor />',
    '<toString />',
  ],
];
const yaml = [
  ...[
    '---\n',
    '\n---\n',
    '\n...\n',
    '\ntitle: ',
    '\ndescription: ',
    '\na: b',
    '\ntitle:a',
    '\ndraft: true',
    'null',
  ],
  ...[
    '? ',
    '\n- ',
    '&a ',
    '*a',
    '!!js ',
    '!!binary ',
    '|\n',
    '>\n',
    '~',
    '2026-02-30',
    '0x1F',
    '1e999',
    '.inf',
    '.nan',
  ],
  ...[
    '\nlayout: home',
    '\nlead: a',
    '\nsample: true',
    '\ncover: /assets/dot.svg',
    '\n__proto__: a',
    '\n<<: *a',
    ' #a',
  ],
  ...[
    '\nconstructor: a',
    '\npublishAt: 2030-01-01',
    '\ntranslation: pending',
    '[]',
    '{}',
    '[a, b]',
    '{a: b}',
    '""',
  ],
];
const unusualCharacters = [
  '\u0000',
  '\uFEFF',
  '\u200B',
  '\u202E',
  '😀',
  'å',
  'e\u0301',
  '\uFFFD',
  '\u001b',
  '\u0085',
  'İ',
];

const insertedText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...specialCharacters) },
  { weight: 3, arbitrary: fc.constantFrom(...mdx) },
  { weight: 2, arbitrary: fc.constantFrom(...markdown) },
  { weight: 2, arbitrary: fc.constantFrom(...yaml) },
  { weight: 1, arbitrary: fc.constantFrom(...unusualCharacters) },
);
/** Random bytes. Most are not valid UTF-8. */
const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 3 });

/** An offset as a share of the length of the text, from 0 to 1, so that it is valid for texts of any length. Many are in the frontmatter. */
const relativeOffset = fc.oneof(
  { weight: 12, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 6, arbitrary: fc.double({ min: 0.02, max: 0.15, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1) },
);
const length = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 }));

type Edit = (bytes: Buffer) => Buffer;

const newline = 0x0a;
const toOffset = (bytes: Buffer, relative: number): number => Math.floor(relative * bytes.length);
const getLineStart = (bytes: Buffer, offset: number): number =>
  offset > 0 ? bytes.lastIndexOf(newline, offset - 1) + 1 : 0;
const getLineEnd = (bytes: Buffer, offset: number): number =>
  bytes.indexOf(newline, offset) + 1 || bytes.length;

/** A range of bytes, or a whole line. */
const range = fc
  .tuple(relativeOffset, fc.option(length, { nil: undefined, freq: 2 }))
  .map(([relative, count]) => {
    return (bytes: Buffer): [from: number, to: number] => {
      const offset = toOffset(bytes, relative);
      return count === undefined
        ? [getLineStart(bytes, offset), getLineEnd(bytes, offset)]
        : [offset, offset + count];
    };
  });

const replaceBytes = (bytes: Buffer, from: number, to: number, ...parts: Uint8Array[]): Buffer =>
  Buffer.concat([bytes.subarray(0, from), ...parts, bytes.subarray(to)]);

const deletion = range.map(
  (getRange): Edit =>
    (bytes) =>
      replaceBytes(bytes, ...getRange(bytes)),
);

const duplication = range.map(
  (getRange): Edit =>
    (bytes) => {
      const [from, to] = getRange(bytes);
      const part = bytes.subarray(from, to);
      return replaceBytes(bytes, from, to, part, part);
    },
);

const swap = fc.tuple(range, length).map(
  ([getRange, count]): Edit =>
    (bytes) => {
      const [from, to] = getRange(bytes);
      return replaceBytes(bytes, from, to + count, bytes.subarray(to, to + count), bytes.subarray(from, to));
    },
);

const insertion = fc
  .tuple(
    relativeOffset,
    fc.boolean(),
    fc.oneof({ weight: 9, arbitrary: insertedText }, { weight: 1, arbitrary: anyBytes }),
  )
  .map(
    ([relative, isAtLineStart, inserted]): Edit =>
      (bytes) => {
        const offset = isAtLineStart
          ? getLineStart(bytes, toOffset(bytes, relative))
          : toOffset(bytes, relative);
        return replaceBytes(bytes, offset, offset, Buffer.from(inserted));
      },
  );

/** Encodings, line ends and indentation that an editor may change in a whole file. */
const reencoding = fc.constantFrom<Edit>(
  (bytes) => Buffer.concat([Buffer.from('\uFEFF'), bytes]),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r'), 'latin1'),
  (bytes) =>
    Buffer.from(
      bytes.toString('latin1').replace(/^ +/gm, (indent) => '\t'.repeat(indent.length)),
      'latin1',
    ),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
);

/** Inserts markup before a blank line of the body. */
const insertedMarkup = fc.tuple(relativeOffset, markup).map(
  ([relative, inserted]): Edit =>
    (bytes) => {
      const body = bytes.indexOf('\n---\n') + 5;
      const offset = bytes.indexOf('\n\n', body + toOffset(bytes.subarray(body), relative));
      return offset === -1
        ? Buffer.concat([bytes, Buffer.from(`\n\n${inserted}\n`)])
        : replaceBytes(bytes, offset, offset, Buffer.from(`\n\n${inserted}`));
    },
);

const singleEdit = fc.oneof(
  { weight: 18, arbitrary: insertedMarkup },
  { weight: 12, arbitrary: insertion },
  { weight: 6, arbitrary: deletion },
  { weight: 3, arbitrary: duplication },
  { weight: 3, arbitrary: swap },
  { weight: 1, arbitrary: reencoding },
);

/** One or more edits, one after the other. */
export const randomEdit = fc
  .oneof(
    { weight: 3, arbitrary: fc.tuple(singleEdit) },
    { weight: 1, arbitrary: fc.array(singleEdit, { minLength: 2, maxLength: 4 }) },
  )
  .map(
    (edits): Edit =>
      (bytes) =>
        edits.reduce<Buffer>((result, edit) => edit(result), bytes),
  );
