import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '#server/spam/evidence.ts';
import { judge } from '#server/spam/score-spam.ts';

const ada = { fullName: 'Ada Nordmann', email: 'ada@example.no' };
const saying = (message: string, more: Partial<Evidence> = {}): Evidence => ({
  kind: 'message',
  language: 'en',
  fields: { ...ada, message },
  ...more,
});
const called = (fullName: string, message = 'Hei, ring meg.'): Evidence =>
  saying(message, { fields: { ...ada, fullName, message } });

describe('behaviour', () => {
  test('a filled honeypot is spam, however harmless the rest', () => {
    const trapped = saying('Hello.', { honeypot: 'https://site.example' });
    expect(judge(trapped)).toEqual({ verdict: 'spam', suspicions: ['honeypot'] });
    expect(judge(saying('Hello.', { honeypot: ' ' })).verdict).toBe('clean');
  });
  test('haste alone is suspicious', () => {
    const hasty = saying('Hello.', { elapsed: 2499 });
    expect(judge(hasty)).toEqual({ verdict: 'suspicious', suspicions: ['too-fast'] });
    for (const elapsed of [2500, 1e9, undefined])
      expect(judge(saying('Hello.', { elapsed })).verdict).toBe('clean');
  });
  test('haste makes nothing worse of what is just not suspicious', () => {
    const hotel = 'A casino wants a website with rooms and prices: https://hotel.example';
    expect(judge(saying(hotel)).verdict).toBe('clean');
    expect(judge(saying(hotel, { elapsed: 10 })).verdict).toBe('suspicious');
    expect(judge(saying(hotel, { elapsed: 10 })).suspicions).toHaveLength(3);
  });
});

/** Each rule, something it is for, and something much like it that it must leave alone. */
const examples: [rule: string, found: Evidence, spared: Evidence][] = [
  ['link-in-name', called('See www.shop.example'), called('Dr. A. Nordmann-Lie')],
  ['markup', saying('[url=https://a.example]this[/url]'), saying('The menu [see picture] <a> is broken')],
  ['markup', saying('<a href="https://a.example">this</a>'), saying('The tag <a href="#top"> has no name')],
  [
    'many-sites',
    saying('https://a.example https://b.example https://c.example https://d.example'),
    saying('https://a.example https://shop.a.example https://blog.a.example https://a.example/no'),
  ],
  [
    'links-in-a-row',
    saying('https://a.example | https://b.example | https://c.example'),
    saying('We like https://a.example, https://b.example and https://c.example'),
  ],
  ['hidden-link', saying('Visit example dot com'), saying('Connect the dots: comfort first')],
  ['shortener', saying('https://bit.ly/0-example'), saying('https://maps.app.goo.gl/example')],
  ['messenger', saying('https://t.me/example_0'), saying('A chat like Telegram, on our own servers')],
  ['messenger', saying('WhatsApp +1 202 555 0143'), saying('Ring meg på +47 12 34 56 78')],
  ['other-address', saying('Write to deals@offers.example'), saying('I am ada.n@example.no, too')],
  ['campaign-name', called('RobertGex'), called('McAllister')],
  ['campaign-name', called('MikeVoB'), called('JoAnn DeVries')],
  ['gibberish-name', called('wRtQxPlMnBvC'), called('Brzęczyszczykiewicz')],
  ['gibberish', saying('UgDnjKqPvXzTrMwQ'), saying('WooCommerce, GitHub, PageSpeed')],
  ['gibberish', saying('hjkgfdsrt bcdfghj'), saying('Rørleggerhjelp i Strømskrenten, borettslagsstyret')],
  ['keyboard-run', saying('asdfgh'), saying('as, df')],
  ['name-as-message', called('Buy now', 'buy now'), called('Ada', 'Ada here')],
  ['foreign-script', saying('казино онлайн'), saying('Ivan (Иван) here. Do you speak Russian?')],
  ['foreign-words', saying('Kaixo zure prezioa jakin nahi nuen'), saying('Hei, jeg vil vite prisen')],
  ['mixed-scripts', saying('The best саsino'), saying('Čáhppes guolli, Ærø, ñandú')],
  ['shouting', saying('BUY THIS NOW OR NEVER AT ALL'), saying('NRK OG NAV')],
  ['price-robot', saying('Hola, quería saber tu precio..'), saying('Hola! What is the price of an app?')],
  [
    'price-robot',
    saying('Hi, I wanted to know your price.'),
    saying('Hi, I wanted to know your prices for an audit of our app before Christmas.'),
  ],
  ['probe', saying("' OR 1=1 -- "), saying('Is it true that 1=1, or 1 = 2?')],
  ['link', saying('https://a.example'), saying('example')],
  ['bare-link', saying('here: https://a.example'), saying('Our old site is at https://a.example')],
  ['link-to-buy', saying('Buy it here: https://a.example'), saying('Our shop: https://a.example')],
  ['bulk-topic', saying('SEO'), saying('Oslo, Seoul, Rio')],
  [
    'bulk-offer',
    saying('We put your website on the first page of Google'),
    saying('We want our website on the first page'),
  ],
  ['bulk-offer', saying('在线赌场'), saying('你好，我们公司想做一个网站')],
  ['your-gain', saying('Grow your business'), saying('Our business grows')],
  ['sales-approach', saying('Dear webmaster'), saying('Dear Fjellkode')],
  ['sales-terms', saying('Money back, 24/7'), saying('The budget is $20,000')],
];

test.each(examples)('%s', (rule, evidence, other) => {
  // The honeypot makes every rule that applies show, however little it weighs.
  const found = (given: Evidence) => judge({ ...given, honeypot: 'x' }).suspicions;
  expect(found(evidence)).toContain(rule);
  expect(found(other)).not.toContain(rule);
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
  ];
  test.each(names)('%s may write as briefly as anybody', (name) => {
    expect(judge(called(name)).verdict).toBe('clean');
  });

  test('a clean submission is told apart from others without a word about it', () => {
    expect(judge(saying('Our site is https://a.example'))).toEqual({ verdict: 'clean', suspicions: [] });
  });

  test('a long brief does not become spam by its length', () => {
    const brief = [
      'We would like a new website for our garden centre, and an app for members.',
      'Customers should order here and now, see the price and get 10% off as members.',
      'We looked at your website and noticed that you have done this before.',
      'Would you be interested? May I send you a drawing?',
    ].join('\n');
    expect(judge(saying(brief)).verdict).toBe('clean');
    expect(judge(saying(Array(12).fill(brief).join('\n\n'))).verdict).toBe('clean');
  });

  test('who applies for a job may praise himself', () => {
    const letter = 'I am a freelance designer. I came across your website. May I send you my work?';
    const applying = { kind: 'application', fields: { ...ada, name: 'Ada', message: letter } } as const;
    expect(judge(saying(letter, { ...applying, honeypot: 'x' })).suspicions).not.toContain('sales-approach');
  });
});

describe('disguises do not help', () => {
  const pitch = 'Buy cheap viagra without prescription, no deposit bonus, free spins';
  test.each([
    ['full-width letters', pitch.replace(/[a-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))],
    [
      'letters of mathematics',
      pitch.replace(/[a-z]/g, (c) => String.fromCodePoint(0x1d41a + c.charCodeAt(0) - 97)),
    ],
    ['letters without width between', [...pitch].join('\u200b')],
    ['capitals', pitch.toUpperCase()],
    ['line breaks', pitch.replaceAll(' ', '\n')],
  ])('%s', (_, text) => {
    expect(judge(saying(text)).verdict).toBe('spam');
  });
});

test('whatever is written, there is a judgement, and soon', () => {
  // Slow expressions take minutes for such texts; the limit is far from what a busy machine needs.
  const limit = 5_000;
  const hostile = [
    'a@a.',
    'https://',
    'http://a.b|',
    '$1,',
    'order ',
    'you more ',
    'a ',
    '↗',
    '\u0301',
    'aB',
    '(',
    '((',
  ];
  const start = performance.now();
  for (const piece of hostile) judge(saying(piece.repeat(5000 / piece.length)));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 5000 }), fc.string(), (message, fullName) => {
      const { verdict, suspicions } = judge(called(fullName, message));
      expect(verdict === 'clean').toBe(suspicions.length === 0);
    }),
    { numRuns: 200 },
  );
  expect(performance.now() - start).toBeLessThan(limit);
});
