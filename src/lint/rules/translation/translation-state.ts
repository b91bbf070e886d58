import type { Rule } from '../../rule.ts';

/** Documents the ids that are reported when both languages are compared with their translation record. */
export const translationState: Rule = {
  docs: {
    'translation/added': {
      description: 'One language has a new paragraph, heading or other block that the other lacks.',
      rationale: 'Visitors of the other language would not be told.',
      example: 'described',
      incorrect: 'a new paragraph in en/pages/team.mdx alone',
      correct: 'the paragraph in both, or confirmed: npm run content -- confirm pages/team --why "…"',
    },
    'translation/behind': {
      description: 'One language has changed, and the same block in the other has not.',
      rationale: 'Visitors of the other language would read what is no longer true.',
      example: 'described',
      incorrect: 'a sentence changed in en/pages/team.mdx alone',
      correct: 'the sentence changed in both, or confirmed: npm run content -- confirm pages/team --why "…"',
    },
    'translation/fact': {
      description: 'A number, date, amount, address, link, piece of code or name of a product differs.',
      rationale: 'Visitors would read two different prices, or call a wrong number.',
      example: 'described',
      incorrect: 'en: It costs 4,900 kroner.\nno: Det koster 4 800 kroner.',
      correct: 'en: It costs 4,900 kroner.\nno: Det koster 4 900 kroner.',
    },
    'translation/fact-order': {
      description: 'Both languages have the same figures, in another order.',
      rationale: 'Two figures may have been swapped in one of them.',
      example: 'described',
      incorrect: 'en: 31 policies and 16 procedures\nno: 16 retningslinjer og 31 prosedyrer',
      correct: 'en: 31 policies and 16 procedures\nno: 31 retningslinjer og 16 prosedyrer',
    },
    'translation/heading-id': {
      description: 'The same heading has another id in the other language.',
      rationale: 'Visitors who switch languages would lose the section that they are reading.',
      example: 'described',
      incorrect: 'en: ## What we store\nno: ## Hva vi lagrer',
      correct: 'en: ## What we store\nno: ## Hva vi lagrer {/* #what-we-store */}',
    },
    'translation/more-behind': {
      description: 'The branch leaves more blocks behind than there were before.',
      rationale: 'The languages would drift apart, because nobody has to bring them in step.',
      example: 'described',
      incorrect: 'a branch that changes English alone',
      correct:
        'the same branch with the Norwegian, or: npm run content -- postpone pages/team --owner Kari --by 2026-12-01',
    },
    'translation/orphan': {
      description: 'A translation record has no document any more.',
      rationale: 'Nothing reads it.',
      example: 'described',
      incorrect: 'translations/pages/old.jsonl without en/pages/old.mdx',
      correct: 'the record renamed with the document, or deleted',
    },
    'translation/record': {
      description: 'A line of a translation record cannot be read.',
      rationale: 'What was confirmed there would be forgotten.',
      example: 'described',
      incorrect: '<<<<<<< HEAD',
      correct: 'the lines of both sides, without the marks of the conflict',
    },
    'translation/removed': {
      description: 'One language no longer has a block that the other still has.',
      rationale: 'Visitors of the other language would read what is no longer true.',
      example: 'described',
      incorrect: 'a paragraph deleted in en/pages/team.mdx alone',
      correct: 'the paragraph deleted in both, or confirmed: npm run content -- confirm pages/team --why "…"',
    },
    'translation/unconfirmed': {
      description: 'Nobody has confirmed that the two languages say the same.',
      rationale: 'Without that, the check cannot tell when one of them falls behind.',
      example: 'described',
      incorrect: 'pages/team in both languages, without translations/pages/team.jsonl',
      correct: 'read both, then: npm run content -- confirm pages/team',
    },
    'translation/unrecorded': {
      description: 'Blocks have changed in both languages, and the record does not know yet.',
      rationale: 'The next change in one language alone would not be noticed.',
      example: 'described',
      incorrect: 'a paragraph changed in both languages',
      correct: 'read both, then: npm run content -- confirm pages/team',
    },
  },
};
