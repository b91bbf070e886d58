/** Stage 3: documents into the index that routes, prerender, sitemap, feeds and checks iterate. */

import { componentSpecs, type Need, type Part } from '#content/author-components.ts';
import type { Frontmatter, Layout } from '#content/collections.ts';
import type { Entry, Manifest } from '#content/manifest.ts';
import { getDocumentPath, type Kind } from '#content/urls.ts';
import type { Document } from '../document.ts';
import { addListPages } from './list-pages.ts';

const words = componentSpecs as Record<string, { needs?: Need; part?: Part }>;

/** Layouts that list other documents by themselves. */
const layoutNeeds: Partial<Record<Layout, Need[]>> = { portfolio: ['cases'], blog: ['posts'] };

export function indexDocuments(
  documents: readonly Document[],
  taxonomy: Pick<Manifest, 'categories' | 'tags'>,
  redirects: Manifest['redirects'],
): Manifest {
  return addListPages({ entries: documents.map(createEntry), ...taxonomy, redirects });
}

/** What follows from the text is made when it is asked for: not every document's text has been parsed by then. */
export function createEntry(document: Document): Entry {
  const { source, frontmatter } = document;
  const layout = layoutOf(document);
  const used = lazily(() => document.analysis.elements.map(({ name }) => words[name]));
  const headings = lazily(() =>
    document.analysis.headings.map(({ depth, id, text }) => ({ depth, id, text })),
  );
  const needs = lazily(() => [
    ...new Set([...(layoutNeeds[layout] ?? []), ...used().flatMap((word) => word?.needs ?? [])]),
  ]);
  const parts = lazily(() => [
    ...new Set([
      ...used().flatMap((word) => word?.part ?? []),
      ...('video' in frontmatter && frontmatter.video ? (['video'] as const) : []),
    ]),
  ]);
  return {
    kind: source.kind,
    slug: source.slug,
    language: source.language,
    path: getDocumentPath(source.language, source.kind, source.slug),
    file: source.file,
    layout,
    frontmatter,
    get headings() {
      return headings();
    },
    get needs() {
      return needs();
    },
    get parts() {
      return parts();
    },
    get words() {
      return document.analysis.wordCount;
    },
    hash: source.hash,
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function layoutOf({ kind, frontmatter }: Document): Layout {
  return kind === 'page'
    ? ((frontmatter as Frontmatter<'page'>).layout ?? 'page')
    : (kind satisfies Exclude<Kind, 'page'>);
}
