import { expect, test } from 'vitest';
import { siteModule } from '#build/bundle/site-module.ts';
import { addressOf } from '#content/urls.ts';
import { type Entry, type Manifest, pathsIn } from '#content/manifest.ts';

const manifestOf = (...slugs: string[]): Manifest => ({
  entries: slugs.map((slug) => ({ path: addressOf('en', 'page', slug) }) as Entry),
  categories: [],
  tags: [],
  redirects: {},
});
const navigationOf = (manifest: Manifest, bookingUrl?: string) =>
  JSON.parse(
    /navigation = (.*);/.exec(
      siteModule(pathsIn(manifest), { siteUrl: 'https://example.no', bookingUrl }),
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
