/**
 * Writes every author component into every kind of text. Each combination is either reported to the writer, or browsers
 * make the same tree of its page as React.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  allowedElements,
  type ComponentName,
  componentSpecs,
  componentsWithoutChildren,
  requiredParent,
  voidElements,
} from '#content/author-components.ts';
import { applyFixes } from '#lint/autofix.ts';
import { type CheckedContent, checkContent } from '#lint/check-content.ts';
import { checkDocument } from '#lint/lint-document.ts';
import { createScenario, type Scenario } from '#tests/support/scenario.ts';
import { renderDocument } from './random/render-document.ts';

const frontmatter =
  '---\ntitle: Title\ndescription: What this page is about, in a sentence.\ntranslation: pending\n---\n\n';

const check = (body: string) =>
  checkDocument({
    kind: 'page',
    slug: 'x',
    file: 'en/pages/x.mdx',
    hash: '',
    language: 'en',
    text: frontmatter + body,
  }).findings.filter(({ rule }) => ['mdx/block-in-text', 'mdx/nesting', 'links/nested'].includes(rule));

const values: Record<string, string> = {
  src: '/assets/dot.svg',
  to: '/team',
  value: '3',
  max: '100',
  year: '2026',
};

function buildTag(name: ComponentName): string {
  const props = Object.entries<z.ZodType>(componentSpecs[name].props.shape).map(([prop, schema]) => {
    const isFlag = schema.safeParse(true).success;
    const required = 'unwrap' in schema ? (schema as z.ZodOptional<z.ZodType>).unwrap() : schema;
    const options = 'options' in required ? (required.options as string[]) : undefined;
    return isFlag ? '' : ` ${prop}="${options?.[0] ?? values[prop] ?? 'Words'}"`;
  });
  return `${name}${props.filter((prop) => !prop.startsWith(' id=') && !prop.startsWith(' level=')).join('')}`;
}

/** Wraps an element in the components that it needs around it. */
function wrap(name: ComponentName, element: string): string {
  const parent = requiredParent[name];
  return parent ? wrap(parent, `<${buildTag(parent)}>${element}</${parent}>`) : element;
}

const buildElement = (name: ComponentName, content = 'Words'): string =>
  componentsWithoutChildren.includes(name)
    ? `<${buildTag(name)} />`
    : `<${buildTag(name)}>${content}</${name}>`;

const names = Object.keys(componentSpecs) as ComponentName[];
const blocks = names.filter((name) => componentSpecs[name].place !== 'inline');
const withContent = names.filter((name) => !componentsWithoutChildren.includes(name));
const elements = Object.keys(allowedElements).filter((name) => !voidElements.includes(name));

/** Places in which a block is an error that can be fixed. */
const fixablePlaces: Record<string, (example: string) => string> = {
  'below a line': (example) => `Words.\n${example}`,
  'above a line': (example) => `${example}\nWords.`,
  'between words': (example) => `Words ${example} words.`,
  'in a list item': (example) => `- Words\n  ${example} words`,
  'in a quotation': (example) => `> Words ${example}\n> words`,
  'in a heading': (example) => `## Words ${example}`,
};
/** Other places in which a block is an error. */
const otherTextPlaces: Record<string, (example: string) => string> = {
  'before a full stop': (example) => `Words ${example}.`,
  'in a table': (example) => `| A | B |\n| --- | --- |\n| Words ${example} | Words |`,
  'in bold words': (example) => `**Words ${example}**`,
  'in a link': (example) => `[Words ${example}](/team)`,
  'in <Action>': (example) => `<Action to="/team">${example}</Action>`,
  'in <SplitHeading>': (example) => `<SplitHeading variant="1">${example}</SplitHeading>`,
};
/** Places by the name of the component or HTML element that they are in. */
const containers: Record<string, (example: string) => string> = {
  ...Object.fromEntries(
    withContent.map((name) => [
      name,
      (example: string) => wrap(name, buildElement(name, `\n\nWords.\n\n${example}\n\n`)),
    ]),
  ),
  ...Object.fromEntries(elements.map((name) => [name, (example: string) => `<${name}>${example}</${name}>`])),
};
/** Examples that are written into every container: they stand for all that renders the same elements. */
const representatives =
  '<Callout> <Figure> <Rows> <Counters> <Faq> <Services> <SplitHeading> <EnquiryForm> <Chart> <Action> <p> <dt> <details>'.split(
    ' ',
  );
const getPlaces = (name: string) => [
  ...Object.values(fixablePlaces),
  ...Object.values(otherTextPlaces),
  (example: string) => example,
  (example: string) => `- Words\n\n  ${example}`,
  ...Object.entries(containers).flatMap(([container, write]) =>
    name.startsWith(`<${container}>`) || !name.startsWith('<') || representatives.includes(name) ? write : [],
  ),
];

/** Examples by name: components, HTML elements, and what Markdown makes. */
const examples: Record<string, string> = {
  ...Object.fromEntries(names.map((name) => [`<${name}>`, wrap(name, buildElement(name))])),
  ...Object.fromEntries(
    names
      .filter((name) => requiredParent[name])
      .map((name) => [`<${name}> without its parent`, buildElement(name)]),
  ),
  ...Object.fromEntries(elements.map((name) => [`<${name}>`, `<${name}>Words</${name}>`])),
  'a link': '[words](/team)',
  'an image': '![A dot](/assets/dot.svg)',
  'bold words': '**words**',
};

describe('a block in text', () => {
  test.each(blocks)('<%s> is reported, and a blank line fixes it', (name) => {
    const example = wrap(name, buildElement(name));
    const isAlone = (place: string) => place.endsWith(' a line') && !example.includes('>Words<');
    for (const [place, write] of Object.entries({ ...fixablePlaces, ...otherTextPlaces }))
      if (!isAlone(place))
        expect(check(write(example)), place).toContainEqual(
          expect.objectContaining({ rule: 'mdx/block-in-text', level: 'error' }),
        );
    for (const [place, write] of Object.entries(fixablePlaces)) {
      const body = frontmatter + write(example);
      const fixed = applyFixes(body, check(write(example))).text.slice(frontmatter.length);
      expect(check(fixed), `${place}: ${fixed}`).toEqual([]);
    }
  });

  test.each([
    ['Words.\n<Callout>A</Callout>', 'Words.\n\n<Callout>A</Callout>'],
    ['Words <Callout>A</Callout> and more', 'Words\n\n<Callout>A</Callout>\n\nand more'],
    ['- Words\n  <Callout>A</Callout>', '- Words\n\n  <Callout>A</Callout>'],
    ['1. > Words <Callout>A</Callout>', '1. > Words\n   >\n   > <Callout>A</Callout>'],
    ['## Words <Callout>A</Callout>', '## Words\n\n<Callout>A</Callout>'],
    ['A <Callout>B</Callout> <Callout>C</Callout>', 'A\n\n<Callout>B</Callout>\n\n<Callout>C</Callout>'],
  ])('%j is fixed', (incorrect, correct) => {
    let text = frontmatter + incorrect;
    for (let round = 0; round < 3; round++)
      text = applyFixes(text, check(text.slice(frontmatter.length))).text;
    expect(text).toBe(frontmatter + correct);
  });

  test.each([
    'Words <Callout>A</Callout>.',
    'Words <Callout>A</Callout> - b',
    '**Words <Callout>A</Callout>**',
  ])('%j has no fix, because it could change the meaning', (body) => {
    expect(check(body).map(({ fix }) => fix)).toEqual([undefined]);
  });
});

/** Returns the bodies without findings. They are checked together, because that is faster. */
function getUnreportedBodies(bodies: string[]): string[] {
  const separator = '\n\n{/* Next */}\n\n';
  const lines = check(bodies.join(separator)).map(({ line }) => line);
  let end = frontmatter.split('\n').length - 1;
  return bodies.filter((body) => {
    const start = end + 1;
    end += body.split('\n').length + separator.split('\n').length - 2;
    return !lines.some((line) => line >= start && line <= end);
  });
}

describe('every combination', () => {
  let scenario: Scenario;
  let content: CheckedContent;
  const cases = Object.entries(examples).map(([name, example]) => ({
    name,
    slug: name.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, ''),
    bodies: getUnreportedBodies(getPlaces(name).map((write) => write(example))),
  }));

  beforeAll(async () => {
    scenario = await createScenario('clean');
    for (const { slug, bodies } of cases)
      await writeFile(
        path.join(scenario.root, `en/pages/case-${slug}.mdx`),
        frontmatter + bodies.join('\n\n{/* Next */}\n\n'),
      );
    content = await checkContent(scenario.root);
    return () => scenario[Symbol.asyncDispose]();
  }, 60_000);

  test.each(cases)('of $name is reported, or has the same elements in browsers', async ({ slug }) => {
    const entry = content.manifest.entries.find((other) => other.slug === `case-${slug}`);
    await renderDocument(content, scenario.root, entry as NonNullable<typeof entry>);
  });
});
