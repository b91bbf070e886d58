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
import type { Element } from '#pipeline/parse/body-analysis/jsx-elements.ts';
import { findComponentByCase, reportComponentCase } from './component-case.ts';

/** An author component, held against its schema and against what may stand around it and in it. */
export function checkComponent(file: string, element: Element): Finding[] {
  const { name, start: place, end } = element;
  if (findComponentByCase(name)) return [reportComponentCase(file, element)];
  if (!Object.hasOwn(componentSpecs, name)) {
    const message = `<${name}> is not a component that documents may use.${didYouMean(name, Object.keys(componentSpecs)) || ` To show it as text, write \\<${name}>.`}`;
    return [error(file, place, 'mdx/unknown-component', message, { end })];
  }
  return [...checkProps(file, element), ...checkNesting(file, element)];
}

function checkNesting(file: string, element: Element): Finding[] {
  const name = element.name as ComponentName;
  const { start: place, end, empty, ancestors } = element;
  const holder = requiredParent[name];
  const findings: Finding[] = [];
  if (holder && !ancestors.includes(holder))
    findings.push(
      error(
        file,
        place,
        'mdx/nesting',
        `<${name}> works only inside <${holder}>. Write <${holder}> before it and </${holder}> after the last one.`,
        { end },
      ),
    );
  if (componentsWithoutChildren.includes(name) && !empty)
    findings.push(
      error(
        file,
        place,
        'mdx/children',
        `<${name}> shows nothing of what stands between its tags. Write <${name} … /> alone, and the text outside it.`,
        { end },
      ),
    );
  // A heading without words is a finding of its own.
  if (
    empty &&
    name !== 'SplitHeading' &&
    !componentsWithoutChildren.includes(name) &&
    !componentsCompleteWhenEmpty.includes(name)
  )
    findings.push(
      error(
        file,
        place,
        'mdx/children',
        `<${name}> is empty. Write what it shows between <${name}> and </${name}>, or remove it.`,
        { end },
      ),
    );
  return findings;
}

function checkProps(file: string, element: Element): Finding[] {
  const { name, attributes } = element;
  const { props } = componentSpecs[name as ComponentName];
  const known = Object.keys(props.shape);
  const at = (attribute: string) => attributes.findLast((each) => each.name === attribute) ?? element;
  const say = (key: string, message: string): Finding => {
    const { start: place, end } = at(key);
    return error(file, place, 'mdx/props', message, { end });
  };
  const twice = attributes.filter(
    (each, index) => attributes.findIndex((other) => other.name === each.name) < index,
  );
  if (twice.length)
    return twice.map((each) =>
      say(each.name, `"${each.name}" of <${name}> is there twice. Remove one of the two.`),
    );
  const code = attributes.filter((attribute) => attribute.code);
  if (code.length)
    return code.map((each) =>
      say(
        each.name,
        each.name === '…'
          ? `Braces in the tag <${name}> are code. Write each prop out: name="…".`
          : `"${each.name}" of <${name}> holds code. Write plain text: ${each.name}="…".`,
      ),
    );
  const result = props.safeParse(Object.fromEntries(attributes.map((each) => [each.name, each.value])));
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => say(key, `<${name}> has no "${key}".${suggestProp(key, known)}`));
    const key = String(issue.path[0] ?? '');
    return say(key, describePropIssue(name, key, attributes.find((each) => each.name === key)?.value, issue));
  });
}

const suggestProp = (key: string, known: string[]): string =>
  didYouMean(key, known) || (known.length ? ` It takes ${known.join(', ')}.` : ' It takes none.');

function describePropIssue(component: string, key: string, value: unknown, issue: z.core.$ZodIssue): string {
  const choices = issue.code === 'invalid_value' ? issue.values.map((each) => `"${String(each)}"`) : [];
  const oneOf = choices.length > 1 ? `one of ${choices.join(', ')}` : choices.join('');
  const alone = issue.code === 'invalid_value' && issue.values[0] === true;
  if (value === undefined) return `<${component}> needs ${key}="…"${choices.length ? `, ${oneOf}` : ''}.`;
  if (alone) return `Write "${key}" alone: <${component} ${key}>.`;
  if (value === true)
    return `"${key}" of <${component}> has no value. Write ${key}="…"${choices.length ? `, ${oneOf}` : ''}.`;
  if (value === '')
    return `"${key}" of <${component}> is empty. Write ${key}="…"${choices.length ? `, ${oneOf}` : ''}.`;
  if (choices.length) {
    const near = didYouMean(String(value), issue.code === 'invalid_value' ? issue.values.map(String) : []);
    return `"${key}" of <${component}> is "${String(value)}", but must be ${oneOf}.${near}`;
  }
  if (issue.code === 'invalid_type') return `"${key}" of <${component}> must be text: ${key}="…".`;
  return `"${key}" of <${component}> is "${String(value)}": ${issue.message.replace(/\.$/, '')}.`;
}
