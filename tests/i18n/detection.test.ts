import { createInstance } from 'i18next';
import { minifySync } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDetector, detectionOptions } from '#i18n/client.ts';
import { headScript } from '#i18n/language-script.ts';
import { options } from '#i18n/options.ts';
import { arrive, type Outcome, type Visit } from '#tests/support/simulated-visit.ts';

afterEach(() => vi.unstubAllGlobals());

const minified = minifySync('head.js', headScript(), { compress: true, mangle: true }).code;

/** Runs the script as the page does, and says what it did. */
function byScript(visit: Visit): Outcome {
  const outcome = arrive(visit);
  new Function(minified)();
  return outcome;
}

/** The language that i18next settles on by itself for the same visit. */
async function byI18next(visit: Visit): Promise<string> {
  arrive(visit);
  const i18n = createInstance();
  await i18n
    .use(createDetector())
    .init({ ...options, resources: { en: {}, no: {} }, detection: detectionOptions });
  return i18n.language;
}

test('the script stays within a kilobyte', () => {
  expect(Buffer.byteLength(minified)).toBeLessThanOrEqual(1024);
});

describe('a visitor', () => {
  test('with an English browser stays on an English page', () => {
    expect(byScript({ url: '/team', page: 'en' }).replaced).toBeUndefined();
  });
  test.each(['nb-NO', 'nn', 'no'])('whose browser speaks %s is taken to the Norwegian page', (tag) => {
    expect(byScript({ url: '/team#roles', page: 'en', languages: [tag, 'en'] }).replaced).toBe(
      '/no/team#roles',
    );
  });
  test('whose first language the site lacks gets the next one it has', () => {
    expect(byScript({ url: '/', page: 'en', languages: ['sv', 'nb'] }).replaced).toBe('/no');
  });
  test('stays on a Norwegian page with an English browser: the address is a choice', () => {
    expect(byScript({ url: '/no/team', page: 'no' }).replaced).toBeUndefined();
  });
  test('on a path that only begins like the prefix is on an English page', () => {
    expect(byScript({ url: '/november', page: 'en' }).replaced).toBeUndefined();
  });
  test('is moved once only', () => {
    const visit: Visit = { url: '/team', page: 'en', languages: ['nb'], session: { 'language.moved': '1' } };
    expect(byScript(visit).replaced).toBeUndefined();
  });
  test('who follows a link of the site stays, even with storage blocked', () => {
    const visit: Visit = {
      url: '/blog',
      page: 'en',
      languages: ['nb'],
      storageBlocked: true,
      referrer: 'https://www.example.no/team',
    };
    expect(byScript(visit).replaced).toBeUndefined();
  });
  test('with a stored choice is taken to it, though the browser speaks another', () => {
    expect(byScript({ url: '/team', page: 'en', local: { language: 'no' } }).replaced).toBe('/no/team');
    expect(
      byScript({ url: '/team', page: 'en', local: { language: 'en' }, languages: ['nb'] }).replaced,
    ).toBeUndefined();
  });
  test('is found by the cookie and the keys of i18next', () => {
    expect(byScript({ url: '/', page: 'en', cookie: 'a=b; i18next=no; c=d' }).replaced).toBe('/no');
    expect(byScript({ url: '/', page: 'en', local: { i18nextLng: 'nb-NO' } }).replaced).toBe('/no');
    expect(byScript({ url: '/', page: 'en', session: { i18nextLng: 'no' } }).replaced).toBe('/no');
  });
  test('without a counterpart of the page stays on it', () => {
    expect(
      byScript({ url: '/blog/only-english', page: 'en', versions: ['en'], languages: ['nb'] }).replaced,
    ).toBeUndefined();
  });
});

describe('?lng=', () => {
  test('is stored as a choice, and cleaned from the address', () => {
    const outcome = byScript({ url: '/team?lng=en&ref=mail#roles', page: 'en', languages: ['nb'] });
    expect(outcome).toMatchObject({ cleaned: '/team?ref=mail#roles', local: { language: 'en' } });
    expect(outcome.replaced).toBeUndefined();
  });
  test('takes to the other language with the rest of the address', () => {
    expect(byScript({ url: '/no/team?lng=en&ref=mail#roles', page: 'no' })).toMatchObject({
      replaced: '/team?ref=mail#roles',
      local: { language: 'en' },
    });
  });
  test('of a language that the site lacks is cleaned and changes nothing', () => {
    const outcome = byScript({ url: '/team?lng=de', page: 'en' });
    expect(outcome).toEqual({ cleaned: '/team', local: {} });
  });
  test('works with storage blocked', () => {
    expect(byScript({ url: '/team?lng=no', page: 'en', storageBlocked: true }).replaced).toBe('/no/team');
  });
});

test('a mere visit stores nothing', () => {
  expect(byScript({ url: '/team', page: 'en', languages: ['nb'] }).local).toEqual({});
});

test('the script and i18next agree on every combination of what they look at', async () => {
  const either = <T>(...values: T[]) => values;
  let compared = 0;
  for (const query of either('', '?lng=no', '?lng=en', '?lng=de'))
    for (const path of either('/team', '/no/team'))
      for (const choice of either(undefined, 'en', 'no', 'xx'))
        for (const cookie of either('', 'i18next=no', 'i18next=en'))
          for (const session of either({}, { 'language.moved': '1' }, { i18nextLng: 'no' }))
            for (const languages of either(['en-US', 'nb'], ['nb-NO'], ['de'], ['de', 'nn-NO'])) {
              const visit: Visit = {
                url: path + query,
                page: path === '/team' ? 'en' : 'no',
                local: choice ? { language: choice } : {},
                cookie,
                session: session as Record<string, string>,
                languages,
              };
              const { replaced } = byScript(visit);
              const settled = replaced === undefined ? visit.page : replaced.startsWith('/no') ? 'no' : 'en';
              expect.soft(await byI18next(visit), JSON.stringify(visit)).toBe(settled);
              compared += 1;
            }
  expect(compared).toBe(1152);
});
