import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCompound } from '../../src/pipeline/spelling/compounds.ts';
import { createSpeller } from '../../src/pipeline/spelling/speller.ts';
import { wordsOf } from '../../src/pipeline/spelling/words.ts';

const speller = await createSpeller('content');
const isRight = (word: string, language: 'en' | 'no') => speller?.check(word, language) === undefined;

test('the dictionaries are there', () => {
  expect(speller).toBeDefined();
});

describe('English', () => {
  test.each([
    'colour',
    'Colour',
    'COLOUR',
    'don’t',
    "don't",
    'organisation’s',
    'parents',
    'CV',
    'PDFs',
    'up-to-date',
    'Norway',
    'entre­preneur',
    'DevOps',
    'inkludMI',
  ])('%s is right', (word) => expect(isRight(word, 'en')).toBe(true));
  test.each(['color', 'recieve', 'norway', 'up-to-dtae', 'organisaton’s', 'devops', 'huset'])(
    '%s is not',
    (word) => expect(isRight(word, 'en')).toBe(false),
  );
});

describe('Norwegian', () => {
  test.each([
    'huset',
    'Huset',
    'apputvikling',
    'barnehagedag',
    'kvalitetssikringsarbeidet',
    'CV-en',
    'e‑postadresse',
    'Fjellkodes',
    'skjemaene',
    'Word-dokument',
    'butikkontoer',
    'én',
  ])('%s is right', (word) => expect(isRight(word, 'no')).toBe(true));
  test.each(['hsuet', 'aputvikling', 'barnehagedgen', 'nettlesren', 'fotballlag', 'colour'])(
    '%s is not',
    (word) => expect(isRight(word, 'no')).toBe(false),
  );
});

test('a compound is made of known words of four letters, or shorter ones of the project', () => {
  const parts = {
    has: (word: string) => ['jul', 'tre', 'barnehage', 'dag', 'kvalitet', 'sikring'].includes(word),
    own: new Set(['app', 'dag']),
  };
  expect(isCompound('barnehagedag', parts)).toBe(true);
  expect(isCompound('kvalitetssikring', parts)).toBe(true);
  expect(isCompound('appkvalitetssikring', parts)).toBe(true);
  expect(isCompound('juletre', parts)).toBe(false);
  expect(isCompound('barnehage', parts)).toBe(false);
});

test('suggestions are three at most, and begin as the word does', () => {
  expect(speller?.check('Recieve', 'en')).toEqual(expect.arrayContaining(['Receive']));
  expect(speller?.check('Recieve', 'en')?.length).toBeLessThanOrEqual(3);
});

test('addresses, file names and what has digits in it are no words', () => {
  const text =
    'Se https://example.no/a-b, post@example.no, taxonomy.yaml, /no/team, B2B og 3D – eller «ord».';
  expect(wordsOf(text).map(({ word }) => word)).toEqual(['Se', 'og', 'eller', 'ord']);
});

describe('what was found out', () => {
  test('is kept, and taken up by the next run, which loads no dictionary for it', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'words-'));
    const cache = path.join(root, 'cache/spelling.json');
    const first = await createSpeller(root, cache);
    expect(first?.check('recieve', 'en')).toContain('receive');
    await first?.save();
    const kept = JSON.parse(await readFile(cache, 'utf8'));
    kept.verdicts.en.recieve = ['from the cache'];
    await writeFile(cache, JSON.stringify(kept));
    expect((await createSpeller(root, cache))?.check('recieve', 'en')).toEqual(['from the cache']);
    await writeFile(cache, '{');
    expect((await createSpeller(root, cache))?.check('recieve', 'en')).toContain('receive');
    await rm(root, { recursive: true });
  });

  test('is forgotten when the words of the project change', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'words-'));
    const before = await createSpeller(root);
    await mkdir(path.join(root, 'words'));
    await writeFile(path.join(root, 'words/shared.txt'), 'recieve # a name\n');
    const after = await createSpeller(root);
    expect(after?.version).not.toBe(before?.version);
    expect(after?.check('recieve', 'no')).toBeUndefined();
    await rm(root, { recursive: true });
  });
});
