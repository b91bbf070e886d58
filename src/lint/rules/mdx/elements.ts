import { allowedElements, componentSpecs } from '#content/author-components.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { JsxElement } from '#pipeline/parse/body-analysis/jsx-elements.ts';
import { htmlReplacements } from '#pipeline/parse/mdx-syntax/html-replacements.ts';
import type { DocumentContext, Rule } from '../../rule.ts';
import { checkComponent } from './components.ts';
import { checkHtmlElement } from './html.ts';
import { buildMarkdownFix } from './html-to-markdown.ts';

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
      fixable: true,
    },
    'mdx/unknown-component': {
      description: 'There is no component with this name, or the HTML element is not allowed.',
      rationale: 'The page would break when it is opened.',
      incorrect: '<Calout>Closed in July.</Calout>',
      correct: '<Callout>Closed in July.</Callout>',
      fixable: true,
    },
  },
  checkDocument: (context) => context.analysis.elements.flatMap((element) => checkElement(context, element)),
};

function checkElement(context: DocumentContext, element: JsxElement): Finding[] {
  const { file } = context.source;
  const { name } = element;
  // Fragments, <>…</>, have no name.
  if (name === '') return [];
  if (Object.hasOwn(componentSpecs, name)) return checkComponent(file, element);
  if (Object.hasOwn(allowedElements, name)) return checkHtmlElement(file, element);
  const component = findComponentByCase(name);
  if (component !== undefined) return [reportComponentCase(file, element, component)];
  const { start, end } = element;
  const isHtml = /^[a-z]/.test(name);
  const replacement =
    (isHtml ? htmlReplacements[name] : undefined) ?? componentReplacements.get(name.toLowerCase());
  const cause = isHtml
    ? `<${name}> may not be used in documents.`
    : `<${name}> is not a component that documents may use.`;
  const remedy =
    (replacement && ` ${replacement}.`) ||
    (!isHtml && didYouMean(name, Object.keys(componentSpecs))) ||
    ` ${isHtml ? 'Use Markdown or an author component instead; to' : 'content/README.md shows those that they may use. To'} show it as text, write \\<${name}>.`;
  const fix = isHtml ? buildMarkdownFix(context, element) : undefined;
  return [error(file, start, 'mdx/unknown-component', cause + remedy, { end, ...(fix && { fix }) })];
}

/** Components of other sites and systems, in lower case, with advice about what to write here. */
const componentReplacements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Write <Callout>…</Callout>':
      'admonition alert aside caution hint important info note notice tip warning',
    'Write an image as ![what it shows](/assets/name.ext), or with a caption <Figure src="/assets/name.ext" alt="what it shows">the caption</Figure>':
      'image img photo picture',
    'Write <Action to="/address">its words</Action>': 'button buttonlink calltoaction cta',
    'Write a link as [its text](/address)': 'link',
    'Begin the line with >': 'blockquote pullquote quote',
    'Write <Faq title="…">, with <Question title="…">the answer</Question> in it':
      'accordion collapse toggle',
    'Write the address of the video into the frontmatter, as video:': 'vimeo youtube youtubeembed',
    'Write <MessageForm />, <EnquiryForm /> or <ApplicationForm />': 'contactform form',
    'Write <Counters label="…">, with <Counter value="…" hue="…">what is counted</Counter> in it':
      'stat stats',
    'Write <Steps title="…">, with <Step title="…" hue="…">one paragraph</Step> in it': 'timeline',
    'Write a line ```, the code, and a line ```': 'codeblock highlight',
  }).flatMap(([advice, names]) => names.split(' ').map((name) => [name, advice] as const)),
);

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
