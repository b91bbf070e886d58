import type { Family } from '#lint/rule.ts';

/** Blocks of code. */
export const code: Family = {
  language: {
    means: 'A code block says a language for which the site has no colours.',
    why: 'Its words stand in one colour and are harder to tell apart; mostly the name is only misspelt.',
    before: '```typscript\nconst answer = 42;\n```',
    after: '```typescript\nconst answer = 42;\n```',
  },
};
