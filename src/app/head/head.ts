/** Head of a page as data. Prerendering serializes it, and the browser applies it after a client navigation. */
import { origin } from 'virtual:site';
import { settings } from '#config/settings.ts';
import { getPageTitle, ogImageSize, type PageData } from '#content/page-data.ts';
import { defaultLanguage, locales } from '#i18n/languages.ts';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface Head {
  title: string;
  tags: HeadTag[];
}

/** Returns what precedes the title of a page that is not published, so that tabs of a preview show it. */
const buildPreviewMark = ({ unpublished }: PageData): string =>
  unpublished ? `[${[unpublished.reason, unpublished.at].filter(Boolean).join(' ')}] ` : '';

/**
 * Builds title, description, canonical URL, `hreflang` links and Open Graph tags of a page. A fallback page belongs to its
 * original: it is not indexed, and no language has an alternate.
 */
export function buildHead(pageData: PageData): Head {
  const { frontmatter, layout, original } = pageData;
  const { path, language } = original ?? pageData;
  const versions = original ? [] : pageData.versions.filter(({ isFallback }) => !isFallback);
  const title = buildPreviewMark(pageData) + getPageTitle(pageData);
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
  if (layout === 'not-found') return { title, tags: [meta({ name: 'robots', content: 'noindex' })] };
  return {
    title,
    tags: [
      ...(original ? [meta({ name: 'robots', content: 'noindex' })] : []),
      meta({ name: 'description', content: frontmatter.description }),
      link({ rel: 'canonical', href: origin + path }),
      ...(versions.length > 1
        ? [
            ...versions.map((version) =>
              link({ rel: 'alternate', hreflang: version.language, href: origin + version.path }),
            ),
            link({
              rel: 'alternate',
              hreflang: 'x-default',
              href: origin + (versions.find((version) => version.language === defaultLanguage)?.path ?? path),
            }),
          ]
        : []),
      meta({ property: 'og:site_name', content: settings.name }),
      meta({ property: 'og:type', content: layout === 'post' ? 'article' : 'website' }),
      meta({ property: 'og:title', content: frontmatter.title }),
      meta({ property: 'og:description', content: frontmatter.description }),
      meta({ property: 'og:url', content: origin + path }),
      meta({ property: 'og:locale', content: locales[language].replace('-', '_') }),
      ...(pageData.sharing
        ? [
            meta({ property: 'og:image', content: origin + pageData.sharing }),
            meta({ property: 'og:image:width', content: String(ogImageSize.width) }),
            meta({ property: 'og:image:height', content: String(ogImageSize.height) }),
            meta({ property: 'og:image:alt', content: frontmatter.coverAlt ?? settings.name }),
            meta({ name: 'twitter:card', content: 'summary_large_image' }),
          ]
        : []),
    ],
  };
}
