import type { Family } from '#lint/rule.ts';

/** Words, signs and spaces of the text. */
export const prose: Family = {
  apostrophe: {
    means: 'An apostrophe or a single quotation mark is a straight one.',
    why: 'Straight marks are those of typewriters: next to the curved ones of other pages they look unfinished.',
    before: "The client's plan.",
    after: 'The client’s plan.',
    fixable: true,
  },
  dash: {
    means: 'A hyphen stands where a dash between words is meant.',
    why: 'A hyphen joins two words; a reader stumbles where it should set them apart.',
    before: 'One team - one plan.',
    after: 'One team – one plan.',
    fixable: true,
  },
  'doubled-space': {
    means: 'More than one space stands between two words.',
    why: 'It does not show on the page, but in titles of tabs, search results and shared links it does.',
    before: 'One  team.',
    after: 'One team.',
    fixable: true,
  },
  'doubled-word': {
    means: 'A word stands twice in a row.',
    why: 'It is the mistake that writers overlook most easily, and readers do not.',
    before: 'Ask the the team.',
    after: 'Ask the team.',
    fixable: true,
  },
  ellipsis: {
    means: 'Three dots stand where there is one sign for them.',
    why: 'A line could end between the dots, and screen readers may say each of them.',
    before: 'And so on...',
    after: 'And so on…',
    fixable: true,
  },
  'fixed-space': {
    means: 'A line could end within a name or a figure that belongs together.',
    why: 'A figure in two lines is read as two figures.',
    before: 'We follow ISO 27001 in all projects.',
    after: 'We follow ISO&nbsp;27001 in all projects.',
    fixable: true,
  },
  language: {
    means: 'A sentence seems to be in another language than its document.',
    why: 'Visitors stumble, and a screen reader reads it with the wrong sounds.',
    in: 'files',
    before: 'A sentence of English in a document of content/no',
    after: 'The same in Norwegian, or between <span lang="en"> and </span>',
  },
  placeholder: {
    means: 'A note for later stands in the text.',
    why: 'Visitors would read that the page is not finished.',
    before: 'TODO: write about prices.',
    after: 'A round takes two weeks.',
  },
  quotes: {
    means: 'Quotation marks are not those of the language: “…” in English, «…» in Norwegian.',
    why: 'Marks of another language, or of a typewriter, look careless to whoever reads the language every day.',
    before: 'They say "yes" to it.',
    after: 'They say “yes” to it.',
    fixable: true,
  },
  spelling: {
    means: 'A word is in no word list of its language.',
    why: 'Most often it is misspelt. What is right is added to content/words, and never reported again.',
    in: 'files',
    before: 'We recieve applications all year.',
    after: 'We receive applications all year.',
  },
};
