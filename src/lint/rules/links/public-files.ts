import { languages, localizePath } from '#i18n/languages.ts';

/** Paths of published files that are not documents: the files of `public/`, and those that every build writes. */
export const publicFiles: ReadonlySet<string> = new Set([
  '/apple-touch-icon.png',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  ...languages.map((language) => localizePath('/feed.xml', language)),
]);
