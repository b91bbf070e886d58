/** Stage 3: documents into the index that routes, prerender, sitemap, feeds and checks iterate. */
import { addressOf, type Kind } from '#content/addresses.ts';
import type { Frontmatter, Layout } from '#content/collections.ts';
import type { Entry, Manifest } from '#content/manifest.ts';
import { type Need, type Part, vocabulary } from '#content/vocabulary.ts';
import { withListings } from './listings.ts';
import type { Document } from './validate.ts';

const words = vocabulary as Record<string, { needs?: Need; part?: Part }>;

/** Layouts that list other documents by themselves. */
const layoutNeeds: Partial<Record<Layout, Need[]>> = { portfolio: ['cases'], blog: ['posts'] };

export function indexDocuments(
  documents: readonly Document[],
  taxonomy: Pick<Manifest, 'categories' | 'tags'>,
  redirects: Manifest['redirects'],
): Manifest {
  return withListings({ entries: documents.map(entryOf), ...taxonomy, redirects });
}

export function entryOf(document: Document): Entry {
  const { source, frontmatter, facts } = document;
  const layout = layoutOf(document);
  const used = facts.elements.map(({ name }) => words[name]);
  const needs = new Set([...(layoutNeeds[layout] ?? []), ...used.flatMap((word) => word?.needs ?? [])]);
  const parts = new Set([
    ...used.flatMap((word) => word?.part ?? []),
    ...('video' in frontmatter && frontmatter.video ? (['video'] as const) : []),
  ]);
  return {
    kind: source.kind,
    slug: source.slug,
    language: source.language,
    path: addressOf(source.language, source.kind, source.slug),
    file: source.file,
    layout,
    frontmatter,
    headings: facts.headings.map(({ depth, id, text }) => ({ depth, id, text })),
    needs: [...needs],
    parts: [...parts],
    words: facts.words,
    hash: source.hash,
  };
}

function layoutOf({ kind, frontmatter }: Document): Layout {
  return kind === 'page'
    ? ((frontmatter as Frontmatter<'page'>).layout ?? 'page')
    : (kind satisfies Exclude<Kind, 'page'>);
}
