import { vocabulary } from '#content/vocabulary.ts';
import type { Element } from '../elements.ts';
import type { Facts } from '../facts.ts';
import { error, type Finding } from '../finding.ts';
import { didYouMean } from '../suggest.ts';
import { htmlFindings } from './html.ts';

/** What MDX would run or render, held against what authors may use. */
export function mdxFindings(file: string, facts: Facts): Finding[] {
  return [
    ...facts.modules.map(({ place }) =>
      error(
        file,
        place,
        'mdx/module',
        'A document cannot import or export. The author components are there without it.',
      ),
    ),
    ...facts.expressions.map(({ source, place }) =>
      error(
        file,
        place,
        'mdx/expression',
        `{${abbreviate(source)}} is code to MDX, and nothing defines it. Write &#123; for the brace itself.`,
      ),
    ),
    ...facts.elements.flatMap((element) => elementFindings(file, element)),
  ];
}

function elementFindings(file: string, element: Element): Finding[] {
  const { name, place } = element;
  if (name === '') return [];
  const word = Object.hasOwn(vocabulary, name) ? vocabulary[name as keyof typeof vocabulary] : undefined;
  if (!word) {
    if (/^[a-z]/.test(name)) return htmlFindings(file, element);
    return [
      error(
        file,
        place,
        'mdx/unknown-component',
        `<${name}> is not a component that documents may use.${didYouMean(name, Object.keys(vocabulary))}`,
      ),
    ];
  }
  const code = element.attributes.filter((attribute) => attribute.code);
  if (code.length)
    return code.map(({ name: attribute, place }) =>
      error(
        file,
        place,
        'mdx/props',
        `"${attribute}" of <${name}> holds code. Write plain text: ${attribute}="…".`,
      ),
    );
  const result = word.props.safeParse(
    Object.fromEntries(element.attributes.map((each) => [each.name, each.value])),
  );
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        error(
          file,
          placeOf(element, key),
          'mdx/props',
          `<${name}> has no "${key}".${didYouMean(key, Object.keys(word.props.shape))}`,
        ),
      );
    const key = String(issue.path[0] ?? '');
    const value = element.attributes.find((each) => each.name === key)?.value;
    if (value === undefined) return error(file, place, 'mdx/props', `<${name}> needs ${key}="…".`);
    const wanted =
      issue.code === 'invalid_value'
        ? `must be ${issue.values.map((each) => `"${String(each)}"`).join(' or ')}`
        : issue.message;
    return error(
      file,
      placeOf(element, key),
      'mdx/props',
      `"${key}" of <${name}> is "${String(value)}": ${wanted}.`,
    );
  });
}

const placeOf = (element: Element, attribute: string) =>
  element.attributes.find(({ name }) => name === attribute)?.place ?? element.place;

const abbreviate = (source: string): string => {
  const line = source.replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
};
