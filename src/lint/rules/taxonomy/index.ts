import type { Family } from '#lint/rule.ts';

const categories = 'categories:\n  quality: { en: Quality, no: Kvalitet, hue: moss }';
const tags =
  'tags:\n  pricing-model: { en: Pricing model, no: Prismodell }\n  testing: { en: Testing, no: Testing }';

/** Categories, tags, and what posts say of each other. */
export const taxonomy: Family = {
  categories: {
    description: 'The post has a category that taxonomy.yaml does not list.',
    rationale: 'The list of its category would not be there.',
    exampleFile: 'files',
    incorrect: 'categories: [qualty]',
    correct: 'categories: [quality]',
    fixable: true,
  },
  file: {
    description: 'The file is not YAML.',
    rationale: 'Without it no post has categories or tags.',
    exampleFile: 'taxonomy.yaml',
    incorrect: `${categories}\n${tags}\n  testing: { en: Tests, no: Tester }`,
    correct: `${categories}\n${tags}`,
    fixable: true,
  },
  missing: {
    description: 'A term lacks something, most often its label in one language.',
    rationale: 'Visitors of that language would see an empty label.',
    exampleFile: 'taxonomy.yaml',
    incorrect: `${categories}\ntags:\n  testing: { en: Testing }`,
    correct: `${categories}\n${tags}`,
  },
  'near-duplicate': {
    description: 'Two terms are hardly to be told from each other.',
    rationale: 'Posts on one subject stand in two lists, and visitors find half of them.',
    exampleFile: 'taxonomy.yaml',
    incorrect: `${categories}\n${tags}\n  tests: { en: Tests, no: Tester }\n  test: { en: Test, no: Prøve }`,
    correct: `${categories}\n${tags}`,
  },
  related: {
    description: 'A post names one as related that is not there, is a draft, or is itself.',
    rationale: 'Visitors would be offered a page that they cannot read.',
    exampleFile: 'files',
    incorrect: 'related: [frist]',
    correct: 'related: [first]',
    fixable: true,
  },
  tags: {
    description: 'The post has a tag that taxonomy.yaml does not list.',
    rationale: 'The list of its tag would not be there.',
    exampleFile: 'files',
    incorrect: 'tags: [tseting]',
    correct: 'tags: [testing]',
    fixable: true,
  },
  'unknown-key': {
    description: 'A term has a field that nothing knows.',
    rationale: 'It does nothing. Most often it is a known one misspelt.',
    exampleFile: 'taxonomy.yaml',
    incorrect: `${categories}\ntags:\n  testing: { en: Testing, nb: Testing, no: Testing }`,
    correct: `${categories}\n${tags}`,
  },
  unused: {
    description: 'No post has the category or tag.',
    rationale: 'It offers writers a choice that leads nowhere, and soon has a twin.',
    exampleFile: 'taxonomy.yaml',
    incorrect: `${categories}\n${tags}\n  performance: { en: Performance, no: Ytelse }`,
    correct: `${categories}\n${tags}`,
  },
  value: {
    description: 'A field of a term, or its name, is something that it cannot be.',
    rationale: 'Names stand in addresses, and hues colour the lists.',
    exampleFile: 'taxonomy.yaml',
    incorrect: `${categories.replace('moss', 'mos')}\n${tags}`,
    correct: `${categories}\n${tags}`,
  },
};
