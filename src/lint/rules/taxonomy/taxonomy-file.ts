import type { Rule } from '../../rule.ts';
import { exampleCategories, exampleTags } from './examples.ts';

/** Documents the ids that the pipeline reports while it reads taxonomy.yaml. */
export const taxonomyFile: Rule = {
  docs: {
    'taxonomy/file': {
      description: 'The file is not valid YAML.',
      rationale: 'Without it no post has categories or tags.',
      example: 'taxonomy.yaml',
      incorrect: `${exampleCategories}\n${exampleTags}\n  testing: { en: Tests, no: Tester }`,
      correct: `${exampleCategories}\n${exampleTags}`,
      fixable: true,
    },
    'taxonomy/missing': {
      description: 'A category or tag is incomplete. Most often its label in one language is missing.',
      rationale: 'Visitors of that language would see an empty label.',
      example: 'taxonomy.yaml',
      incorrect: `${exampleCategories}\ntags:\n  testing: { en: Testing }`,
      correct: `${exampleCategories}\n${exampleTags}`,
    },
    'taxonomy/unknown-key': {
      description: 'A category or tag has a field that does not exist.',
      rationale: 'The field has no effect. Most often it is a misspelt name of another field.',
      example: 'taxonomy.yaml',
      incorrect: `${exampleCategories}\ntags:\n  testing: { en: Testing, nb: Testing, no: Testing }`,
      correct: `${exampleCategories}\n${exampleTags}`,
    },
    'taxonomy/value': {
      description: 'The name of a category or tag, or one of its fields, has a value that is not allowed.',
      rationale: 'Names are part of addresses, and the hue decides the colour of the list.',
      example: 'taxonomy.yaml',
      incorrect: `${exampleCategories.replace('moss', 'mos')}\n${exampleTags}`,
      correct: `${exampleCategories}\n${exampleTags}`,
    },
  },
};
