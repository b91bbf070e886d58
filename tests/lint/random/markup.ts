/** Random markup with valid component and prop names in valid and invalid combinations. */
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

/** The members of a zod schema that the generators read. */
interface SchemaParts {
  /** Value of a literal. Props of the literal true are written without a value. */
  value?: unknown;
  /** Fields of an object. */
  shape?: Record<string, SchemaParts>;
  /** Values of an enum. */
  options?: string[];
  /** Returns the schema without `optional`. */
  unwrap?: () => SchemaParts;
}

const getChoices = (schema: SchemaParts): string[] => {
  if (schema.unwrap) return getChoices(schema.unwrap());
  return schema.value === true ? [''] : (schema.options ?? []).map((option) => `="${option}"`);
};

/** Values that are valid for some prop. */
const plausibleValues = [
  '="a"',
  '="1"',
  '="99"',
  '="4.5"',
  '="2024"',
  '="/team"',
  '="#a"',
  '="/assets/dot.svg"',
];
const unusualValues = [
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

const createAttribute = (name: string, schema?: SchemaParts): fc.Arbitrary<string> => {
  const choices = schema ? getChoices(schema) : [];
  return fc
    .oneof(
      { weight: 25, arbitrary: fc.constantFrom(...(choices.length ? choices : plausibleValues)) },
      { weight: 1, arbitrary: fc.constantFrom(...unusualValues) },
    )
    .map((value) => ` ${name}${value}`);
};

/** Generates most of the props of a component. */
const createAttributes = (shape: Record<string, SchemaParts>): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...Object.entries(shape).map(([name, schema]) =>
        fc.option(createAttribute(name, schema), { nil: '', freq: schema.unwrap ? 2 : 20 }),
      ),
    )
    .map((attributes) => attributes.join(''));

interface Tag {
  name: string;
  attributes: string;
}

const createComponentTag = (name: ComponentName): fc.Arbitrary<Tag> =>
  createAttributes((componentSpecs[name].props as SchemaParts).shape ?? {}).map((attributes) => ({
    name,
    attributes,
  }));

const tags: fc.Arbitrary<Tag> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.oneof(...(Object.keys(componentSpecs) as ComponentName[]).map(createComponentTag)),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      ...Object.entries(allowedElements).map(([name, ownAttributes]) =>
        fc
          .subarray([...ownAttributes, ...commonAttributes], { maxLength: 1 })
          .chain(([attribute]) => (attribute ? createAttribute(attribute) : fc.constant('')))
          .map((attributes) => ({ name, attributes })),
      ),
    ),
  },
);
const canHaveContent = (name: string): boolean =>
  ![...componentsWithoutChildren, ...voidElements].some((emptyElement) => emptyElement === name);

const markdown = fc.constantFrom(
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

/** Generates an element with content, usually inside the parent that it requires. */
const createElement = (content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(tags, gaps, content, fc.integer({ min: 0, max: 19 })).chain(([tag, gap, text, chance]) => {
    const { name, attributes } = tag;
    const hasContent = canHaveContent(name) ? chance > 0 : chance === 0;
    const element = hasContent
      ? `<${name}${attributes}>${gap}${text}${gap}</${name}>`
      : `<${name}${attributes} />`;
    const parent =
      Object.hasOwn(requiredParent, name) && chance > 1 ? requiredParent[name as ComponentName] : undefined;
    return parent
      ? createComponentTag(parent).map(
          (outer) => `<${parent}${outer.attributes}>\n\n${element}\n\n</${parent}>`,
        )
      : fc.constant(element);
  });

/** Common mistakes of writers. Most have a fix. */
const mistakes = fc.constantFrom(
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

/** Errors that throw when the page is rendered. */
const fatalErrors = fc.constantFrom(
  'Dear {name}',
  '{name}',
  '<Calout>a</Calout>',
  '<Constructor />',
  '<a.b />',
  '<toString />',
);

/** Nested and adjacent components and Markdown. */
const composition: fc.Arbitrary<string> = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, markdown, mistakes, createElement(tie('nodes')), createElement(markdown)),
  nodes: fc
    .tuple(
      fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant('\n\n') },
        { weight: 1, arbitrary: fc.constantFrom('\n', ' ') },
      ),
    )
    .map(([nodes, gap]) => nodes.join(gap)),
})).nodes;

export const markup = fc.oneof(
  { weight: 1, arbitrary: fatalErrors },
  { weight: 2, arbitrary: markdown },
  { weight: 2, arbitrary: mistakes },
  { weight: 5, arbitrary: composition },
);
