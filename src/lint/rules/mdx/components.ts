import type { z } from 'zod';
import {
  type ComponentName,
  componentSpecs,
  componentsCompleteWhenEmpty,
  componentsWithoutChildren,
  requiredParent,
} from '#content/author-components.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { JsxAttribute, JsxElement } from '#pipeline/parse/body-analysis/jsx-elements.ts';

/** Checks the attributes, the parent and the content of an author component. */
export const checkComponent = (file: string, element: JsxElement): Finding[] => [
  ...checkProps(file, element),
  ...checkParentAndContent(file, element),
];

function checkParentAndContent(
  file: string,
  { name, start, end, isEmpty, ancestors }: JsxElement,
): Finding[] {
  const component = name as ComponentName;
  const parent = requiredParent[component];
  const report = (rule: string, message: string) => error(file, start, rule, message, { end });
  const findings: Finding[] = [];
  if (parent && !ancestors.includes(parent))
    findings.push(
      report(
        'mdx/nesting',
        `<${name}> works only inside <${parent}>. Write <${parent}> before it and </${parent}> after the last one.`,
      ),
    );
  if (parent && ancestors.lastIndexOf(name) > ancestors.lastIndexOf(parent))
    findings.push(
      report(
        'mdx/nesting',
        `<${name}> is inside another <${name}>, which browsers end there. Write </${name}> before this one.`,
      ),
    );
  const isContentForbidden = componentsWithoutChildren.includes(component);
  // An empty SplitHeading is reported as a heading without words.
  const isContentRequired =
    !isContentForbidden && !componentsCompleteWhenEmpty.includes(component) && component !== 'SplitHeading';
  if (isContentForbidden && !isEmpty)
    findings.push(
      report(
        'mdx/children',
        `<${name}> does not show what is between its tags. Write <${name} … />, and the text outside it.`,
      ),
    );
  if (isContentRequired && isEmpty)
    findings.push(
      report(
        'mdx/children',
        `<${name}> is empty. Write its content between <${name}> and </${name}>, or remove it.`,
      ),
    );
  return findings;
}

/** Checks in three steps, because each kind of mistake causes others: duplicates, code, then the schema. */
function checkProps(file: string, element: JsxElement): Finding[] {
  const { name, attributes } = element;
  const { props: schema } = componentSpecs[name as ComponentName];
  const report = (attributeName: string, message: string, choice?: string): Finding => {
    const { start, end, from, to } =
      attributes.findLast((attribute) => attribute.name === attributeName) ?? element;
    const text = `${attributeName}="${choice}"`;
    const fix = choice !== undefined && { title: `Write ${text}.`, edits: [{ from, to, text }] };
    return error(file, start, 'mdx/props', message, { end, ...(fix && { fix }) });
  };
  const duplicates = attributes.filter(
    (attribute, index) => attributes.findIndex((other) => other.name === attribute.name) < index,
  );
  if (duplicates.length)
    return duplicates.map((attribute) =>
      report(attribute.name, `<${name}> has "${attribute.name}" twice. Remove one of the two.`),
    );
  const code = attributes.filter(({ isCode }) => isCode);
  if (code.length) return code.map((attribute) => report(attribute.name, describeCode(name, attribute)));
  const values = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
  const result = schema.safeParse(values);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        report(key, `<${name}> has no "${key}".${suggestProp(key, Object.keys(schema.shape))}`),
      );
    const key = String(issue.path[0] ?? '');
    const choice = findChoice(values[key], issue);
    return report(
      key,
      choice === undefined
        ? describePropIssue(name, key, values[key], issue)
        : `"${key}" of <${name}> is "${String(values[key])}". Write ${key}="${choice}"`,
      choice,
    );
  });
}

/** Finds the choice that differs from a value in nothing but capital letters. */
function findChoice(value: unknown, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return undefined;
  return issue.values.map(String).find((choice) => choice.toLowerCase() === value.trim().toLowerCase());
}

const describeCode = (component: string, { name }: JsxAttribute): string =>
  name === '…'
    ? `Braces in the tag <${component}> are code. Write each attribute out: name="…".`
    : `"${name}" of <${component}> contains code. Write plain text: ${name}="…".`;

const suggestProp = (key: string, propNames: string[]): string =>
  didYouMean(key, propNames) ||
  (propNames.length ? ` It supports ${propNames.join(', ')}.` : ' It supports no attributes.');

function describePropIssue(component: string, key: string, value: unknown, issue: z.core.$ZodIssue): string {
  const values = issue.code === 'invalid_value' ? issue.values : [];
  const choices = values.map((choice) => `"${String(choice)}"`);
  const choiceList = choices.length > 1 ? `one of ${choices.join(', ')}` : choices.join('');
  const example = `${key}="…"${choices.length ? `, ${choiceList}` : ''}`;
  const isFlag = values[0] === true;
  if (value === undefined) return `<${component}> needs ${example}.`;
  if (isFlag) return `"${key}" has no value. Write <${component} ${key}>.`;
  if (value === true) return `"${key}" of <${component}> needs a value. Write ${example}.`;
  if (value === '') return `"${key}" of <${component}> is empty. Write ${example}.`;
  if (choices.length)
    return `"${key}" of <${component}> is "${String(value)}", but must be ${choiceList}.${didYouMean(String(value), values.map(String))}`;
  if (issue.code === 'invalid_type') return `"${key}" of <${component}> must be text: ${key}="…".`;
  return `"${key}" of <${component}> is "${String(value)}": ${issue.message.replace(/\.$/, '')}.`;
}
