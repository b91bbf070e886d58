import { escapeAttribute, escapeText } from '#app/head/html.ts';
import { type Entry, isListed, type Manifest, getLanguageVersions } from '#content/manifest.ts';

/** Every page with its alternates, as sitemaps.org and Google's hreflang rules want it. */
export function buildSitemap(manifest: Manifest, siteUrl: string): string {
  const urls = manifest.entries.filter(isListed).map((entry) => {
    const versions = getLanguageVersions(manifest, entry);
    const alternates =
      versions.length > 1
        ? versions.map(
            ({ language, path }) =>
              `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeAttribute(siteUrl + path)}" />`,
          )
        : [];
    const changed = getLastChange(entry);
    return [
      '  <url>',
      `    <loc>${escapeText(siteUrl + entry.path)}</loc>`,
      ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
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

/** Of a site that is not meant to be found. */
export const disallowAllRobotsTxt = 'User-agent: *\nDisallow: /\n';
