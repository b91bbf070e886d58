import type { Family } from '#lint/rule.ts';

/** The words of menus, buttons and messages. */
export const strings: Family = {
  empty: {
    description: 'A text is empty.',
    rationale: 'Visitors would see a button or a label without a word.',
    exampleFile: 'files',
    incorrect: '{ "send": "" }',
    correct: '{ "send": "Send" }',
  },
  file: {
    description: 'The file is not JSON.',
    rationale: 'All of its texts would be missing.',
    exampleFile: 'files',
    incorrect: '{ "send": "Send", }',
    correct: '{ "send": "Send" }',
  },
  missing: {
    description: 'A text, or a whole file of them, is missing in one language.',
    rationale: 'Visitors of that language would read the other one, or a name in place of a text.',
    exampleFile: 'files',
    incorrect: 'en: { "send": "Send" }\nno: {}',
    correct: 'en: { "send": "Send" }\nno: { "send": "Send inn" }',
  },
  value: {
    description: 'Something other than text stands where a text is expected.',
    rationale: 'Nothing could be shown in its place.',
    exampleFile: 'files',
    incorrect: '{ "year": 2026 }',
    correct: '{ "year": "2026" }',
  },
  variables: {
    description: 'A text has other variables than in the other language.',
    rationale: 'Visitors would read the name of a variable, or miss a number.',
    exampleFile: 'files',
    incorrect: 'en: "{{count}} copies"\nno: "{{number}} eksemplarer"',
    correct: 'en: "{{count}} copies"\nno: "{{count}} eksemplarer"',
  },
};
