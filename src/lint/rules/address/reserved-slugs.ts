import { homeSlug, notFoundSlug } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';

/** First path segments that the server or the build answers itself. */
export const reservedSegments: ReadonlySet<string> = new Set<string>([
  ...languages,
  '404',
  'index',
  'api',
  'assets',
  'static',
  'healthz',
  'readyz',
  'metrics',
]);

/** Pages that every site has, because the server needs them. */
export const requiredPages: readonly string[] = [homeSlug, notFoundSlug];
