/** Figures in texts are those of facts.yaml. The scenarios in `tests/fixtures/content` show where they are found. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { CheckCache } from '#lint/check-cache.ts';
import { checkContent } from '#lint/check-content.ts';
import { findWrongFigures } from '#lint/facts/match-facts.ts';
import { parseFacts } from '#pipeline/validate/facts.ts';
import { createScenario } from '#tests/support/scenario.ts';

const { facts, findings } = parseFacts({
  file: 'facts.yaml',
  text: `
founded: { about: The year., year: 2021, phrases: { en: [founded in <figure>], no: [etablert i <figure>] } }
team: { about: Members., number: 30, unit: { en: team members, no: medarbeidere }, otherFigures: [12] }
policies:
  { about: Policies., number: 31, phrases: { en: [<figure> polic*], no: [<figure> retningslinje*] } }
procedures: { about: Procedures., number: 16, phrases: { en: [<figure> procedures] } }
high: { about: A share., percentage: 83, phrases: { en: [survey … <figure>], no: [undersøkelse* … <figure>] } }
low: { about: A share., percentage: 77, phrases: { en: [survey … <figure>], no: [undersøkelse* … <figure>] } }
certified:
  { about: The month., month: 2023-09, phrases: { en: [certified … since <figure>], no: [sertifisert … siden <figure>] } }
`,
});
const findFigures = (text: string, language: Language) =>
  findWrongFigures(text, language, facts).map((wrong) => `${wrong.text}: ${wrong.names.join(', ')}`);

test('the list of this test is valid', () => {
  expect(findings).toEqual([]);
});

describe('a figure that states a fact with another value is found', () => {
  test.each<[string, Language, string]>([
    ['Founded in 2020 in Oslo.', 'en', '2020: founded'],
    ['Vi ble etablert i 2019.', 'no', '2019: founded'],
    ['More than 20 team members', 'en', '20: team'],
    ['20+ team members', 'en', '20: team'],
    ['All 30 of our written policies', 'en', ''],
    ['All 30 short written policies', 'en', '30: policies'],
    ['De 30 korte retningslinjene', 'no', '30: policies'],
    ['31 policies and 17 procedures', 'en', '17: procedures'],
    ['In our survey, two out of three and 82% agree.', 'en', '82%: high, low'],
    ['I undersøkelsen svarte 82 prosent ja.', 'no', '82 prosent: high, low'],
    ['We have been certified to ISO 27001 since August 2023.', 'en', 'August 2023: certified'],
    ['Vi er sertifisert etter ISO 27001 siden oktober 2023.', 'no', 'oktober 2023: certified'],
  ])('%s', (text, language, expected) => {
    expect(findFigures(text, language).join()).toBe(expected);
  });
});

describe('other figures are left alone', () => {
  test.each<[string, Language]>([
    ['the right figure: founded in 2021, 30 team members, 31 policies', 'en'],
    ['the right figure with a plus: 30+ team members', 'en'],
    ['either of two facts with the same words: the survey says 83% and 77%', 'en'],
    ['a list whose first word has the figure: 31 policies and procedures', 'en'],
    ['a figure listed as another right one: 12 team members', 'en'],
    ['a figure with a unit of its own: 30 days policies', 'en'],
    ['a figure of another kind: a survey with 40 answers', 'en'],
    ['another sentence: We did a survey. 12% of trips are by train.', 'en'],
    ['a day in the month: certified since 14 September 2023', 'en'],
    ['the words without a figure: policies, founded, survey', 'en'],
    ['en annen rekkefølge: retningslinjene har 4 deler', 'no'],
  ])('%s', (text, language) => {
    expect(findFigures(text, language)).toEqual([]);
  });
});

test('without facts.yaml, all uses of facts are one finding', async () => {
  await using content = await createScenario('facts-not-listed');
  await rm(path.join(content.root, 'facts.yaml'));
  const { findings } = await checkContent(content.root);
  expect(findings.filter(({ rule }) => rule.startsWith('facts/'))).toMatchObject([
    { rule: 'facts/no-file', line: 9, message: expect.stringContaining('and 4 more') },
  ]);
});

test('an unreadable list is one finding, and reports no fact as unknown', async () => {
  await using content = await createScenario('facts-not-listed');
  await writeFile(path.join(content.root, 'facts.yaml'), 'users: [');
  const { findings } = await checkContent(content.root);
  expect(findings.filter(({ rule }) => rule.startsWith('facts/'))).toMatchObject([{ rule: 'facts/file' }]);
});

test('a changed list is compared with texts that have not changed, of documents and of UI strings', async () => {
  await using content = await createScenario('figures-that-contradict-the-facts');
  const cache = new CheckCache();
  const list = (figure: number) =>
    writeFile(
      path.join(content.root, 'facts.yaml'),
      `policies: { about: Policies., number: ${figure}, unit: { en: policies, no: retningslinjer } }\n`,
    );
  const check = async () =>
    (await checkContent(content.root, { cache })).findings
      .filter(({ rule }) => rule === 'facts/figure')
      .map(({ file, line }) => `${file}:${line}`);
  await list(31);
  expect(await check()).toEqual(
    expect.arrayContaining(['en/blog/first.mdx:13', 'en/ui/scenario.json:2', 'no/blog/first.mdx:13']),
  );
  await list(30);
  const changed = await check();
  expect(changed).toContain('en/blog/first.mdx:3');
  expect(changed).not.toContain('en/ui/scenario.json:2');
});
