import { expect, test } from 'vitest';
import { buildSiteModule } from '#build/bundle/site-module.ts';
import { type Entry, getPaths, type Manifest } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';

const createManifest = (...slugs: string[]): Manifest => ({
  entries: slugs.map((slug) => ({ path: getDocumentPath('en', 'page', slug) }) as Entry),
  categories: [],
  tags: [],
  redirects: {},
});
const parseNavigation = (manifest: Manifest, bookingUrl?: string) =>
  JSON.parse(
    /navigation = (.*);/.exec(
      buildSiteModule(getPaths(manifest), { siteUrl: 'https://example.no', bookingUrl }),
    )?.[1] ?? '',
  );

test('the navigation has links to existing pages only', () => {
  const { en } = parseNavigation(createManifest('home', 'team', 'contact'));
  expect(en).toEqual({
    paths: { about: '/#about', team: '/team', contact: '/contact' },
    home: '/',
    contact: '/contact',
    booking: '/contact',
  });
});

test('the site has a chat only if it has a script', () => {
  const build = (chatScriptUrl?: string) =>
    buildSiteModule(new Set(), { siteUrl: 'https://example.no', chatScriptUrl });
  expect(build()).toContain('export const chat = undefined;');
  expect(build('https://chat.example.no/a.js')).toContain(
    'export const chat = {"scriptUrl":"https://chat.example.no/a.js","host":"chat.example.no","origins":[]};',
  );
});

test('the home page replaces a missing contact page', () => {
  expect(parseNavigation(createManifest('home')).en).toMatchObject({ contact: '/', booking: '/' });
  expect(parseNavigation(createManifest('home'), 'https://book.example.no').en.booking).toBe(
    'https://book.example.no',
  );
});
