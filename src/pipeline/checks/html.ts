import { blockElements, elementAttributes, elements, voidElements } from '#content/vocabulary.ts';
import type { Attribute, Element } from '../elements.ts';
import { error, type Finding } from '../finding.ts';
import { didYouMean } from '../suggest.ts';

/** HTML in a document, held against what authors may use of it. */
export function htmlFindings(
  file: string,
  { name, attributes, empty, holdsBlocks, place }: Element,
): Finding[] {
  const own = Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (!own)
    return [
      error(
        file,
        place,
        'mdx/unknown-component',
        `<${name}> may not be used in documents. Markdown or an author component says the same.`,
      ),
    ];
  const findings = attributes.flatMap((attribute) => {
    const problem = attributeProblem(name, [...own, ...elementAttributes], attribute);
    return problem ? [error(file, attribute.place, 'mdx/props', problem)] : [];
  });
  if (voidElements.includes(name) && !empty)
    findings.push(error(file, place, 'mdx/props', `<${name}> holds nothing. Write <${name} /> alone.`));
  else if (holdsBlocks && !blockElements.includes(name))
    findings.push(
      error(
        file,
        place,
        'mdx/nesting',
        `<${name}> cannot hold paragraphs. Write it on one line with its text: <${name}>…</${name}>.`,
      ),
    );
  return findings;
}

function attributeProblem(
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
