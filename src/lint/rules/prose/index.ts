import type { Family } from '#lint/rule.ts';

/** Words, signs and spaces of the text. */
export const prose: Family = {
  apostrophe: {
    description: 'An apostrophe or a single quotation mark is a straight one.',
    rationale: 'Straight marks are those of typewriters: next to the curved ones of other pages they look unfinished.',
    incorrect: "The client's plan.",
    correct: 'The client’s plan.',
    fixable: true,
  },
  dash: {
    description: 'A hyphen stands where a dash between words is meant.',
    rationale: 'A hyphen joins two words; a reader stumbles where it should set them apart.',
    incorrect: 'One team - one plan.',
    correct: 'One team – one plan.',
    fixable: true,
  },
  'doubled-space': {
    description: 'More than one space stands between two words.',
    rationale: 'It does not show on the page, but in titles of tabs, search results and shared links it does.',
    incorrect: 'One  team.',
    correct: 'One team.',
    fixable: true,
  },
  'doubled-word': {
    description: 'A word stands twice in a row.',
    rationale: 'It is the mistake that writers overlook most easily, and readers do not.',
    incorrect: 'Ask the the team.',
    correct: 'Ask the team.',
    fixable: true,
  },
  ellipsis: {
    description: 'Three dots stand where there is one sign for them.',
    rationale: 'A line could end between the dots, and screen readers may say each of them.',
    incorrect: 'And so on...',
    correct: 'And so on…',
    fixable: true,
  },
  'fixed-space': {
    description: 'A line could end within a name or a figure that belongs together.',
    rationale: 'A figure in two lines is read as two figures.',
    incorrect: 'We follow ISO 27001 in all projects.',
    correct: 'We follow ISO&nbsp;27001 in all projects.',
    fixable: true,
  },
  language: {
    description: 'A sentence seems to be in another language than its document.',
    rationale: 'Visitors stumble, and a screen reader reads it with the wrong sounds.',
    exampleFile: 'files',
    incorrect: 'A sentence of English in a document of content/no',
    correct: 'The same in Norwegian, or between <span lang="en"> and </span>',
  },
  placeholder: {
    description: 'A note for later stands in the text.',
    rationale: 'Visitors would read that the page is not finished.',
    incorrect: 'TODO: write about prices.',
    correct: 'A round takes two weeks.',
  },
  quotes: {
    description: 'Quotation marks are not those of the language: “…” in English, «…» in Norwegian.',
    rationale: 'Marks of another language, or of a typewriter, look careless to whoever reads the language every day.',
    incorrect: 'They say "yes" to it.',
    correct: 'They say “yes” to it.',
    fixable: true,
  },
  spelling: {
    description: 'A word is in no word list of its language.',
    rationale: 'Most often it is misspelt. What is right is added to content/words, and never reported again.',
    exampleFile: 'files',
    incorrect: 'We recieve applications all year.',
    correct: 'We receive applications all year.',
  },
};
