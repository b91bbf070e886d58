/** The rules that need all documents. */
import { isDocument } from '#content/manifest.ts';
import type { Content } from '#pipeline/content.ts';
import { type Finding, startOfFile } from '#pipeline/finding.ts';
import { dayOf } from '#pipeline/publication-schedule.ts';
import type { ImageProblem } from './image-problems.ts';
import { checkPageAddresses } from './rules/address/page-addresses.ts';
import { checkDates } from './rules/frontmatter/dates.ts';
import { checkSearchResultLength } from './rules/frontmatter/search-result-length.ts';
import { checkImages } from './rules/images/image-sources.ts';
import { checkPublishedUrls, getPublishableUrls } from './rules/ledger/published-urls.ts';
import { findRemovedPages } from './rules/ledger/removed-pages.ts';
import { checkLinkFormat } from './rules/links/link-format.ts';
import { checkInvalidDocumentLinks, checkLinkTargets } from './rules/links/link-targets.ts';
import { checkTranslations } from './rules/pair/translations.ts';
import { checkRedirects } from './rules/redirects/redirects.ts';
import { checkSchedule } from './rules/schedule/schedule.ts';
import { checkCaseStudies } from './rules/structure/case-studies.ts';
import { checkDuplicateHeadings } from './rules/structure/duplicate-headings.ts';
import { checkPostTerms } from './rules/taxonomy/post-terms.ts';
import { checkTerms } from './rules/taxonomy/unused-and-duplicate-terms.ts';
import { createSite, type Site } from './site.ts';

export interface ContentRuleContext {
  content: Content;
  /** All valid documents. */
  site: Site;
  /** Also invalid documents whose frontmatter is valid. */
  siteWithValidFields: Site;
  /** Also all invalid documents. */
  siteWithInvalid: Site;
  /** Files of documents that have errors or cannot be read. */
  invalidFiles: ReadonlySet<string>;
  removedPages: ReturnType<typeof findRemovedPages>;
  /** Text of the list of published URLs; empty if there is none. */
  publishedUrlsText: string;
  /** By name of the asset. */
  imageProblems: ReadonlyMap<string, ImageProblem>;
  now: Date;
}

type ContentRule = (context: ContentRuleContext) => Finding[];

const contentRules: readonly ContentRule[] = [
  ({ site, invalidFiles }) => checkPageAddresses(site, invalidFiles),
  ({ site, content }) => checkRedirects(site, content.redirects),
  ({ site, content, removedPages, publishedUrlsText }) =>
    checkPublishedUrls(site, content.publishedUrls, removedPages, publishedUrlsText),
  ({ siteWithValidFields }) => checkSchedule(siteWithValidFields),
  ({ siteWithValidFields, invalidFiles, removedPages }) =>
    checkTranslations(siteWithValidFields, invalidFiles, removedPages),
  ({ siteWithInvalid, removedPages }) => checkPostTerms(siteWithInvalid, removedPages),
  ({ site }) => checkDuplicateHeadings(site),
  ({ site }) => checkCaseStudies(site),
  ({ site, content }) => checkTerms(site, content.taxonomy?.placeOf ?? (() => startOfFile)),
  ({ site, removedPages }) => checkLinkTargets(site, removedPages),
  ({ site, content, removedPages }) =>
    content.invalidDocuments.flatMap((document) => checkInvalidDocumentLinks(site, removedPages, document)),
  ({ siteWithInvalid }) => siteWithInvalid.documents.flatMap(checkLinkFormat),
  ({ siteWithInvalid }) => siteWithInvalid.documents.flatMap(checkSearchResultLength),
  ({ siteWithInvalid, now }) => checkDates(siteWithInvalid, dayOf(now)),
  ({ siteWithInvalid, imageProblems }) => checkImages(siteWithInvalid, imageProblems),
];

/** Runs the rules that need all documents. */
export const lintContent = (context: ContentRuleContext): Finding[] =>
  contentRules.flatMap((rule) => rule(context));

/** @param options `preview` treats all documents as published; `now` decides which are otherwise. */
export function createRuleContext(
  content: Content,
  {
    preview,
    now,
    ...rest
  }: { preview: boolean } & Pick<ContentRuleContext, 'now' | 'publishedUrlsText' | 'imageProblems'>,
): ContentRuleContext {
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

/** URLs that the list of published URLs should have. */
export const findPublishableUrls = ({ site, removedPages }: ContentRuleContext): string[] =>
  getPublishableUrls(site, removedPages);
