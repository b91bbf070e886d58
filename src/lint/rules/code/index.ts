import type { Family } from '#lint/rule.ts';

/** Blocks of code. */
export const code: Family = {
  language: {
    description: 'A code block says a language for which the site has no colours.',
    rationale: 'Its words stand in one colour and are harder to tell apart; mostly the name is only misspelt.',
    incorrect: '```typscript\nconst answer = 42;\n```',
    correct: '```typescript\nconst answer = 42;\n```',
  },
};
