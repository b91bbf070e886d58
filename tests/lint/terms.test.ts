/** Discouraged terms are found in all their forms. The scenarios in `tests/fixtures/content` show where. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { findTerms } from '#lint/prose/find-terms.ts';
import { parseTerms } from '#pipeline/validate/terms.ts';

const { terms, findings } = parseTerms({
  file: 'terms.yaml',
  text: `
en:
  - { use: x, nouns: [fault report, policy, box], because: B. }
  - { use: x, verbs: [deploy, shape up, apply], because: B. }
  - { use: x, words: [web-site*, don't, call … tester], unless: [the web-sites of others], because: B. }
no:
  - { use: x, nouns: [utgivelse, service], because: B. }
  - { use: x, verbs: [slippe ut, gå inn], because: B. }
  - { use: x, words: [heller enn, prøvd], unless: [prøvd å], because: B. }
`,
});
const find = (text: string, language: Language) =>
  findTerms(text, language, terms).map((match) => match.text);

test('the list of this test and that of the site are valid', () => {
  expect(findings).toEqual([]);
  const site = parseTerms({ file: 'terms.yaml', text: readFileSync('content/terms.yaml', 'utf8') });
  expect(site.findings).toEqual([]);
  expect(site.terms.no.length).toBeGreaterThan(0);
});

describe('the regular forms of a term are found', () => {
  test.each<[string, Language, string[]]>([
    [
      'A fault report, two fault reports, the fault report’s end',
      'en',
      ['fault report', 'fault reports', 'fault report’s'],
    ],
    ['Policies and a policy in boxes', 'en', ['Policies', 'policy', 'boxes']],
    ['deploy, deploys, deployed, deploying', 'en', ['deploy', 'deploys', 'deployed', 'deploying']],
    ['shaping up, shapes up; applied', 'en', ['shaping up', 'shapes up', 'applied']],
    ['Utgivelsene, en utgivelse, utgivelsens', 'no', ['Utgivelsene', 'utgivelse', 'utgivelsens']],
    ['servicen og services', 'no', ['servicen', 'services']],
    ['Slipp\nut, slippes ut, slipper ut', 'no', ['slippes ut', 'slipper ut', 'Slipp\nut']],
    ['går inn', 'no', ['går inn']],
    ['a web-site, web-sites and web-siteless', 'en', ['web-site', 'web-sites', 'web-siteless']],
    ['Don’t call in your own tester.', 'en', ['Don’t', 'call in your own tester']],
  ])('%j', (text, language, expected) => {
    expect(find(text, language).toSorted()).toEqual(expected.toSorted());
  });
});

describe('other words are left alone', () => {
  test.each<[string, Language]>([
    ['a part of a longer word: redeploy, boxing, deployment', 'en'],
    ['words in another sentence: call us. A tester answers.', 'en'],
    ['an exception: the web-sites of others', 'en'],
    ['a name: the Deploy company, said “deploy it”', 'en'],
    ['et annet ord: kundeservice, utgivelsesdato, slippe inn', 'no'],
    ['et unntak: vi har prøvd å få til det', 'no'],
    ['et sitat: «heller enn», sa hun', 'no'],
  ])('%s', (text, language) => {
    expect(find(text, language)).toEqual([]);
  });
});
