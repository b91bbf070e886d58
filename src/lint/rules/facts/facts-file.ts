import type { Rule } from '../../rule.ts';

const exampleFacts = 'users: { about: Active users at one client., number: 72000 }';

/** Documents the ids that the pipeline reports while it reads facts.yaml. */
export const factsFile: Rule = {
  docs: {
    'facts/file': {
      description: 'The file is not valid YAML.',
      rationale: 'No text could show a fact, and no figure would be compared.',
      example: 'facts.yaml',
      incorrect: `${exampleFacts}\n${exampleFacts}`,
      correct: exampleFacts,
    },
    'facts/missing': {
      description: 'A fact has no figure, no description, or a text in one language only.',
      rationale: 'Writers would not know what the fact says, and visitors would see a sentence with a gap.',
      example: 'facts.yaml',
      incorrect: exampleFacts.replace(', number: 72000', ''),
      correct: exampleFacts,
    },
    'facts/unknown-key': {
      description: 'A fact has a field that does not exist.',
      rationale: 'The field has no effect. Most often it is a misspelt name of another field.',
      example: 'facts.yaml',
      incorrect: exampleFacts.replace('about', 'abuot'),
      correct: exampleFacts,
    },
    'facts/value': {
      description: 'A figure, a phrase or another field of a fact has a value that is not allowed.',
      rationale: 'Texts would show a wrong figure, or the sentences about it would not be found.',
      example: 'facts.yaml',
      incorrect: exampleFacts.replace('72000', 'many'),
      correct: exampleFacts,
    },
  },
};
