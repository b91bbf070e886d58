import { expect, test } from 'vitest';
import { findBudgetProblem } from '#pipeline/images/image-budget.ts';

test.each([
  ['a drawing', 'plan.svg', 100_000, 800],
  ['a photograph', 'team.jpg', 2_000_000, 3840],
])('%s at its budget is fine', (_, name, bytes, width) => {
  expect(findBudgetProblem(name, bytes, { width, height: 10 })).toBeUndefined();
});

test.each([
  ['a drawing that weighs more', 'plan.svg', 100_001, 800, /101 kB.*Simplify its paths/],
  ['a photograph that weighs more', 'team.jpg', 2_000_001, 1920, /2001 kB; 2000 kB should do/],
  ['a photograph that is wider', 'team.webp', 1000, 3841, /3841 pixels wide; more than 3840/],
])('%s is worth a word', (_, name, bytes, width, words) => {
  expect(findBudgetProblem(name, bytes, { width, height: 10 })).toMatch(words);
});
