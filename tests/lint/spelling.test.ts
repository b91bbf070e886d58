import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCompound } from '#lint/spelling/compounds.ts';
import { createSpellChecker } from '#lint/spelling/spell-checker.ts';
import { tokenizeWords } from '#lint/spelling/tokenize-words.ts';
import { writeCacheFile } from '#pipeline/file-cache.ts';

const spellChecker = await createSpellChecker('content');
const isCorrect = (word: string, language: 'en' | 'no') => spellChecker?.check(word, language) === undefined;

test('the dictionaries are installed', () => {
  expect(spellChecker).toBeDefined();
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
  ])('%s is correct', (word) => expect(isCorrect(word, 'en')).toBe(true));
  test.each(['color', 'recieve', 'norway', 'up-to-dtae', 'organisaton’s', 'devops', 'huset', 'calender'])(
    '%s is wrong',
    (word) => expect(isCorrect(word, 'en')).toBe(false),
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
  ])('%s is correct', (word) => expect(isCorrect(word, 'no')).toBe(true));
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
  ])('%s is wrong', (word) => expect(isCorrect(word, 'no')).toBe(false));

  test.each([
    ['styringgruppe', 'styringsgruppe'],
    ['Kvalitetsikring', 'Kvalitetssikring'],
    ['utviklingavdelingen', 'utviklingsavdelingen'],
    ['tilgjengelighetkrav', 'tilgjengelighetskrav'],
    ['fellesskapløsning', 'fellesskapsløsning'],
    ['anskaffelseprosess', 'anskaffelsesprosess'],
    ['arbeidmiljø', 'arbeidsmiljø'],
  ])('%s gets its missing linking s', (word, correction) =>
    expect(spellChecker?.check(word, 'no')).toEqual([correction]),
  );

  test('an abbreviation is correct with its full stop', () => {
    for (const word of ['kl', 'bl', 'Mvh', 'evt', 'eks'])
      expect(spellChecker?.check(word, 'no', true)).toBeUndefined();
    expect(spellChecker?.check('kl', 'no')).toEqual(['kl.']);
  });
});

test('a compound consists of known words of four letters, or shorter project words', () => {
  const knownWords = {
    has: (word: string) => ['jul', 'tre', 'barnehage', 'dag', 'kvalitet', 'sikring'].includes(word),
    projectWords: new Set(['app', 'dag']),
  };
  expect(isCompound('barnehagedag', knownWords)).toBe(true);
  expect(isCompound('kvalitetssikring', knownWords)).toBe(true);
  expect(isCompound('appkvalitetssikring', knownWords)).toBe(true);
  expect(isCompound('juletre', knownWords)).toBe(false);
  expect(isCompound('barnehage', knownWords)).toBe(false);
});

test('a first part that requires a linking s is wrong without it', () => {
  const dictionaryWords = new Set([
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
  const knownWords = { has: (word: string) => dictionaryWords.has(word), projectWords: new Set<string>() };
  const correctWords = [
    'eierskapsavtale',
    'kjøleskapavtale',
    'undersøkelsesavtale',
    'helseavtale',
    'styringsavtale',
    'vikingavtale',
  ];
  for (const word of correctWords) expect(isCompound(word, knownWords), word).toBe(true);
  for (const word of ['eierskapavtale', 'undersøkelseavtale', 'styringavtale'])
    expect(isCompound(word, knownWords), word).toBe(false);
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
    // No suggestion is better than an invented compound, or an unrelated word.
    ['barnehagedgen', 'no', []],
    ['Zyxwvut', 'en', []],
    ['xq', 'en', []],
  ])('for %s (%s)', (word, language, expected) =>
    expect(spellChecker?.check(word, language)).toEqual(expected),
  );

  test('are at most three', () =>
    expect(spellChecker?.check('potatos', 'en')?.length).toBeLessThanOrEqual(3));
});

test('the tokenizer skips URLs, file names and words with digits', () => {
  const text =
    'Se https://example.no/a-b, post@example.no, taxonomy.yaml, /no/team, B2B og 3D – eller «ord».';
  expect(tokenizeWords(text).map(({ word }) => word)).toEqual(['Se', 'og', 'eller', 'ord']);
});

describe('the cache of results', () => {
  test('is used by the next run, and ignored if it is damaged', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'words-'));
    const cacheFile = path.join(root, 'cache/spelling.json');
    const first = await createSpellChecker(root, cacheFile);
    expect(first?.check('recieve', 'en')).toContain('receive');
    await first?.save();
    const results = { en: { recieve: ['from the cache'] }, no: {} };
    writeCacheFile(cacheFile, results, first?.version);
    expect((await createSpellChecker(root, cacheFile))?.check('recieve', 'en')).toEqual(['from the cache']);
    await writeFile(cacheFile, '{');
    expect((await createSpellChecker(root, cacheFile))?.check('recieve', 'en')).toContain('receive');
    await rm(root, { recursive: true });
  });

  test('has another version when the project words change', async () => {
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
