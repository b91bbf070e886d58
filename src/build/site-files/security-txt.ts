/** Builds `/.well-known/security.txt` (RFC 9116): how to report a weakness of the site. */
import { isIndexed, type Manifest } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { securityTxtPath } from '#server/site/security-txt.ts';

const dayMs = 24 * 3_600_000;
/** RFC 9116 recommends less than a year, so that an abandoned site stops naming a contact. */
const validDays = 360;

/**
 * Builds the file. Reports go to the contact page, in any language of the site.
 * @returns undefined when the content has no contact page.
 */
export function buildSecurityTxt(manifest: Manifest, siteUrl: string, now: Date): string | undefined {
  const listedPaths = new Set(manifest.entries.filter(isIndexed).map(({ path }) => path));
  const contactPaths = languages
    .map((language) => getDocumentPath(language, 'page', 'contact'))
    .filter((path) => listedPaths.has(path));
  if (contactPaths.length === 0) return undefined;
  // Whole days, so that builds of one day are the same.
  const expires = new Date(Math.floor(now.getTime() / dayMs) * dayMs + validDays * dayMs);
  return [
    ...contactPaths.map((path) => `Contact: ${siteUrl}${path}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/${securityTxtPath}`,
    '',
  ].join('\n');
}
