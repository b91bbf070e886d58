/** Runs the rules that need all documents. */
import { isDocument } from '#content/manifest.ts';
import type { Content } from '#pipeline/content.ts';
import type { Finding } from '#pipeline/finding.ts';
import type { ContentContext } from './rule.ts';
import { rules } from './rules/index.ts';
import { findRemovedPages } from './rules/ledger/removed-pages.ts';
import { createSite } from './site.ts';

export const lintContent = (context: ContentContext): Finding[] =>
  rules.flatMap(({ checkContent }) => checkContent?.(context) ?? []);

/**
 * Creates the data that the rules look up.
 * @param options `preview` treats all documents as published; otherwise `now` decides which are.
 */
export function createContentContext(
  content: Content,
  {
    preview,
    now,
    ...inputs
  }: { preview: boolean } & Pick<ContentContext, 'now' | 'publishedUrlsText' | 'imageProblems'>,
): ContentContext {
  const { manifest, documents, invalidDocuments, invalidFiles } = content;
  const site = createSite([...documents.values()], invalidFiles, content.assets, {
    categories: manifest.categories,
    tags: manifest.tags,
    redirects: manifest.redirects,
    hasValidTaxonomy: content.taxonomy !== undefined,
    now: preview ? undefined : now,
    listPaths: manifest.entries.filter((entry) => !isDocument(entry)).map(({ path }) => path),
  });
  const addDocuments = (added: typeof invalidDocuments) => ({
    ...site,
    documents: [...site.documents, ...added],
  });
  return {
    ...inputs,
    now,
    content,
    site,
    siteWithValidFields: addDocuments(invalidDocuments.filter(({ hasValidFields }) => hasValidFields)),
    siteWithInvalid: addDocuments(invalidDocuments),
    invalidFiles: new Set(invalidFiles.map(({ file }) => file)),
    removedPages: findRemovedPages(site, content.publishedUrls, invalidFiles),
  };
}
