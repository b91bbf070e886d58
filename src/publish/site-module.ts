/** `virtual:site`: what every page knows of the site. It grows with the navigation, not with the content. */
import { addressOf } from '#content/addresses.ts';
import type { Manifest } from '#content/manifest.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { footer, header, type NavigationKey, navigationTargets } from '../app/navigation.ts';

export interface SiteOptions {
  /** Origin of the published site. */
  siteUrl: string;
  bookingUrl?: string | undefined;
}

/** The module's source. Entries whose document is not in the content are left out. */
export function siteModule(manifest: Manifest, { siteUrl, bookingUrl }: SiteOptions): string {
  const paths = new Set(manifest.entries.map(({ path }) => path));
  const navigation = Object.fromEntries(
    languages.map((language) => {
      const contact = addressOf(language, 'page', 'contact');
      return [
        language,
        {
          header: header.flatMap((key) => itemOf(paths, language, key)),
          footer: footer
            .map(({ key, items }) => ({ key, items: items.flatMap((item) => itemOf(paths, language, item)) }))
            .filter(({ items }) => items.length > 0),
          home: addressOf(language, 'page', 'home'),
          contact,
          booking: bookingUrl ?? contact,
        },
      ];
    }),
  );
  return `export const origin = ${JSON.stringify(siteUrl)};\nexport const navigation = ${JSON.stringify(navigation)};\n`;
}

function itemOf(paths: ReadonlySet<string>, language: Language, key: NavigationKey) {
  const { kind, slug, hash } = navigationTargets[key];
  const path = addressOf(language, kind, slug);
  return paths.has(path) ? [{ key, path: hash ? `${path}#${hash}` : path }] : [];
}
