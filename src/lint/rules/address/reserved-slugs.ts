import { homeSlug, notFoundSlug } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';

/** First path segments that the server or the build uses itself. */
export const reservedSegments: ReadonlySet<string> = new Set<string>([
  ...languages,
  '404',
  'index',
  'api',
  'assets',
  'files',
  'static',
  'healthz',
  'readyz',
  'metrics',
]);

/** Slugs with capital letters, which the specification of the site has. */
export const slugsWithCapitals: readonly string[] = ['inkludMI-app'];

/** Slugs of the pages that every site needs. The server answers with them. */
export const requiredSlugs: readonly string[] = [homeSlug, notFoundSlug];
