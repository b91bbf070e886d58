import { createInstance } from 'i18next';
import { minifySync } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDetector, detectionOptions } from '#i18n/client.ts';
import { buildLanguageScript } from '#i18n/language-script.ts';
import { options } from '#i18n/options.ts';
import { type Outcome, stubVisit, type Visit } from '#tests/support/simulated-visit.ts';

afterEach(() => vi.unstubAllGlobals());

const minified = minifySync('head.js', buildLanguageScript(), { compress: true, mangle: true }).code;

/** Runs the script of the page and returns its effects. */
function runScript(visit: Visit): Outcome {
  const outcome = stubVisit(visit);
  new Function(minified)();
  return outcome;
}

/** Returns the language that i18next detects for the visit. */
async function detectWithI18next(visit: Visit): Promise<string> {
  stubVisit(visit);
  const i18n = createInstance();
  await i18n
    .use(createDetector())
    .init({ ...options, resources: { en: {}, no: {} }, detection: detectionOptions });
  return i18n.language;
}

test('the script is at most one kilobyte', () => {
  expect(Buffer.byteLength(minified)).toBeLessThanOrEqual(1024);
});

describe('a visitor', () => {
  test('with an English browser stays on an English page', () => {
    expect(runScript({ url: '/team', page: 'en' }).replaced).toBeUndefined();
  });
  test.each(['nb-NO', 'nn', 'no'])('whose browser has %s is redirected to the Norwegian page', (tag) => {
    expect(runScript({ url: '/team#roles', page: 'en', languages: [tag, 'en'] }).replaced).toBe(
      '/no/team#roles',
    );
  });
  test('whose first language the site lacks gets the next language that it has', () => {
    expect(runScript({ url: '/', page: 'en', languages: ['sv', 'nb'] }).replaced).toBe('/no');
  });
  test('stays on a Norwegian page with an English browser, because the URL is a choice', () => {
    expect(runScript({ url: '/no/team', page: 'no' }).replaced).toBeUndefined();
  });
  test('on a path that only begins with the letters of the prefix is on an English page', () => {
    expect(runScript({ url: '/november', page: 'en' }).replaced).toBeUndefined();
  });
  test('is redirected only once', () => {
    const visit: Visit = { url: '/team', page: 'en', languages: ['nb'], session: { 'language.moved': '1' } };
    expect(runScript(visit).replaced).toBeUndefined();
  });
  test('who follows a link of the site stays, even with storage blocked', () => {
    const visit: Visit = {
      url: '/blog',
      page: 'en',
      languages: ['nb'],
      storageBlocked: true,
      referrer: 'https://www.example.no/team',
    };
    expect(runScript(visit).replaced).toBeUndefined();
  });
  test('with a stored choice is redirected to it, although the browser has another language', () => {
    expect(runScript({ url: '/team', page: 'en', local: { language: 'no' } }).replaced).toBe('/no/team');
    expect(
      runScript({ url: '/team', page: 'en', local: { language: 'en' }, languages: ['nb'] }).replaced,
    ).toBeUndefined();
  });
  test('is redirected by the cookie and the storage keys of i18next', () => {
    expect(runScript({ url: '/', page: 'en', cookie: 'a=b; i18next=no; c=d' }).replaced).toBe('/no');
    expect(runScript({ url: '/', page: 'en', local: { i18nextLng: 'nb-NO' } }).replaced).toBe('/no');
    expect(runScript({ url: '/', page: 'en', session: { i18nextLng: 'no' } }).replaced).toBe('/no');
  });
  test('stays on a page without a translation', () => {
    expect(
      runScript({ url: '/blog/only-english', page: 'en', versions: ['en'], languages: ['nb'] }).replaced,
    ).toBeUndefined();
  });
});

describe('?lng=', () => {
  test('is stored as a choice and removed from the URL', () => {
    const outcome = runScript({ url: '/team?lng=en&ref=mail#roles', page: 'en', languages: ['nb'] });
    expect(outcome).toMatchObject({ cleaned: '/team?ref=mail#roles', local: { language: 'en' } });
    expect(outcome.replaced).toBeUndefined();
  });
  test('of a prerendered page is a choice only when the page is shown', () => {
    const outcome = runScript({ url: '/no/team?lng=no', page: 'no', isPrerendered: true });
    expect(outcome).toMatchObject({ cleaned: '/no/team', local: {} });
    outcome.activate();
    expect(outcome.local).toEqual({ language: 'no' });
  });
  test('redirects to the other language and keeps the rest of the URL', () => {
    expect(runScript({ url: '/no/team?lng=en&ref=mail#roles', page: 'no' })).toMatchObject({
      replaced: '/team?ref=mail#roles',
      local: { language: 'en' },
    });
  });
  test('with a language that the site lacks is removed from the URL and changes nothing', () => {
    const outcome = runScript({ url: '/team?lng=de', page: 'en' });
    expect(outcome).toMatchObject({ cleaned: '/team', local: {} });
    expect(outcome.replaced).toBeUndefined();
  });
  test('works with storage blocked', () => {
    expect(runScript({ url: '/team?lng=no', page: 'en', storageBlocked: true }).replaced).toBe('/no/team');
  });
});

test('a visit without a choice stores nothing', () => {
  expect(runScript({ url: '/team', page: 'en', languages: ['nb'] }).local).toEqual({});
});

test('the script and i18next detect the same language for every combination of sources', async () => {
  let comparedVisits = 0;
  for (const query of ['', '?lng=no', '?lng=en', '?lng=de'])
    for (const path of ['/team', '/no/team'])
      for (const choice of [undefined, 'en', 'no', 'xx'])
        for (const cookie of ['', 'i18next=no', 'i18next=en'])
          for (const session of [{}, { 'language.moved': '1' }, { i18nextLng: 'no' }])
            for (const languages of [['en-US', 'nb'], ['nb-NO'], ['de'], ['de', 'nn-NO']]) {
              const visit: Visit = {
                url: path + query,
                page: path === '/team' ? 'en' : 'no',
                local: choice ? { language: choice } : {},
                cookie,
                session: session as Record<string, string>,
                languages,
              };
              const { replaced } = runScript(visit);
              const expected = replaced === undefined ? visit.page : replaced.startsWith('/no') ? 'no' : 'en';
              expect.soft(await detectWithI18next(visit), JSON.stringify(visit)).toBe(expected);
              comparedVisits += 1;
            }
  expect(comparedVisits).toBe(1152);
});
