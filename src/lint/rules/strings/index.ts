import type { Family } from '#lint/rule.ts';

/** The words of menus, buttons and messages. */
export const strings: Family = {
  empty: {
    means: 'A text is empty.',
    why: 'Visitors would see a button or a label without a word.',
    in: 'files',
    before: '{ "send": "" }',
    after: '{ "send": "Send" }',
  },
  file: {
    means: 'The file is not JSON.',
    why: 'All of its texts would be missing.',
    in: 'files',
    before: '{ "send": "Send", }',
    after: '{ "send": "Send" }',
  },
  missing: {
    means: 'A text, or a whole file of them, is missing in one language.',
    why: 'Visitors of that language would read the other one, or a name in place of a text.',
    in: 'files',
    before: 'en: { "send": "Send" }\nno: {}',
    after: 'en: { "send": "Send" }\nno: { "send": "Send inn" }',
  },
  value: {
    means: 'Something other than text stands where a text is expected.',
    why: 'Nothing could be shown in its place.',
    in: 'files',
    before: '{ "year": 2026 }',
    after: '{ "year": "2026" }',
  },
  variables: {
    means: 'A text has other variables than in the other language.',
    why: 'Visitors would read the name of a variable, or miss a number.',
    in: 'files',
    before: 'en: "{{count}} copies"\nno: "{{number}} eksemplarer"',
    after: 'en: "{{count}} copies"\nno: "{{count}} eksemplarer"',
  },
};
