/** Builds the index of documents that routes, prerendering, sitemap and feeds iterate. */
import { getComponentSpec, type RequiredData } from '#content/author-components.ts';
import type { Frontmatter, Layout } from '#content/collections.ts';
import { filesPrefix } from '#content/files.ts';
import type { Entry, Manifest } from '#content/manifest.ts';
import { getDocumentPath, type Kind } from '#content/urls.ts';
import type { Document } from '../document.ts';
import { addFallbackPages } from './fallback-pages.ts';
import { addListPages } from './list-pages.ts';

/** Data that a layout itself needs. */
const layoutNeeds: Partial<Record<Layout, RequiredData[]>> = { portfolio: ['cases'], blog: ['posts'] };

/** Indexes documents, and adds the pages that list posts, and those of documents without a translation. */
export function indexDocuments(
  documents: readonly Document[],
  taxonomy: Pick<Manifest, 'categories' | 'tags'>,
  redirects: Manifest['redirects'],
): Manifest {
  return addFallbackPages(addListPages({ entries: documents.map(createEntry), ...taxonomy, redirects }));
}

/**
 * Creates an entry. Fields that depend on the body are computed on first use, because the body may not be parsed yet.
 */
export function createEntry(document: Document): Entry {
  const { source, frontmatter } = document;
  const layout = getLayout(document);
  const getSpecs = memoize(() => document.analysis.elements.map(({ name }) => getComponentSpec(name)));
  const getHeadings = memoize(() =>
    document.analysis.headings.map(({ depth, id, text }) => ({ depth, id, text })),
  );
  const getNeeds = memoize(() => [
    ...new Set([...(layoutNeeds[layout] ?? []), ...getSpecs().flatMap((spec) => spec?.needs ?? [])]),
  ]);
  const getParts = memoize(() => [
    ...new Set([
      ...getSpecs().flatMap((spec) => spec?.part ?? []),
      ...('video' in frontmatter && frontmatter.video ? (['video'] as const) : []),
    ]),
  ]);
  const getFiles = memoize(() =>
    document.analysis.links.map(({ url }) => url.trim()).filter((url) => url.startsWith(filesPrefix)),
  );
  return {
    kind: source.kind,
    slug: source.slug,
    language: source.language,
    path: getDocumentPath(source.language, source.kind, source.slug),
    file: source.file,
    layout,
    frontmatter,
    get headings() {
      return getHeadings();
    },
    get needs() {
      return getNeeds();
    },
    get parts() {
      return getParts();
    },
    get files() {
      return getFiles();
    },
    get words() {
      return document.analysis.wordCount;
    },
    hash: source.hash,
  };
}

function memoize<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}

function getLayout({ kind, frontmatter }: Document): Layout {
  return kind === 'page'
    ? ((frontmatter as Frontmatter<'page'>).layout ?? 'page')
    : (kind satisfies Exclude<Kind, 'page'>);
}
