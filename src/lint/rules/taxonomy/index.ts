import type { Family } from '#lint/rule.ts';

const categories = 'categories:\n  quality: { en: Quality, no: Kvalitet, hue: moss }';
const tags =
  'tags:\n  pricing-model: { en: Pricing model, no: Prismodell }\n  testing: { en: Testing, no: Testing }';

/** Categories, tags, and what posts say of each other. */
export const taxonomy: Family = {
  categories: {
    means: 'The post has a category that taxonomy.yaml does not list.',
    why: 'The list of its category would not be there.',
    in: 'files',
    before: 'categories: [qualty]',
    after: 'categories: [quality]',
    fixable: true,
  },
  file: {
    means: 'The file is not YAML.',
    why: 'Without it no post has categories or tags.',
    in: 'taxonomy.yaml',
    before: `${categories}\n${tags}\n  testing: { en: Tests, no: Tester }`,
    after: `${categories}\n${tags}`,
    fixable: true,
  },
  missing: {
    means: 'A term lacks something, most often its label in one language.',
    why: 'Visitors of that language would see an empty label.',
    in: 'taxonomy.yaml',
    before: `${categories}\ntags:\n  testing: { en: Testing }`,
    after: `${categories}\n${tags}`,
  },
  'near-duplicate': {
    means: 'Two terms are hardly to be told from each other.',
    why: 'Posts on one subject stand in two lists, and visitors find half of them.',
    in: 'taxonomy.yaml',
    before: `${categories}\n${tags}\n  tests: { en: Tests, no: Tester }\n  test: { en: Test, no: Prøve }`,
    after: `${categories}\n${tags}`,
  },
  related: {
    means: 'A post names one as related that is not there, is a draft, or is itself.',
    why: 'Visitors would be offered a page that they cannot read.',
    in: 'files',
    before: 'related: [frist]',
    after: 'related: [first]',
    fixable: true,
  },
  tags: {
    means: 'The post has a tag that taxonomy.yaml does not list.',
    why: 'The list of its tag would not be there.',
    in: 'files',
    before: 'tags: [tseting]',
    after: 'tags: [testing]',
    fixable: true,
  },
  'unknown-key': {
    means: 'A term has a field that nothing knows.',
    why: 'It does nothing. Most often it is a known one misspelt.',
    in: 'taxonomy.yaml',
    before: `${categories}\ntags:\n  testing: { en: Testing, nb: Testing, no: Testing }`,
    after: `${categories}\n${tags}`,
  },
  unused: {
    means: 'No post has the category or tag.',
    why: 'It offers writers a choice that leads nowhere, and soon has a twin.',
    in: 'taxonomy.yaml',
    before: `${categories}\n${tags}\n  performance: { en: Performance, no: Ytelse }`,
    after: `${categories}\n${tags}`,
  },
  value: {
    means: 'A field of a term, or its name, is something that it cannot be.',
    why: 'Names stand in addresses, and hues colour the lists.',
    in: 'taxonomy.yaml',
    before: `${categories.replace('moss', 'mos')}\n${tags}`,
    after: `${categories}\n${tags}`,
  },
};
