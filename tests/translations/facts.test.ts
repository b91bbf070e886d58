import { describe, expect, test } from 'vitest';
import { readBlocks } from '#tests/support/translations.ts';
import { compareFacts, formatFactDifference } from '#translations/facts/compare-facts.ts';

const read = (body: string) => {
  const block = readBlocks(`---\ntitle: T\n---\n\n${body}\n`).find(({ kind }) => kind !== 'field');
  if (!block) throw new Error(`No block in ${body}`);
  return block;
};
const compare = (en: string, no: string) =>
  compareFacts({ en: read(en), no: read(no) }, ['Kiddy', 'Norsk Luftfartsmuseum']).map(formatFactDifference);

describe('facts that are the same', () => {
  test.each([
    ['thousands', 'It costs 4,900 and 1,250,000.', 'Det koster 4 900 og 1.250.000.'],
    ['fixed spaces', 'More than 72,000 users', 'Over 72&nbsp;000 brukere'],
    ['decimals', '3.5 hours', '3,5 timer'],
    ['percentages', '63% of trips, 12 per cent', '63 % av reisene, 12 prosent'],
    ['amounts', 'NOK 4,900 or €12.50', '4 900 kr eller 12,50 euro'],
    ['millions', '1.5 million people', '1,5 millioner mennesker'],
    ['dates', 'On 27 October 2026 and October 3', 'Den 27. oktober 2026 og 3. oktober'],
    ['numeric dates', 'From 2026-11-20 to 3/12/2026', 'Fra 2026-11-20 til 3.12.2026'],
    ['months with a year', 'since September 2023', 'siden september 2023'],
    ['a year that one leaves out', 'on 14 May 2026', 'den 14. mai'],
    ['times', 'between 9 am and 4:30 pm', 'mellom kl. 9 og kl. 16.30'],
    ['phone numbers', 'Call +47 22 33 44 55', 'Ring 22 33 44 55'],
    ['email addresses', '[write](mailto:A@b.example)', '[skriv](mailto:a@b.example)'],
    ['links of each language', '[a](/team#talk) and [b](/)', '[a](/no/team#snakk) og [b](/no)'],
    [
      'other sites in two languages',
      '[law](https://www.example.no/en/law)',
      '[lov](https://example.no/law?hl=no)',
    ],
    ['numbers in words', 'There are 31 of them, and 2 more', 'Det er trettién, og to til'],
    ['ordinals', 'the 14th', 'den 14.'],
    ['decades', 'in the 1990s', 'på 1990-tallet'],
    ['names in the genitive', "Kiddy's map", 'Kiddys kart'],
    ['code', 'Run `npm test`.', 'Kjør `npm test`.'],
    ['comments in code', '```ts\na(1); // one\n```', '```ts\na(1); // én\n```'],
    ['versions', 'WCAG 2.2.1', 'WCAG 2.2.1'],
    [
      'names of files',
      '![A map](/assets/Screen 2026-11-20 kl. 10.15.22.png)',
      '![Et kart](/assets/Skjerm 2026-11-21 kl. 11.00.00.png)',
    ],
  ])('%s', (_, en, no) => {
    expect(compare(en, no)).toEqual([]);
  });
});

describe('numbers in words', () => {
  const compareWithConfirmed = (en: string, no: string, confirmed: { en: string; no: string }) =>
    compareFacts({ en: read(en), no: read(no) }, [], confirmed).map(formatFactDifference);
  const confirmed = { en: 'It takes three months.', no: 'Det tar tre måneder.' };

  test.each([
    [
      'one language',
      'It takes six months.',
      'Det tar tre måneder.',
      'English has "six", Norwegian has "tre"',
    ],
    [
      'both languages',
      'It takes six months.',
      'Det tar ni måneder.',
      'English has "six", Norwegian has "ni"',
    ],
  ])('differ if they change in %s', (_, en, no, difference) => {
    expect(compareWithConfirmed(en, no, confirmed)).toEqual([`The number differs: ${difference}`]);
  });

  test('differ in new texts if each language has one that the other lacks', () => {
    expect(compare('We met thirty-two people.', 'Vi møtte trettién mennesker.')).toEqual([
      'The number differs: English has "thirty-two", Norwegian has "trettién"',
    ]);
  });

  test.each([
    ['change alike', 'It takes six months.', 'Det tar seks måneder.'],
    ['become digits', 'It takes six months.', 'Det tar 6 måneder.'],
    ['are part of a word', 'A six-month wait.', 'En seksmåneders ventetid.'],
    ['are said without a number in one language', 'Choose which of the two.', 'Velg hvilken.'],
  ])('are the same if they %s', (_, en, no) => {
    expect(compareWithConfirmed(en, no, confirmed)).toEqual([]);
  });
});

describe('facts that differ', () => {
  test.each([
    [
      'It costs 4,900.',
      'Det koster 4 800.',
      'The number differs: English has "4,900", Norwegian has "4 800"',
    ],
    ['63 %', '64 %', 'The percentage differs: English has "63 %", Norwegian has "64 %"'],
    ['24 months', '24 uker', 'The number differs: English has "24 months", Norwegian has "24 uker"'],
    ['NOK 100', '100 euro', 'The amount differs: English has "NOK 100", Norwegian has "100 euro"'],
    [
      'on 27 October',
      'den 28. oktober',
      'The date differs: English has "27 October", Norwegian has "28. oktober"',
    ],
    [
      '22 33 44 55',
      '22 33 44 56',
      'The phone number differs: English has "22 33 44 55", Norwegian has "22 33 44 56"',
    ],
    [
      'a@b.example',
      'c@b.example',
      'The email differs: English has "a@b.example", Norwegian has "c@b.example"',
    ],
    ['[a](/team)', '[a](/no/contact)', 'The link differs: English has "/team", Norwegian has "/no/contact"'],
    [
      '`npm test`',
      '`npm run test`',
      'The code differs: English has "npm test", Norwegian has "npm run test"',
    ],
    [
      '```ts\na(1);\n```',
      '```ts\na(2);\n```',
      'The code differs: English has "a(1);", Norwegian has "a(2);"',
    ],
    ['We made Kiddy.', 'Vi laget en app.', 'English has the name "Kiddy", which Norwegian lacks'],
    ['Three of 7.', 'Tre.', 'English has the number "7", which Norwegian lacks'],
  ])('%s, %s', (en, no, message) => {
    expect(compare(en, no)).toEqual([message]);
  });

  test('in their order alone are marked as such', () => {
    const differences = compareFacts(
      { en: read('31 policies and 16 procedures'), no: read('16 retningslinjer og 31 prosedyrer') },
      [],
    );
    expect(differences).toMatchObject([{ type: 'number', isOrder: true }]);
  });
});
