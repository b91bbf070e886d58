import {
  allowedElements,
  blockElements,
  commonAttributes,
  voidElements,
} from '#content/author-components.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { Attribute, Element } from '#pipeline/parse/body-analysis/jsx-elements.ts';
import { htmlReplacements } from '#pipeline/parse/mdx-syntax/html-replacements.ts';
import { findComponentByCase, reportComponentCase } from './component-case.ts';

/** HTML in a document, held against what authors may use of it. */
export function checkHtmlElement(file: string, element: Element): Finding[] {
  const { name, attributes, empty, holdsBlocks, start: place, end } = element;
  const own = Object.hasOwn(allowedElements, name) ? allowedElements[name] : undefined;
  if (!own && findComponentByCase(name)) return [reportComponentCase(file, element)];
  if (!own)
    return [
      error(
        file,
        place,
        'mdx/unknown-component',
        `<${name}> may not be used in documents. ${htmlReplacements[name] ?? `Markdown or an author component says the same; to show it as text, write \\<${name}>`}.`,
        { end },
      ),
    ];
  const findings = attributes.flatMap((attribute) => {
    const problem = describeAttributeProblem(name, [...own, ...commonAttributes], attribute);
    return problem ? [error(file, attribute.start, 'mdx/props', problem, { end: attribute.end })] : [];
  });
  if (voidElements.includes(name) && !empty)
    findings.push(
      error(file, place, 'mdx/props', `<${name}> holds nothing. Write <${name} /> alone.`, { end }),
    );
  else if (holdsBlocks && !blockElements.includes(name))
    findings.push(
      error(
        file,
        place,
        'mdx/nesting',
        `<${name}> cannot hold paragraphs. Write it on one line with its text: <${name}>…</${name}>.`,
        { end },
      ),
    );
  return findings;
}

function describeAttributeProblem(
  element: string,
  known: readonly string[],
  { name, value, code }: Attribute,
): string | undefined {
  if (!known.includes(name))
    return `"${name}" may not be used on <${element}>: looks and behaviour belong to components.${name === '…' ? '' : didYouMean(name, known)}`;
  if (code) return `"${name}" of <${element}> holds code. Write plain text: ${name}="…".`;
  if (name === 'open') return value === true ? undefined : `Write "open" alone: <${element} open>.`;
  return typeof value === 'string' ? undefined : `"${name}" of <${element}> must be text: ${name}="…".`;
}
