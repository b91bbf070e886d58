import { blogSlug, getDocumentPath, notFoundSlug } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import type { ContentContext, Rule } from '../../rule.ts';
import { getPath } from '../../site.ts';
import { requiredSlugs, reservedSegments, slugsWithCapitals } from './reserved-slugs.ts';

/** Reports two documents at one address, reserved addresses, and required pages that are missing. */
export const pageAddresses: Rule = {
  docs: {
    'address/blog': {
      description: 'A page with the layout "blog" is not the page where posts are listed.',
      rationale: 'The list of posts, its further pages and the feed belong to one address.',
      example: 'described',
      incorrect: 'en/pages/news.mdx with layout: blog',
      correct: 'en/pages/blog.mdx with layout: blog',
    },
    'address/capitals': {
      description: 'A file name has capital letters.',
      rationale: 'Visitors type addresses in small letters, and wait for a redirect.',
      example: 'described',
      incorrect: 'en/pages/Pricing.mdx',
      correct: 'en/pages/pricing.mdx',
    },
    'address/duplicate': {
      description: 'Two files have the same address. Capital and small letters make no difference.',
      rationale: 'Visitors could only ever see one of them.',
      example: 'described',
      incorrect: 'en/pages/team.mdx and en/policies/team.mdx',
      correct: 'en/pages/team.mdx and en/policies/team-policy.mdx',
    },
    'address/needed': {
      description: 'A page that every site needs is missing.',
      rationale: 'Visitors need a home page, and a page that answers unknown addresses.',
      example: 'described',
      incorrect: 'There is no file no/pages/home.mdx',
      correct: 'no/pages/home.mdx',
    },
    'address/reserved': {
      description: 'The site itself uses this address.',
      rationale: 'Visitors would never see the page.',
      example: 'described',
      incorrect: 'en/pages/static.mdx',
      correct: 'en/pages/static-sites.mdx',
    },
  },
  checkContent: ({ site, invalidFiles }) => [
    ...checkDuplicates(site.documents),
    ...site.documents.flatMap((document) => [
      ...checkReserved(document),
      ...checkCapitals(document),
      ...checkBlogLayout(document),
    ]),
    ...checkRequiredPages(site.documents, invalidFiles),
  ],
};

function checkDuplicates(documents: readonly Document[]): Finding[] {
  const filesByPath = new Map<string, string>();
  return documents.flatMap((document) => {
    const { file } = document.source;
    const path = getPath(document);
    const otherFile = filesByPath.get(path.toLowerCase());
    if (otherFile === undefined) filesByPath.set(path.toLowerCase(), file);
    const message = `${file} and ${otherFile} have the same address, ${path}. Rename one of the two files.`;
    return otherFile === undefined ? [] : [error(file, startOfFile, 'address/duplicate', message)];
  });
}

function checkReserved(document: Document): Finding[] {
  const { file, slug, kind } = document.source;
  const report = (message: string) => error(file, startOfFile, 'address/reserved', message);
  return [
    ...(kind !== 'post' && reservedSegments.has(slug.toLowerCase())
      ? [report(`${getPath(document)} is used by the site itself. Rename ${file}.`)]
      : []),
    ...(kind !== 'page' && slug === notFoundSlug
      ? [report(`${notFoundSlug} is the page for unknown addresses. Rename ${file}.`)]
      : []),
  ];
}

function checkCapitals(document: Document): Finding[] {
  const { file, slug } = document.source;
  if (slug === slug.toLowerCase() || slugsWithCapitals.includes(slug)) return [];
  const message = `The address ${getPath(document)} has capital letters. Run npm run content -- rename ${slug} ${slug.toLowerCase()}, which renames the file in both languages.`;
  return [warning(file, startOfFile, 'address/capitals', message)];
}

function checkBlogLayout({ source: { file, slug, language }, frontmatter, locate }: Document): Finding[] {
  if (!('layout' in frontmatter) || frontmatter.layout !== 'blog' || slug === blogSlug) return [];
  const message = `The posts are listed at ${getDocumentPath(language, 'page', blogSlug)}. Rename ${file} to ${blogSlug}.mdx, or remove its layout.`;
  return [error(file, locate(['layout']), 'address/blog', message)];
}

function checkRequiredPages(
  documents: readonly Document[],
  invalidFiles: ContentContext['invalidFiles'],
): Finding[] {
  const files = new Set([...documents.map(({ source }) => source.file), ...invalidFiles]);
  return languages
    .flatMap((language) => requiredSlugs.map((slug) => `${language}/pages/${slug}.mdx`))
    .filter((file) => !files.has(file))
    .map((file) =>
      error(
        file,
        startOfFile,
        'address/needed',
        `${file} is missing, but every site needs this page. Write it.`,
      ),
    );
}
