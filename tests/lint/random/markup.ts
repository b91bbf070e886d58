/** Markup as a writer who half knows the components writes it: names and props that are there, put together anyhow. */
import fc from 'fast-check';
import {
  allowedElements,
  type ComponentName,
  commonAttributes,
  componentSpecs,
  componentsWithoutChildren,
  requiredParent,
  voidElements,
} from '#content/author-components.ts';

interface Shaped {
  /** Of a literal: the props that are written alone. */
  value?: unknown;
  shape?: Record<string, Shaped>;
  /** Of a choice. */
  options?: string[];
  /** Of what is optional. */
  unwrap?: () => Shaped;
}

const choicesOf = (schema: Shaped): string[] => {
  if (schema.unwrap) return choicesOf(schema.unwrap());
  return schema.value === true ? [''] : (schema.options ?? []).map((each) => `="${each}"`);
};

/** Values that one prop or another takes. */
const values = ['="a"', '="1"', '="99"', '="4.5"', '="2024"', '="/team"', '="#a"', '="/assets/dot.svg"'];
const oddValues = [
  '',
  '=""',
  "='a'",
  '={1}',
  '={true}',
  '={null}',
  "={'a'}",
  '={[]}',
  '={{"a": 1}}',
  '="&lt;"',
  '=" "',
];

const attribute = (name: string, schema?: Shaped): fc.Arbitrary<string> => {
  const choices = schema ? choicesOf(schema) : [];
  return fc
    .oneof(
      { weight: 25, arbitrary: fc.constantFrom(...(choices.length ? choices : values)) },
      { weight: 1, arbitrary: fc.constantFrom(...oddValues) },
    )
    .map((value) => ` ${name}${value}`);
};

/** Most of the props that a component has. */
const attributesOf = (shape: Record<string, Shaped>): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...Object.entries(shape).map(([name, schema]) =>
        fc.option(attribute(name, schema), { nil: '', freq: schema.unwrap ? 2 : 20 }),
      ),
    )
    .map((all) => all.join(''));

interface Tag {
  name: string;
  attributes: string;
}

const componentTag = (name: ComponentName): fc.Arbitrary<Tag> =>
  attributesOf((componentSpecs[name].props as Shaped).shape ?? {}).map((attributes) => ({
    name,
    attributes,
  }));

const tags: fc.Arbitrary<Tag> = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...(Object.keys(componentSpecs) as ComponentName[]).map(componentTag)) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      ...Object.entries(allowedElements).map(([name, own]) =>
        fc
          .subarray([...own, ...commonAttributes], { maxLength: 1 })
          .chain(([each]) => (each ? attribute(each) : fc.constant('')))
          .map((attributes) => ({ name, attributes })),
      ),
    ),
  },
);
const holds = (name: string): boolean =>
  ![...componentsWithoutChildren, ...voidElements].some((each) => each === name);

const words = fc.constantFrom(
  ...[
    'a',
    'Words.',
    '*a*',
    '**a**',
    '`a`',
    '[a](https://example.com)',
    '![a](/assets/dot.svg)',
    '~~a~~',
    '[^1]',
    '\\<',
  ],
  ...[
    '- a\n- b',
    '1. a',
    '> a',
    '## A\n\nb',
    '### A\n\nb',
    '```\na\n```',
    '---',
    '| a |\n| - |\n| b |',
    '- [ ] a',
  ],
  ...[
    "{'a'}",
    '{/* a */}',
    'a\\\nb',
    'a  \nb',
    'http://example.com',
    '[^1]: a',
    '## [a](#a)',
    '    a',
    '&amp;',
  ],
);

const gaps = fc.constantFrom('\n\n', '\n', '');

/** A component with what stands in it, in the one that it stands in. */
const written = (inside: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(tags, gaps, inside, fc.integer({ min: 0, max: 19 })).chain(([tag, gap, text, chance]) => {
    const { name, attributes } = tag;
    const isWhole = holds(name) ? chance > 0 : chance === 0;
    const own = isWhole ? `<${name}${attributes}>${gap}${text}${gap}</${name}>` : `<${name}${attributes} />`;
    const holder =
      Object.hasOwn(requiredParent, name) && chance > 1 ? requiredParent[name as ComponentName] : undefined;
    return holder
      ? componentTag(holder).map((outer) => `<${holder}${outer.attributes}>\n\n${own}\n\n</${holder}>`)
      : fc.constant(own);
  });

/** Slips of writers; most can be mended. */
const slips = fc.constantFrom(
  ...[
    'the the',
    'a  b',
    'a , b',
    '"a"',
    "don't",
    'a - b',
    'a -- b',
    'wait...',
    '1-2',
    '5 %',
    '“a"',
    '« a »',
    'a.b',
  ],
  ...[
    '[a](/Team/)',
    '[a](team)',
    '[a](/TEAM#a)',
    '[a](../pages/team.mdx)',
    '[a](/NO/Team)',
    '[a](/Blog/First)',
    '[a](/Team#b)',
    'Dear {name}',
    '{a.b}',
    '{name}',
  ],
  ...[
    'In <10 s',
    'a <!-- b --> c',
    '<!-- a\n\nb -->',
    '<br>',
    '<Callout>a</callout>',
    '<Lit hue=moss>a</Lit>',
  ],
);

/** What throws when it is shown: the check alone stands between it and a visitor. */
const faults = fc.constantFrom(
  'Dear {name}',
  '{name}',
  '<Calout>a</Calout>',
  '<Constructor />',
  '<a.b />',
  '<toString />',
);

/** Components and Markdown, in one another and after one another. */
const composed: fc.Arbitrary<string> = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, words, slips, written(tie('nodes')), written(words)),
  nodes: fc
    .tuple(
      fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant('\n\n') },
        { weight: 1, arbitrary: fc.constantFrom('\n', ' ') },
      ),
    )
    .map(([all, gap]) => all.join(gap)),
})).nodes;

export const markup = fc.oneof(
  { weight: 1, arbitrary: faults },
  { weight: 2, arbitrary: words },
  { weight: 2, arbitrary: slips },
  { weight: 5, arbitrary: composed },
);
