/** Edits as a slip of the hand or an editor makes them: bytes, signs and lines taken away, swapped, doubled, put in. */
import fc from 'fast-check';
import { markup } from './markup.ts';

/** What means something to one of the parsers, or to one of the rules. */
const signs = [
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
    'TODO',
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
const characters = [
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

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...signs) },
  { weight: 3, arbitrary: fc.constantFrom(...mdx) },
  { weight: 2, arbitrary: fc.constantFrom(...markdown) },
  { weight: 2, arbitrary: fc.constantFrom(...yaml) },
  { weight: 1, arbitrary: fc.constantFrom(...characters) },
);
/** Of any values: most are not UTF-8. */
const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 3 });

/** As a share of the text, so that it means something in a text of any length; often in the frontmatter. */
const place = fc.oneof(
  { weight: 12, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 6, arbitrary: fc.double({ min: 0.02, max: 0.15, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1) },
);
const length = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 }));

type Change = (bytes: Buffer) => Buffer;

const newline = 0x0a;
const offset = (bytes: Buffer, part: number): number => Math.floor(part * bytes.length);
const lineStart = (bytes: Buffer, at: number): number =>
  at > 0 ? bytes.lastIndexOf(newline, at - 1) + 1 : 0;
const lineEnd = (bytes: Buffer, at: number): number => bytes.indexOf(newline, at) + 1 || bytes.length;

/** A stretch of bytes, or a whole line. */
const stretch = fc.tuple(place, fc.option(length, { nil: undefined, freq: 2 })).map(([part, count]) => {
  return (bytes: Buffer): [from: number, to: number] => {
    const at = offset(bytes, part);
    return count === undefined ? [lineStart(bytes, at), lineEnd(bytes, at)] : [at, at + count];
  };
});

const replacing = (bytes: Buffer, from: number, to: number, ...parts: Uint8Array[]): Buffer =>
  Buffer.concat([bytes.subarray(0, from), ...parts, bytes.subarray(to)]);

const deleting = stretch.map(
  (find): Change =>
    (bytes) =>
      replacing(bytes, ...find(bytes)),
);

const doubling = stretch.map(
  (find): Change =>
    (bytes) => {
      const [from, to] = find(bytes);
      const part = bytes.subarray(from, to);
      return replacing(bytes, from, to, part, part);
    },
);

const swapping = fc.tuple(stretch, length).map(
  ([find, count]): Change =>
    (bytes) => {
      const [from, to] = find(bytes);
      return replacing(bytes, from, to + count, bytes.subarray(to, to + count), bytes.subarray(from, to));
    },
);

const inserting = fc
  .tuple(place, fc.boolean(), fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: anyBytes }))
  .map(
    ([part, atLine, what]): Change =>
      (bytes) => {
        const at = atLine ? lineStart(bytes, offset(bytes, part)) : offset(bytes, part);
        return replacing(bytes, at, at, Buffer.from(what));
      },
  );

/** What editors do to a whole file. */
const resaving = fc.constantFrom<Change>(
  (bytes) => Buffer.concat([Buffer.from('\uFEFF'), bytes]),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r'), 'latin1'),
  (bytes) =>
    Buffer.from(
      bytes.toString('latin1').replace(/^ +/gm, (blank) => '\t'.repeat(blank.length)),
      'latin1',
    ),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
);

/** In the place of a blank line of the body. */
const writing = fc.tuple(place, markup).map(
  ([part, what]): Change =>
    (bytes) => {
      const body = bytes.indexOf('\n---\n') + 5;
      const at = bytes.indexOf('\n\n', body + offset(bytes.subarray(body), part));
      return at === -1
        ? Buffer.concat([bytes, Buffer.from(`\n\n${what}\n`)])
        : replacing(bytes, at, at, Buffer.from(`\n\n${what}`));
    },
);

const change = fc.oneof(
  { weight: 18, arbitrary: writing },
  { weight: 12, arbitrary: inserting },
  { weight: 6, arbitrary: deleting },
  { weight: 3, arbitrary: doubling },
  { weight: 3, arbitrary: swapping },
  { weight: 1, arbitrary: resaving },
);

/** Some edits of a file's bytes, one after the other. */
export const edits = fc
  .oneof(
    { weight: 3, arbitrary: fc.tuple(change) },
    { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 4 }) },
  )
  .map(
    (changes): Change =>
      (bytes) =>
        changes.reduce<Buffer>((result, each) => each(result), bytes),
  );
