import { blockElements, commonAttributes, allowedElements, voidElements } from '#content/author-components.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { Attribute, Element } from '#pipeline/parse/body-analysis/elements.ts';
import { reportComponentCase, findComponentByCase } from './component-case.ts';

const heading = 'Begin the line with ## (a level down: ###)';
/** What writers most often mean by it, and how it is written here. */
export const htmlReplacements: Readonly<Record<string, string>> = {
  a: 'Write a link as [its text](/address)',
  img: 'Write a picture as ![what it shows](/assets/name.ext)',
  strong: 'Write **text**',
  em: 'Write *text*',
  code: 'Write `text`',
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  ul: 'Begin each line of the list with -',
  ol: 'Begin each line of the list with 1.',
  li: 'Begin each line of the list with -',
  blockquote: 'Begin the line with >',
  hr: 'Write a line of three hyphens, ---',
  table: 'Write the table in Markdown, with | between its columns',
  div: 'Leave the tags out; blank lines part paragraphs',
  style: 'Looks belong to the site, not to a document: remove it',
  script: 'Documents hold no code: remove it',
  iframe: 'Link to the address instead',
  h5: heading,
  h6: heading,
  center: 'Leave the tags out: where text stands on the page belongs to the site',
  font: 'Leave the tags out: looks belong to the site',
  u: 'Write *text*: underlined words look like links',
  strike: 'Write ~~text~~',
  big: 'Write **text**',
  tt: 'Write `text`',
  pre: 'Write a line ```, the code, and a line ```',
  section: 'Leave the tags out, and begin with a heading: ##',
  article: 'Leave the tags out; blank lines part paragraphs',
  figure: 'Write <Figure src="/assets/name.ext" alt="what it shows">the caption</Figure>',
  figcaption: 'Write the caption between <Figure …> and </Figure>',
  picture: 'Write a picture as ![what it shows](/assets/name.ext)',
  video: 'Write the address of the video into the frontmatter, as video:',
  audio: 'Link to the address instead',
  embed: 'Link to the address instead',
  object: 'Link to the address instead',
  button: 'Write <Action to="/address">its words</Action>',
  form: 'Write <EnquiryForm />, <MessageForm /> or <ApplicationForm />',
  input: 'Write <EnquiryForm />, <MessageForm /> or <ApplicationForm />',
  tr: 'Write the table in Markdown, with | between its columns',
  td: 'Write the table in Markdown, with | between its columns',
  th: 'Write the table in Markdown, with | between its columns',
};

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
