import {
  allowedElements,
  blockElements,
  commonAttributes,
  voidElements,
} from '#content/author-components.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { JsxAttribute, JsxElement } from '#pipeline/parse/body-analysis/jsx-elements.ts';

/** Checks the attributes and the content of an HTML element that documents may use. */
export function checkHtmlElement(file: string, element: JsxElement): Finding[] {
  const { name, attributes, isEmpty, hasBlocks, ancestors, start, end } = element;
  const knownAttributes = [...(allowedElements[name] ?? []), ...commonAttributes];
  const findings = attributes.flatMap((attribute) => {
    const problem = describeAttributeProblem(name, knownAttributes, attribute);
    return problem ? [error(file, attribute.start, 'mdx/props', problem, { end: attribute.end })] : [];
  });
  if (voidElements.includes(name) && !isEmpty)
    findings.push(
      error(file, start, 'mdx/props', `<${name}> cannot have content. Write <${name} />.`, { end }),
    );
  else if (hasBlocks && !blockElements.includes(name))
    findings.push(
      error(
        file,
        start,
        'mdx/nesting',
        `<${name}> cannot contain paragraphs. Write it on one line with its text: <${name}>…</${name}>.`,
        { end },
      ),
    );
  const outerItem = ancestors.findLast((ancestor) => ['dl', ...listItems].includes(ancestor));
  if (listItems.includes(name) && outerItem !== undefined && outerItem !== 'dl')
    findings.push(
      error(
        file,
        start,
        'mdx/nesting',
        `<${name}> is inside <${outerItem}>, which browsers end there. Write </${outerItem}> before it.`,
        { end },
      ),
    );
  return findings;
}

/** Elements that are direct parts of a `dl`. */
const listItems = ['dt', 'dd'];

function describeAttributeProblem(
  element: string,
  knownAttributes: readonly string[],
  { name, value, isCode }: JsxAttribute,
): string | undefined {
  if (!knownAttributes.includes(name))
    return `"${name}" may not be used on <${element}>, because components decide how the page looks and behaves.${name === '…' ? '' : didYouMean(name, knownAttributes)}`;
  if (isCode) return `"${name}" of <${element}> contains code. Write plain text: ${name}="…".`;
  if (name === 'open') return value === true ? undefined : `"open" has no value. Write <${element} open>.`;
  return typeof value === 'string' ? undefined : `"${name}" of <${element}> must be text: ${name}="…".`;
}
