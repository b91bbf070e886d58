/** Writes `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. */
import { folderCacheControl, redirectStatus } from '#server/site/http-rules.ts';
import type { HostRules } from './host-rules.ts';

/** Limits of Cloudflare Pages, which ignores what exceeds them. Netlify has none that a site of this kind reaches. */
export const hostLimits = {
  headerRules: 100,
  headerLineLength: 2000,
  redirects: 2000,
  redirectLineLength: 1000,
};

/**
 * Writes `_headers`. Both hosts join the values of all rules that match. For a page, browsers then enforce two policies:
 * the common one, which allows inline styles, and the page's own, which allows only its hashes. A page beyond the limit
 * of rules, and a page that is not found, has the common policy.
 */
export function writeHeadersFile({ headers, commonPolicy, pages }: HostRules): string {
  const commonRules = [
    writeHeaderRule('/*', { ...headers, 'content-security-policy': commonPolicy }),
    // Both hosts let browsers revalidate everything else.
    ...folderCacheControl
      .filter(({ value }) => value.includes('max-age'))
      .map(({ folder, value }) => writeHeaderRule(`${folder}*`, { 'cache-control': value })),
  ];
  const pageRules = [...pages]
    .sort((a, b) => a.path.split('/').length - b.path.split('/').length)
    .map(({ path, policy }) => writeHeaderRule(encodeURI(path), { 'content-security-policy': policy }))
    .filter((rule) => rule.split('\n').every((line) => line.length <= hostLimits.headerLineLength))
    .slice(0, hostLimits.headerRules - commonRules.length);
  return [...commonRules, ...pageRules].join('');
}

const writeHeaderRule = (path: string, headers: Record<string, string>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/** Writes `_redirects`. Each host ignores the lines with a status that it does not know. */
export function writeRedirectsFile({ redirects, notFound }: HostRules): string {
  const [fallback, ...others] = notFound;
  const moved = redirects
    .map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} ${redirectStatus}`)
    .filter((line) => line.length <= hostLimits.redirectLineLength)
    .slice(0, hostLimits.redirects - 1);
  return [
    // Netlify answers with the first line, Cloudflare Pages with the second.
    `/.site/* /${fallback?.file} 404!`,
    '/.site/* / 302',
    ...moved,
    // Cloudflare Pages finds the nearest 404.html itself.
    ...others.map(({ language, file }) => `/${language}/* /${file} 404`),
    '',
  ].join('\n');
}
