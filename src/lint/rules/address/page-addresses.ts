import { blogSlug, getDocumentPath, homeSlug, notFoundSlug } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { getPath, type Site } from '#lint/site.ts';
import { error, type Finding, startOfFile } from '#pipeline/finding.ts';

/** First parts of addresses that the server or the build answers itself. */
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

/** Pages that every site has: the server needs them. */
export const requiredPages: readonly string[] = [homeSlug, notFoundSlug];

/**
 * Two documents at one address (case does not tell them apart), and addresses that are taken or that nobody may lack.
 * @param unreadable files that are there, but could not be understood.
 */
export function checkPageAddresses(site: Site, unreadable: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  const files = new Set([...site.documents.map(({ source }) => source.file), ...unreadable]);
  const owners = new Map<string, string>();
  for (const document of site.documents) {
    const { file, slug, kind, language } = document.source;
    const path = getPath(document);
    const owner = owners.get(path.toLowerCase());
    if (owner)
      findings.push(
        error(
          file,
          startOfFile,
          'address/duplicate',
          `${file} and ${owner} both stand at ${path}. Rename one of the two files.`,
        ),
      );
    else owners.set(path.toLowerCase(), file);
    if (kind !== 'post' && reservedSegments.has(slug.toLowerCase()))
      findings.push(
        error(file, startOfFile, 'address/reserved', `${path} is taken by the site itself. Rename ${file}.`),
      );
    if (kind !== 'page' && slug === notFoundSlug)
      findings.push(
        error(
          file,
          startOfFile,
          'address/reserved',
          `${notFoundSlug} is the page for unknown addresses. Rename ${file}.`,
        ),
      );
    if ('layout' in document.frontmatter && document.frontmatter.layout === 'blog' && slug !== blogSlug)
      findings.push(
        error(
          file,
          document.locate(['layout']),
          'address/blog',
          `The posts are listed at ${getDocumentPath(language, 'page', blogSlug)}. Rename ${file} to ${blogSlug}.mdx, or leave its layout out.`,
        ),
      );
  }
  for (const language of languages)
    for (const slug of requiredPages) {
      const file = `${language}/pages/${slug}.mdx`;
      if (!files.has(file))
        findings.push(
          error(
            file,
            startOfFile,
            'address/needed',
            `${file} is missing: every site has this page. Write it.`,
          ),
        );
    }
  return findings;
}
