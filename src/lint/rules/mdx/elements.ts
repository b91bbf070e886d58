import { allowedElements, componentSpecs } from '#content/author-components.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { JsxElement } from '#pipeline/parse/body-analysis/jsx-elements.ts';
import { htmlReplacements } from '#pipeline/parse/mdx-syntax/html-replacements.ts';
import type { Rule } from '../../rule.ts';
import { checkComponent } from './components.ts';
import { checkHtmlElement } from './html.ts';

/** Reports author components and HTML elements that do not exist, or that are used incorrectly. */
export const elements: Rule = {
  docs: {
    'mdx/children': {
      description: 'A component has no content and needs some, or has content that it does not show.',
      rationale: 'Visitors would see an empty box, or the words would be missing.',
      incorrect: '<Callout tone="info"></Callout>',
      correct: '<Callout tone="info">Closed in July.</Callout>',
    },
    'mdx/nesting': {
      description: 'An element is inside an element that cannot contain it.',
      rationale:
        'Browsers move elements that are nested wrongly, so visitors see another page than was written.',
      incorrect: '<small>\n\nAll prices without VAT.\n\n</small>',
      correct: '<small>All prices without VAT.</small>',
    },
    'mdx/props': {
      description: 'A component has an attribute that it does not support, or lacks one that it needs.',
      rationale: 'The component would look or behave differently from what the writer meant.',
      incorrect: '<Callout tone="loud">Closed in July.</Callout>',
      correct: '<Callout tone="warning">Closed in July.</Callout>',
    },
    'mdx/unknown-component': {
      description: 'There is no component with this name, or the HTML element is not allowed.',
      rationale: 'The page would break when it is opened.',
      incorrect: '<Calout>Closed in July.</Calout>',
      correct: '<Callout>Closed in July.</Callout>',
      fixable: true,
    },
  },
  checkDocument: ({ source, analysis }) =>
    analysis.elements.flatMap((element) => checkElement(source.file, element)),
};

function checkElement(file: string, element: JsxElement): Finding[] {
  const { name } = element;
  // Fragments, <>…</>, have no name.
  if (name === '') return [];
  if (Object.hasOwn(componentSpecs, name)) return checkComponent(file, element);
  if (Object.hasOwn(allowedElements, name)) return checkHtmlElement(file, element);
  const component = findComponentByCase(name);
  if (component !== undefined) return [reportComponentCase(file, element, component)];
  const { start, end } = element;
  const message = /^[a-z]/.test(name)
    ? `<${name}> may not be used in documents. ${htmlReplacements[name] ?? `Use Markdown or an author component instead; to show it as text, write \\<${name}>`}.`
    : `<${name}> is not a component that documents may use.${didYouMean(name, Object.keys(componentSpecs)) || ` To show it as text, write \\<${name}>.`}`;
  return [error(file, start, 'mdx/unknown-component', message, { end })];
}

const componentsByLowerCase = new Map(Object.keys(componentSpecs).map((name) => [name.toLowerCase(), name]));

/** Returns the component whose name differs in capital letters only. */
const findComponentByCase = (name: string): string | undefined =>
  componentsByLowerCase.get(name.toLowerCase());

function reportComponentCase(file: string, element: JsxElement, component: string): Finding {
  const { name, start, end, from, to, closingName } = element;
  const example = closingName ? `<${component}>…</${component}>` : `<${component} />`;
  return error(
    file,
    start,
    'mdx/unknown-component',
    `<${name}> has the wrong capital letters. Write ${example}`,
    {
      end,
      fix: {
        title: `Write ${component}.`,
        edits: [
          { from: from + 1, to, text: component },
          ...(closingName ? [{ ...closingName, text: component }] : []),
        ],
      },
    },
  );
}
