/** `virtual:site`: what every page knows of the site. It grows with the navigation, not with the content. */

import { navigationTargets } from '#app/shell/menus.ts';
import { getDocumentPath, homeSlug } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';

export interface SiteOptions {
  /** Origin of the published site. */
  siteUrl: string;
  bookingUrl?: string | undefined;
  /** The moment of the build: now, unless given. */
  now?: Date | undefined;
}

/**
 * The module's source. Entries whose document is not in the content are left out; the home page stands in for a contact page.
 * @param known addresses of the pages.
 */
export function buildSiteModule(
  known: ReadonlySet<string>,
  { siteUrl, bookingUrl, now = new Date() }: SiteOptions,
): string {
  const navigation = Object.fromEntries(
    languages.map((language) => {
      const home = getDocumentPath(language, 'page', homeSlug);
      const contactPage = getDocumentPath(language, 'page', 'contact');
      const contact = known.has(contactPage) ? contactPage : home;
      const paths = Object.fromEntries(
        Object.entries(navigationTargets).flatMap(([key, { kind, slug, hash }]) => {
          const path = getDocumentPath(language, kind, slug);
          return known.has(path) ? [[key, hash ? `${path}#${hash}` : path]] : [];
        }),
      );
      return [language, { paths, home, contact, booking: bookingUrl ?? contact }];
    }),
  );
  return [
    `export const origin = ${JSON.stringify(siteUrl)};`,
    `export const navigation = ${JSON.stringify(navigation)};`,
    `export const year = ${now.getUTCFullYear()};`,
    '',
  ].join('\n');
}
