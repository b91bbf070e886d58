import type { Rule } from '../../rule.ts';

const exampleTerms = 'en:\n  - { use: bug, nouns: [fault], because: It is the usual word. }\nno: []';

/** Documents the ids that the pipeline reports while it reads terms.yaml. */
export const termsFile: Rule = {
  docs: {
    'terms/file': {
      description: 'The file is not valid YAML.',
      rationale: 'No discouraged term would be found.',
      example: 'terms.yaml',
      incorrect: `${exampleTerms}\nno: []`,
      correct: exampleTerms,
    },
    'terms/missing': {
      description: 'A term has no word to use, no discouraged word or no reason.',
      rationale: 'Writers would be told what not to write, but not what to write, or why.',
      example: 'terms.yaml',
      incorrect: exampleTerms.replace(', because: It is the usual word.', ''),
      correct: exampleTerms,
    },
    'terms/unknown-key': {
      description: 'A term has a field that does not exist.',
      rationale: 'The field has no effect. Most often it is a misspelt name of another field.',
      example: 'terms.yaml',
      incorrect: exampleTerms.replace('nouns', 'noun'),
      correct: exampleTerms,
    },
    'terms/value': {
      description: 'A field of a term has a value that is not allowed.',
      rationale: 'The term would not be found, or in the wrong places.',
      example: 'terms.yaml',
      incorrect: exampleTerms.replace('[fault]', 'fault'),
      correct: exampleTerms,
    },
  },
};
