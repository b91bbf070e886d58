import type { Rule } from '../../rule.ts';

/** Documents the ids that the pipeline reports while it reads the UI strings. */
export const uiStrings: Rule = {
  docs: {
    'strings/behind': {
      description: 'A text has changed in one language, and the same text in the other has not.',
      rationale: 'Visitors of the other language would read what is no longer true.',
      example: 'described',
      incorrect: 'en: "Send your enquiry" in place of "Send"\nno: "Send"',
      correct: 'no: "Send henvendelsen", or confirmed: npm run content -- confirm ui/forms --why "…"',
    },
    'strings/empty': {
      description: 'A text is empty.',
      rationale: 'Visitors would see a button or a label without words.',
      example: 'described',
      incorrect: '{ "send": "" }',
      correct: '{ "send": "Send" }',
    },
    'strings/file': {
      description: 'The file is not valid JSON.',
      rationale: 'All of its texts would be missing.',
      example: 'described',
      incorrect: '{ "send": "Send", }',
      correct: '{ "send": "Send" }',
    },
    'strings/missing': {
      description: 'A text, or a whole file of texts, is missing in one language.',
      rationale: 'Visitors would read the other language, or a technical name instead of a text.',
      example: 'described',
      incorrect: 'en: { "send": "Send" }\nno: {}',
      correct: 'en: { "send": "Send" }\nno: { "send": "Send inn" }',
    },
    'strings/plural': {
      description:
        'A text with a count lacks a plural form of its language, or has one that the language does not have.',
      rationale: 'Visitors would read a technical name, or the wrong form, for some numbers.',
      example: 'described',
      incorrect: '{ "copies_one": "{{count}} copy" }',
      correct: '{ "copies_one": "{{count}} copy", "copies_other": "{{count}} copies" }',
    },
    'strings/value': {
      description: 'A value is not a text.',
      rationale: 'The site could not show it.',
      example: 'described',
      incorrect: '{ "year": 2026 }',
      correct: '{ "year": "2026" }',
    },
    'strings/variables': {
      description: 'A text has other variables than the same text in the other language.',
      rationale: 'Visitors would read the name of a variable, or miss a number.',
      example: 'described',
      incorrect: 'en: "{{count}} copies"\nno: "{{number}} eksemplarer"',
      correct: 'en: "{{count}} copies"\nno: "{{count}} eksemplarer"',
      fixable: true,
    },
  },
};
