import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SpamEvidence, type SpamReason, scoreSpam } from '#server/spam/score-spam.ts';

const sender = { fullName: 'Ada Nordmann', email: 'ada@example.no' };
const withMessage = (message: string, evidence: Partial<SpamEvidence> = {}): SpamEvidence => ({
  fields: { ...sender, message },
  ...evidence,
});
const withName = (fullName: string, message = 'Hei, ring meg.'): SpamEvidence =>
  withMessage(message, { fields: { ...sender, fullName, message } });

describe('behaviour', () => {
  test('a filled honeypot is spam, whatever else was entered', () => {
    const withHoneypot = withMessage('Hello.', { honeypot: 'https://site.example' });
    expect(scoreSpam(withHoneypot)).toEqual({ level: 'spam', reasons: ['honeypot'] });
    expect(scoreSpam(withMessage('Hello.', { honeypot: ' ' })).level).toBe('clean');
  });
  test('sending too fast is suspicious', () => {
    const tooFast = withMessage('Hello.', { elapsed: 2499 });
    expect(scoreSpam(tooFast)).toEqual({ level: 'suspicious', reasons: ['too-fast'] });
    for (const elapsed of [2500, 1e9, undefined])
      expect(scoreSpam(withMessage('Hello.', { elapsed })).level).toBe('clean');
  });
  test('sending too fast does not turn a weak match into spam', () => {
    const shortLink = 'Our menu: https://bit.ly/menu-example';
    expect(scoreSpam(withMessage(shortLink)).level).toBe('clean');
    expect(scoreSpam(withMessage(shortLink, { elapsed: 10 }))).toEqual({
      level: 'suspicious',
      reasons: ['too-fast', 'shortener'],
    });
  });
});

describe('rules', () => {
  const ruleCases: [rule: SpamReason, matching: SpamEvidence, similar: SpamEvidence][] = [
    ['link-in-name', withName('See www.shop.example'), withName('Dr. A. Nordmann-Lie')],
    [
      'markup',
      withMessage('[url=https://a.example]this[/url]'),
      withMessage('The menu [see picture] <a> is broken'),
    ],
    [
      'markup',
      withMessage('<a href="https://a.example">this</a>'),
      withMessage('The tag <a href="#top"> has no name'),
    ],
    [
      'many-sites',
      withMessage('https://a.example https://b.example https://c.example https://d.example'),
      withMessage('https://a.example https://shop.a.example https://blog.a.example https://a.example/no'),
    ],
    [
      'links-in-a-row',
      withMessage('https://a.example | https://b.example | https://c.example'),
      withMessage('We like https://a.example, https://b.example and https://c.example'),
    ],
    ['shortener', withMessage('https://bit.ly/0-example'), withMessage('https://maps.app.goo.gl/example')],
    ['shortener', withMessage('See BIT.LY at https://bit.ly.'), withMessage('https://bit.ly.example/x')],
    ['mixed-scripts', withMessage('The best саsino'), withMessage('Čáhppes guolli, Ærø, Иван, ñandú')],
  ];
  test.each(ruleCases)('%s matches its text and not a similar one', (rule, matching, similar) => {
    // The honeypot makes the verdict list every matching rule.
    const getReasons = (evidence: SpamEvidence) => scoreSpam({ ...evidence, honeypot: 'x' }).reasons;
    expect(getReasons(matching)).toContain(rule);
    expect(getReasons(similar)).not.toContain(rule);
  });

  test.each<[string, SpamEvidence, string]>([
    ['a short link', withMessage('https://bit.ly/0-example'), 'clean'],
    [
      'four sites among words',
      withMessage('https://a.example, b https://b.example c https://c.example d https://d.example'),
      'clean',
    ],
    ['a word in two scripts', withMessage('The best саsino'), 'clean'],
    [
      'four sites in a row',
      withMessage('https://a.example https://b.example https://c.example https://d.example'),
      'suspicious',
    ],
    [
      'a word in two scripts beside a short link',
      withMessage('The best саsino: https://bit.ly/x'),
      'suspicious',
    ],
    ['one HTML link', withMessage('Is <a href="https://a.example"> right?'), 'suspicious'],
    [
      'two HTML links',
      withMessage('<a href="http://a.example">a</a> <a href="http://b.example">b</a>'),
      'spam',
    ],
    ['a forum link', withMessage('[url=https://a.example]a[/url]'), 'spam'],
    ['a link in the name', withName('Free money https://a.example'), 'suspicious'],
    [
      'six sites',
      withMessage(
        'a.b https://a.example b https://b.example c https://c.example d https://d.example e https://e.example f https://f.example',
      ),
      'spam',
    ],
  ])('%s is %3$s', (_, evidence, level) => {
    expect(scoreSpam(evidence).level).toBe(level);
  });

  test('the description of an enquiry is scored like a message', () => {
    const description = '[url=https://a.example]a[/url]';
    expect(scoreSpam({ fields: { name: 'Ada', description } }).reasons).toEqual(['markup']);
  });
});

describe('fairness', () => {
  const names = [
    'Åse-Marie Bjørnsdatter Kvåle',
    'Áilu Niillas Somby',
    '李小龙',
    'محمد الأحمد',
    'Ng',
    'Hrvoje Štrkalj',
    "O'Brien",
    'KARI NORDMANN',
    'kari nordmann',
    'McDonald',
    'LeAnn',
    'RobertGex',
  ];
  test.each(names)('the name %s is clean', (name) => {
    expect(scoreSpam(withName(name)).level).toBe('clean');
  });

  test.each([
    'Hei, jeg vil vite prisen.',
    'Kaixo zure prezioa jakin nahi nuen',
    'Здравствуйте, нам нужен сайт.',
    'We need help with SEO and Google Ads. CAN YOU CALL ME TODAY!!!',
    'A casino wants a website with rooms and prices: https://hotel.example',
    'asdf',
  ])('the words "%s" are not scored', (message) => {
    expect(scoreSpam(withMessage(message)).level).toBe('clean');
  });

  test('a clean submission has no reasons', () => {
    expect(scoreSpam(withMessage('Our site is https://bit.ly/example'))).toEqual({
      level: 'clean',
      reasons: [],
    });
  });
});

test.each([
  [
    'full-width letters',
    (text: string) => text.replace(/[a-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  ],
  ['invisible characters', (text: string) => [...text].join('\u200b')],
])('%s do not hide a word in two scripts', (_, disguise) => {
  const disguised = withMessage(`${disguise('Best с')}${disguise('asino')}`);
  expect(scoreSpam({ ...disguised, honeypot: 'x' }).reasons).toContain('mixed-scripts');
});

test('every text is scored in a short time', () => {
  // A slow expression takes minutes for such texts; the limit is far above what a busy machine needs.
  const limitMs = 30_000;
  const pieces = [
    'a@a.',
    'https://',
    'http://a.b|',
    '[url',
    '<a href ',
    '<a ',
    'a ',
    '↗',
    '\u0301',
    'aB',
    'www.',
  ];
  const start = performance.now();
  for (const piece of pieces) scoreSpam(withMessage(piece.repeat(5000 / piece.length)));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 5000 }), fc.string(), (message, fullName) => {
      const { level, reasons } = scoreSpam(withName(fullName, message));
      expect(level === 'clean').toBe(reasons.length === 0);
    }),
    { numRuns: 200 },
  );
  expect(performance.now() - start).toBeLessThan(limitMs);
});
