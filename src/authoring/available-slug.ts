/** Checks slugs before a document gets them. */
import { slugPattern } from '#content/collections.ts';
import { slugify } from '#content/text/slugify.ts';
import { getDocumentPath, type Kind, notFoundSlug } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { reservedSegments } from '#lint/rules/address/reserved-slugs.ts';
import { resolveRedirects } from '#lint/rules/redirects/resolve-redirects.ts';
import type { Content } from '#pipeline/content.ts';
import { toDocumentFile } from './document-name.ts';

/**
 * Checks whether a document may have a slug.
 * @param currentSlug of the document that is renamed. Its own files and redirects to them are no conflict.
 * @param movedLanguages languages in which the file of the document already has the new slug.
 * @returns the problem as a sentence for the writer, or undefined where the slug is available.
 */
export function getSlugProblem(
  content: Content,
  kind: Kind,
  slug: string,
  currentSlug?: string,
  movedLanguages: readonly Language[] = [],
): string | undefined {
  if (!slugPattern.test(slug))
    return `"${slug}" cannot be an address. Write letters a to z, digits and hyphens, such as ${slugify(slug) ?? 'our-new-office'}.`;
  if (slug === notFoundSlug || (kind !== 'post' && reservedSegments.has(slug.toLowerCase())))
    return `"${slug}" is reserved for the site itself. Choose another name.`;
  // Keys are in lower case, because some file systems ignore case in file names, and the server does in URLs.
  const fileByName = new Map(
    [...content.documents.values(), ...content.invalidFiles.map((source) => ({ source }))].flatMap(
      ({ source }) =>
        [getDocumentPath(source.language, source.kind, source.slug), source.file].map(
          (name) => [name.toLowerCase(), source.file] as const,
        ),
    ),
  );
  const { redirects } = content.manifest;
  for (const language of languages) {
    const path = getDocumentPath(language, kind, slug);
    const currentPath = currentSlug && getDocumentPath(language, kind, currentSlug);
    const file =
      fileByName.get(path.toLowerCase()) ??
      fileByName.get(toDocumentFile(language, kind, slug).toLowerCase());
    if (file && !movedLanguages.includes(language) && path.toLowerCase() !== currentPath?.toLowerCase())
      return `${file} already has the address ${path}. Choose another name.`;
    const target = resolveRedirects(redirects, path) ?? 'nowhere';
    if (target !== path && target.split('#')[0] !== currentPath)
      return `${path} is an old address that leads to ${target} (redirects.yaml). Choose another name, or remove the redirect.`;
  }
  return undefined;
}
