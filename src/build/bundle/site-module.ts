/** Builds `virtual:site`, the data about the site that every page uses. Its size depends on the navigation, not on the content. */
import { navigationTargets } from '#app/shell/menus.ts';
import { getDocumentPath, homeSlug } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';

export interface SiteOptions {
  /** Origin of the published site. */
  siteUrl: string;
  bookingUrl?: string | undefined;
  /** Script of the live chat. Without it there is no chat. */
  chatScriptUrl?: string | undefined;
  /** Further origins that the chat uses. */
  chatOrigins?: readonly string[] | undefined;
  /** Time of the build. Default: now. */
  now?: Date | undefined;
}

/**
 * Builds the module's source. Navigation entries whose document does not exist are left out; the home page replaces a
 * missing contact page.
 * @param pagePaths paths of the pages.
 */
export function buildSiteModule(
  pagePaths: ReadonlySet<string>,
  { siteUrl, bookingUrl, chatScriptUrl, chatOrigins = [], now = new Date() }: SiteOptions,
): string {
  const navigation = Object.fromEntries(
    languages.map((language) => {
      const home = getDocumentPath(language, 'page', homeSlug);
      const contactPage = getDocumentPath(language, 'page', 'contact');
      const contact = pagePaths.has(contactPage) ? contactPage : home;
      const paths = Object.fromEntries(
        Object.entries(navigationTargets).flatMap(([key, { kind, slug, hash }]) => {
          const path = getDocumentPath(language, kind, slug);
          const anchor = typeof hash === 'object' ? hash[language] : hash;
          return pagePaths.has(path) ? [[key, anchor ? `${path}#${anchor}` : path]] : [];
        }),
      );
      return [language, { paths, home, contact, booking: bookingUrl ?? contact }];
    }),
  );
  const chat = chatScriptUrl && {
    scriptUrl: chatScriptUrl,
    host: new URL(chatScriptUrl).host,
    origins: chatOrigins,
  };
  return [
    `export const origin = ${JSON.stringify(siteUrl)};`,
    `export const navigation = ${JSON.stringify(navigation)};`,
    `export const chat = ${JSON.stringify(chat)};`,
    `export const year = ${now.getUTCFullYear()};`,
    '',
  ].join('\n');
}
