/** Builds sitemap.xml and robots.txt. */
import { escapeAttribute, escapeText } from '#app/head/html.ts';
import { type Entry, getLanguageVersions, isIndexed, type Manifest } from '#content/manifest.ts';

/** Builds the sitemap of all pages with their language versions, by sitemaps.org and Google's rules for hreflang. */
export function buildSitemap(manifest: Manifest, siteUrl: string): string {
  const urls = manifest.entries.filter(isIndexed).map((entry) => {
    const versions = getLanguageVersions(manifest, entry).filter(isIndexed);
    const alternates =
      versions.length > 1
        ? versions.map(
            ({ language, path }) =>
              `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeAttribute(siteUrl + path)}" />`,
          )
        : [];
    const lastChange = getLastChange(entry);
    return [
      '  <url>',
      `    <loc>${escapeText(siteUrl + entry.path)}</loc>`,
      ...(lastChange ? [`    <lastmod>${lastChange}</lastmod>`] : []),
      ...alternates,
      '  </url>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function getLastChange({ frontmatter }: Entry): string | undefined {
  return frontmatter.updated ?? ('date' in frontmatter ? frontmatter.date : undefined);
}

export const buildRobotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Keeps search engines away from a preview. */
export const disallowAllRobotsTxt = 'User-agent: *\nDisallow: /\n';
