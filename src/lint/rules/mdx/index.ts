import type { Family } from '#lint/rule.ts';

/** What MDX makes of signs in the text, and components. */
export const mdx: Family = {
  children: {
    description:
      'A component has nothing between its tags and needs it, or has something there that it does not show.',
    rationale: 'Visitors would see an empty box, or would miss the words.',
    incorrect: '<Callout tone="info"></Callout>',
    correct: '<Callout tone="info">Closed in July.</Callout>',
  },
  expression: {
    description: 'Braces hold code to MDX, and nothing defines what stands in these.',
    rationale: 'The page would break, or silently lack the words.',
    incorrect: 'Write {name} where the name goes.',
    correct: 'Write \\{name} where the name goes.',
  },
  module: {
    description: 'The document imports or exports something.',
    rationale: 'A document is text. The author components are there without it, and code of its own would run at every visitor.',
    incorrect: "import { Callout } from './callout'\n\n<Callout>Closed in July.</Callout>",
    correct: '<Callout>Closed in July.</Callout>',
  },
  nesting: {
    description: 'An element stands where the page cannot have it.',
    rationale: 'Browsers move what is nested wrongly, so that visitors see another page than the one that was written.',
    incorrect: '<small>\n\nAll prices without VAT.\n\n</small>',
    correct: '<small>All prices without VAT.</small>',
  },
  props: {
    description: 'A component is given something that it does not take, or lacks what it needs.',
    rationale: 'It would look or behave differently from what was meant.',
    incorrect: '<Callout tone="loud">Closed in July.</Callout>',
    correct: '<Callout tone="warning">Closed in July.</Callout>',
  },
  syntax: {
    description: 'The text is no MDX: a sign begins something that never ends, or that MDX does not have.',
    rationale: 'There is no page until it is mended. HTML remarks, a < before a digit and a few more can be mended safely; other signs have more than one meaning.',
    incorrect: 'Loads in <10 s on a phone. <!-- Measured in May -->',
    correct: 'Loads in \\<10 s on a phone. {/* Measured in May */}',
    fixable: true,
  },
  twice: {
    description: 'A form stands on the page twice.',
    rationale: 'What is typed into one is kept for both, and the answer to one is shown in both.',
    incorrect: '<EnquiryForm />\n\nOr here:\n\n<EnquiryForm />',
    correct: '<EnquiryForm />',
  },
  'unknown-component': {
    description: 'No component has this name, or the HTML element may not be used.',
    rationale: 'The page would break when it is opened.',
    incorrect: '<Calout>Closed in July.</Calout>',
    correct: '<Callout>Closed in July.</Callout>',
    fixable: true,
  },
};
