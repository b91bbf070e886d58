import type { Family } from '#lint/rule.ts';

/** What MDX makes of signs in the text, and components. */
export const mdx: Family = {
  children: {
    means:
      'A component has nothing between its tags and needs it, or has something there that it does not show.',
    why: 'Visitors would see an empty box, or would miss the words.',
    before: '<Callout tone="info"></Callout>',
    after: '<Callout tone="info">Closed in July.</Callout>',
  },
  expression: {
    means: 'Braces hold code to MDX, and nothing defines what stands in these.',
    why: 'The page would break, or silently lack the words.',
    before: 'Write {name} where the name goes.',
    after: 'Write \\{name} where the name goes.',
  },
  module: {
    means: 'The document imports or exports something.',
    why: 'A document is text. The author components are there without it, and code of its own would run at every visitor.',
    before: "import { Callout } from './callout'\n\n<Callout>Closed in July.</Callout>",
    after: '<Callout>Closed in July.</Callout>',
  },
  nesting: {
    means: 'An element stands where the page cannot have it.',
    why: 'Browsers move what is nested wrongly, so that visitors see another page than the one that was written.',
    before: '<small>\n\nAll prices without VAT.\n\n</small>',
    after: '<small>All prices without VAT.</small>',
  },
  props: {
    means: 'A component is given something that it does not take, or lacks what it needs.',
    why: 'It would look or behave differently from what was meant.',
    before: '<Callout tone="loud">Closed in July.</Callout>',
    after: '<Callout tone="warning">Closed in July.</Callout>',
  },
  syntax: {
    means: 'The text is no MDX: a sign begins something that never ends, or that MDX does not have.',
    why: 'There is no page until it is mended. HTML remarks, a < before a digit and a few more can be mended safely; other signs have more than one meaning.',
    before: 'Loads in <10 s on a phone. <!-- Measured in May -->',
    after: 'Loads in \\<10 s on a phone. {/* Measured in May */}',
    fixable: true,
  },
  twice: {
    means: 'A form stands on the page twice.',
    why: 'What is typed into one is kept for both, and the answer to one is shown in both.',
    before: '<EnquiryForm />\n\nOr here:\n\n<EnquiryForm />',
    after: '<EnquiryForm />',
  },
  'unknown-component': {
    means: 'No component has this name, or the HTML element may not be used.',
    why: 'The page would break when it is opened.',
    before: '<Calout>Closed in July.</Calout>',
    after: '<Callout>Closed in July.</Callout>',
    fixable: true,
  },
};
