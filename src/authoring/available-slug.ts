import { addressOf, type Kind, notFoundSlug } from '#content/urls.ts';
import { collections, slugPattern } from '#content/collections.ts';
import { slugFrom } from '#content/slugify.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { reserved } from '#lint/rules/address/page-addresses.ts';
import { endOf } from '#lint/rules/redirects/redirects.ts';
import type { Content } from '#pipeline/content.ts';

/** The file of a document, relative to the content folder. */
export const fileOf = (language: string, kind: Kind, slug: string): string =>
  `${language}/${collections[kind].folder}/${slug}.mdx`;

/**
 * Why no document can take a name.
 * @param own name of the document that is to take it, which does not stand in its own way, nor do redirects to it.
 * @param done languages in which it has taken it already.
 * @returns a sentence, or undefined where the name is free.
 */
export function nameProblem(
  content: Content,
  kind: Kind,
  slug: string,
  own?: string,
  done: readonly Language[] = [],
): string | undefined {
  if (!slugPattern.test(slug))
    return `"${slug}" cannot be an address. Write letters a to z, digits and hyphens, such as ${slugFrom(slug) ?? 'our-new-office'}.`;
  if (slug === notFoundSlug || (kind !== 'post' && reserved.has(slug.toLowerCase())))
    return `"${slug}" is taken by the site itself. Choose another name.`;
  const taken = new Map(
    // Some disks do not tell file names apart by case, and servers not addresses.
    [...content.documents.values(), ...content.broken.map((source) => ({ source }))].flatMap(({ source }) =>
      [addressOf(source.language, source.kind, source.slug), source.file].map(
        (name) => [name.toLowerCase(), source.file] as const,
      ),
    ),
  );
  const { redirects } = content.manifest;
  for (const language of languages) {
    const address = addressOf(language, kind, slug);
    const current = own && addressOf(language, kind, own);
    const file = taken.get(address.toLowerCase()) ?? taken.get(fileOf(language, kind, slug).toLowerCase());
    if (file && !done.includes(language) && address.toLowerCase() !== current?.toLowerCase())
      return `${file} stands at ${address} already. Choose another name.`;
    const to = endOf(redirects, address) ?? 'nowhere';
    if (to !== address && to.split('#')[0] !== current)
      return `${address} is an old address that leads to ${to} (redirects.yaml). Choose another name, or remove the redirect.`;
  }
  return undefined;
}
