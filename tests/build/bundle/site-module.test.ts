import { expect, test } from 'vitest';
import { buildSiteModule } from '#build/bundle/site-module.ts';
import { getDocumentPath } from '#content/urls.ts';
import { type Entry, type Manifest, getPaths } from '#content/manifest.ts';

const manifestOf = (...slugs: string[]): Manifest => ({
  entries: slugs.map((slug) => ({ path: getDocumentPath('en', 'page', slug) }) as Entry),
  categories: [],
  tags: [],
  redirects: {},
});
const navigationOf = (manifest: Manifest, bookingUrl?: string) =>
  JSON.parse(
    /navigation = (.*);/.exec(
      buildSiteModule(getPaths(manifest), { siteUrl: 'https://example.no', bookingUrl }),
    )?.[1] ?? '',
  );

test('leads to pages that are there, and to no others', () => {
  const { en } = navigationOf(manifestOf('home', 'team', 'contact'));
  expect(en).toEqual({
    paths: { about: '/#about', team: '/team', contact: '/contact' },
    home: '/',
    contact: '/contact',
    booking: '/contact',
  });
});

test('leads home where there is no contact page', () => {
  expect(navigationOf(manifestOf('home')).en).toMatchObject({ contact: '/', booking: '/' });
  expect(navigationOf(manifestOf('home'), 'https://book.example.no').en.booking).toBe(
    'https://book.example.no',
  );
});
