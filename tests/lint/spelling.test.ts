import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCompound } from '#lint/spelling/compounds.ts';
import { createSpellChecker } from '#lint/spelling/spell-checker.ts';
import { tokenizeWords } from '#lint/spelling/tokenize-words.ts';

const speller = await createSpellChecker('content');
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
    'GitHub',
    'Kubernetes',
    'chatbot',
    'backend’s',
    'Tromsø',
    'Solveig’s',
    'etc',
  ])('%s is right', (word) => expect(isRight(word, 'en')).toBe(true));
  test.each(['color', 'recieve', 'norway', 'up-to-dtae', 'organisaton’s', 'devops', 'huset', 'calender'])(
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
    'mi',
    'it-avdeling',
    'Ki-verktøy',
    'PDF-fil',
    'api-et',
    'elsykkel',
    'byrom',
    'kaffekø',
    'scenarioene',
    'innovasjonstilskudd',
    'helsetjeneste',
    'dopingkontroll',
    'kjøleskapdør',
    'sporings-ID',
    'TypeScript-koden',
    'Claude',
    'Nordmanns',
  ])('%s is right', (word) => expect(isRight(word, 'no')).toBe(true));
  test.each([
    'hsuet',
    'aputvikling',
    'barnehagedgen',
    'nettlesren',
    'fotballlag',
    'colour',
    'kl',
    'itavdeling',
    'erfarring',
    'rekefølge',
  ])('%s is not', (word) => expect(isRight(word, 'no')).toBe(false));

  test.each([
    ['styringgruppe', 'styringsgruppe'],
    ['Kvalitetsikring', 'Kvalitetssikring'],
    ['utviklingavdelingen', 'utviklingsavdelingen'],
    ['tilgjengelighetkrav', 'tilgjengelighetskrav'],
    ['fellesskapløsning', 'fellesskapsløsning'],
    ['anskaffelseprosess', 'anskaffelsesprosess'],
    ['arbeidmiljø', 'arbeidsmiljø'],
  ])('%s lacks an s', (word, right) => expect(speller?.check(word, 'no')).toEqual([right]));

  test('an abbreviation is right with its full stop', () => {
    for (const word of ['kl', 'bl', 'Mvh', 'evt', 'eks'])
      expect(speller?.check(word, 'no', true)).toBeUndefined();
    expect(speller?.check('kl', 'no')).toEqual(['kl.']);
  });
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

test('a first part that takes an s is not joined without, whatever the dictionary lists', () => {
  const known = new Set([
    'eierskap',
    'kjøleskap',
    'eier',
    'skap',
    'avtale',
    'undersøkelse',
    'helse',
    'styring',
    'viking',
  ]);
  const parts = { has: (word: string) => known.has(word), own: new Set<string>() };
  const right = [
    'eierskapsavtale',
    'kjøleskapavtale',
    'undersøkelsesavtale',
    'helseavtale',
    'styringsavtale',
    'vikingavtale',
  ];
  for (const word of right) expect(isCompound(word, parts), word).toBe(true);
  for (const word of ['eierskapavtale', 'undersøkelseavtale', 'styringavtale'])
    expect(isCompound(word, parts), word).toBe(false);
});

describe('suggestions', () => {
  test.each<[string, 'en' | 'no', string[]]>([
    ['Recieve', 'en', ['Receive']],
    ['RECIEVE', 'en', ['RECEIVE']],
    ['proffesional', 'en', ['professional']],
    ['tommorow', 'en', ['tomorrow']],
    ['norway', 'en', ['Norway']],
    ['calender', 'en', ['calendar']],
    ['Ihvertfall', 'no', ['I hvert fall']],
    ['kvalitett', 'no', ['kvalitet']],
    ['a\u030Apningtid'.normalize('NFD'), 'no', ['åpningstid']],
    ['Javascript', 'no', ['JavaScript']],
    // None, rather than a compound that nobody has written, or a word that is like it by chance.
    ['barnehagedgen', 'no', []],
    ['Zyxwvut', 'en', []],
    ['xq', 'en', []],
  ])('for %s (%s)', (word, language, expected) => expect(speller?.check(word, language)).toEqual(expected));

  test('are three at most', () => expect(speller?.check('potatos', 'en')?.length).toBeLessThanOrEqual(3));
});

test('addresses, file names and what has digits in it are no words', () => {
  const text =
    'Se https://example.no/a-b, post@example.no, taxonomy.yaml, /no/team, B2B og 3D – eller «ord».';
  expect(tokenizeWords(text).map(({ word }) => word)).toEqual(['Se', 'og', 'eller', 'ord']);
});

describe('what was found out', () => {
  test('is kept, and taken up by the next run, which loads no dictionary for it', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'words-'));
    const cache = path.join(root, 'cache/spelling.json');
    const first = await createSpellChecker(root, cache);
    expect(first?.check('recieve', 'en')).toContain('receive');
    await first?.save();
    const kept = JSON.parse(await readFile(cache, 'utf8'));
    kept.verdicts.en.recieve = ['from the cache'];
    await writeFile(cache, JSON.stringify(kept));
    expect((await createSpellChecker(root, cache))?.check('recieve', 'en')).toEqual(['from the cache']);
    await writeFile(cache, '{');
    expect((await createSpellChecker(root, cache))?.check('recieve', 'en')).toContain('receive');
    await rm(root, { recursive: true });
  });

  test('is forgotten when the words of the project change', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'words-'));
    const before = await createSpellChecker(root);
    await mkdir(path.join(root, 'words'));
    await writeFile(path.join(root, 'words/shared.txt'), 'recieve # a name\n');
    const after = await createSpellChecker(root);
    expect(after?.version).not.toBe(before?.version);
    expect(after?.check('recieve', 'no')).toBeUndefined();
    await rm(root, { recursive: true });
  });
});
