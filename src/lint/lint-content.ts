/** Runs the rules that need all documents. */
import { filesPrefix } from '#content/files.ts';
import { isDocument } from '#content/manifest.ts';
import type { Content } from '#pipeline/content.ts';
import type { Finding } from '#pipeline/finding.ts';
import type { MainBranch } from './changes/main-branch.ts';
import type { ContentContext } from './rule.ts';
import { rules } from './rules/index.ts';
import { createMainUrlFilter, findPagesOnlyOnMain } from './rules/ledger/main-urls.ts';
import { getPublishableUrls } from './rules/ledger/published-urls.ts';
import { findRemovedPages, type RemovedPages } from './rules/ledger/removed-pages.ts';
import { publicFiles } from './rules/links/public-files.ts';
import { createSite, type Site } from './site.ts';

export const lintContent = (context: ContentContext): Finding[] =>
  rules.flatMap(({ checkContent }) => checkContent?.(context) ?? []);

/**
 * Creates the data that the rules look up.
 * @param options `preview` treats all documents as published; otherwise `now` decides which are.
 */
export function createContentContext(
  allContent: Content,
  {
    preview,
    now,
    openMain,
    compareWithMain,
    ...inputs
  }: { preview: boolean; compareWithMain: boolean } & Pick<
    ContentContext,
    'now' | 'openMain' | 'publishedUrlsText' | 'images' | 'siteUrl'
  >,
): ContentContext {
  const content = compareWithMain ? addPagesOfMain(allContent, openMain(), now) : allContent;
  const { manifest, documents, invalidDocuments, invalidFiles } = content;
  const site = createSite([...documents.values()], invalidFiles, content.assets, {
    categories: manifest.categories,
    tags: manifest.tags,
    redirects: manifest.redirects,
    hasValidTaxonomy: content.taxonomy !== undefined,
    now: preview ? undefined : now,
    publicPaths: new Set([...publicFiles, ...content.files.map(({ name }) => filesPrefix + name)]),
    listPaths: manifest.entries.filter((entry) => !isDocument(entry)).map(({ path }) => path),
  });
  const addDocuments = (added: typeof invalidDocuments) => ({
    ...site,
    documents: [...site.documents, ...added],
  });
  const removedPages = findRemovedPages(site, content.publishedUrls, invalidFiles);
  return {
    ...inputs,
    now,
    openMain,
    publishableUrls: findPublishableUrls(site, content, removedPages, openMain, now),
    content,
    site,
    siteWithValidFields: addDocuments(invalidDocuments.filter(({ hasValidFields }) => hasValidFields)),
    siteWithInvalid: addDocuments(invalidDocuments),
    invalidFiles: new Set(invalidFiles.map(({ file }) => file)),
    removedPages,
  };
}

/** Adds the pages of the main branch to the published URLs, because nobody may have listed them yet. */
function addPagesOfMain(content: Content, main: MainBranch | undefined, now: Date): Content {
  const { documents, invalidFiles, publishedUrls } = content;
  if (!main || !publishedUrls) return content;
  const files = new Set([...documents.keys(), ...invalidFiles.map(({ file }) => file)]);
  const listed = new Set(publishedUrls.map(({ path }) => path));
  const unlisted = findPagesOnlyOnMain(main, files, now).filter(({ path }) => !listed.has(path));
  return { ...content, publishedUrls: [...publishedUrls, ...unlisted] };
}

/** Leaves out URLs that only this branch has, because nobody can have been given them, and they may still change. */
function findPublishableUrls(
  site: Site,
  { publishedUrls = [] }: Content,
  removedPages: RemovedPages,
  openMain: ContentContext['openMain'],
  now: Date,
): string[] {
  const urls = getPublishableUrls(site, removedPages);
  const listed = new Set(publishedUrls.map(({ url }) => url));
  const main = urls.some((url) => !listed.has(url)) ? openMain() : undefined;
  if (!main) return urls;
  const isOnMain = createMainUrlFilter(main, site, now);
  return urls.filter((url) => listed.has(url) || isOnMain(url));
}
