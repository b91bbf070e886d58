/** Runs the rules that need all documents. */
import { isDocument } from '#content/manifest.ts';
import type { Content } from '#pipeline/content.ts';
import type { Finding } from '#pipeline/finding.ts';
import type { ContentContext } from './rule.ts';
import { rules } from './rules/index.ts';
import { getPublishableUrls } from './rules/ledger/published-urls.ts';
import { findRemovedPages } from './rules/ledger/removed-pages.ts';
import { createSite } from './site.ts';

export const lintContent = (context: ContentContext): Finding[] =>
  rules.flatMap(({ checkContent }) => checkContent?.(context) ?? []);

/** @param options `preview` treats all documents as published; otherwise `now` decides which are. */
export function createContentContext(
  content: Content,
  {
    preview,
    now,
    ...rest
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
  const withDocuments = (more: typeof invalidDocuments) => ({
    ...site,
    documents: [...site.documents, ...more],
  });
  return {
    ...rest,
    now,
    content,
    site,
    siteWithValidFields: withDocuments(invalidDocuments.filter(({ hasValidFields }) => hasValidFields)),
    siteWithInvalid: withDocuments(invalidDocuments),
    invalidFiles: new Set(invalidFiles.map(({ file }) => file)),
    removedPages: findRemovedPages(site, content.publishedUrls, invalidFiles),
  };
}

/** Returns the URLs that the list of published URLs should have. */
export const findPublishableUrls = ({ site, removedPages }: ContentContext): string[] =>
  getPublishableUrls(site, removedPages);
