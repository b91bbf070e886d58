/** The index stage: combines everything in a content folder into typed data. */
import type { Company } from '#content/company.ts';
import type { CompanyFacts } from '#content/facts.ts';
import type { Manifest } from '#content/manifest.ts';
import type { NavigationFile } from '#content/navigation.ts';
import type { Testimonial } from '#content/testimonials.ts';
import type { Document, InvalidDocument } from './document.ts';
import type { Finding } from './finding.ts';
import { removeUnconfirmedContacts } from './hide-contacts.ts';
import { indexDocuments } from './index/index-documents.ts';
import { type PublishedUrl, parsePublishedUrls } from './parse/published-urls.ts';
import { getUnpublishedReason } from './publication-schedule.ts';
import type { AssetFile, ContentFiles, DocumentFile, PublishedFile } from './read/content-folder.ts';
import { companyFile, factsFile } from './read/file-names.ts';
import { readRequiredStrings } from './read/required-strings.ts';
import type { Sample } from './samples.ts';
import { parseCompany } from './validate/company.ts';
import { parseFacts } from './validate/facts.ts';
import { type ParsedNavigation, parseNavigation } from './validate/navigation.ts';
import { parseRedirects, type RedirectPositions } from './validate/redirects.ts';
import { parseTaxonomy, type TermPositions } from './validate/taxonomy.ts';
import { parseTerms } from './validate/terms.ts';
import { parseTestimonials } from './validate/testimonials.ts';
import { parseUiStrings, type UiStrings } from './validate/ui-strings.ts';
import type { ValidationResult } from './validate/validate-document.ts';

export interface Content {
  /** The index that routes, prerendering, sitemap and feeds iterate. */
  manifest: Manifest;
  /** Valid documents by file, drafts included. */
  documents: ReadonlyMap<string, Document>;
  /** Readable parts of documents that have errors. */
  invalidDocuments: readonly InvalidDocument[];
  /** Files of all documents that have errors or cannot be read. */
  invalidFiles: readonly DocumentFile[];
  strings: UiStrings;
  /** Positions of the terms in `taxonomy.yaml`. Undefined if the file has errors. */
  taxonomy: TermPositions | undefined;
  /** Links of header and footer. Without a valid `navigation.yaml` there are none. */
  navigation: NavigationFile;
  /** Positions in `navigation.yaml`. Undefined if the file is missing or has errors. */
  navigationPositions: Pick<ParsedNavigation, 'locate' | 'locateKey'> | undefined;
  /** Offices and email addresses. Without a valid `company.yaml` there are none. */
  company: Company;
  /** Quotes of clients without a case study. */
  testimonials: Testimonial[];
  /** The figures that texts may state. Without a valid `facts.yaml` there are none. */
  facts: CompanyFacts;
  /** `missing`: there is no `facts.yaml`. `invalid`: it has errors, so that no fact is reported as unknown. */
  factsState: 'valid' | 'invalid' | 'missing';
  /** Samples outside documents. */
  sharedSamples: Sample[];
  /** Position of a value in `company.yaml`. Undefined if the file is missing or has errors. */
  locateInCompany: ReturnType<typeof parseCompany>['locate'];
  hasCompanyFile: boolean;
  /** False if `company.yaml` has errors, so that no email address is reported as unknown. */
  hasValidCompany: boolean;
  /** Positions in `redirects.yaml`. */
  redirects: RedirectPositions;
  assets: AssetFile[];
  /** Files that are published as they are. */
  files: PublishedFile[];
  /** URLs that have been published before. Undefined if the folder has no list of them. */
  publishedUrls: PublishedUrl[] | undefined;
  findings: Finding[];
}

export interface ContentOptions {
  /** Adds drafts and scheduled documents to the index. Default: `preview`. */
  drafts?: boolean | undefined;
  /** Treats drafts and scheduled documents as published. */
  preview?: boolean | undefined;
  /** The time that decides which documents are published. Default: now. */
  now?: Date | undefined;
  /** Leaves out values that are samples, where the page reads well without them. */
  hideSamples?: boolean | undefined;
}

/** Rules that report a file whose text could not be read. */
const unreadableRules = new Set(['file/encoding', 'file/unreadable']);

/**
 * Combines files and validation results into content with its index.
 * @param root the content folder.
 * @param results of the validation, one for each of `files.documents`, in the same order.
 */
export async function buildContent(
  root: string,
  files: ContentFiles,
  results: readonly ValidationResult[],
  { preview = false, drafts = preview, now = new Date(), hideSamples = false }: ContentOptions,
): Promise<Content> {
  const unreadable = new Set(
    files.findings.filter(({ rule }) => unreadableRules.has(rule)).map(({ file }) => file),
  );
  const uiStrings = parseUiStrings(files.strings, await readRequiredStrings(root), unreadable);
  const { categories, tags, ...taxonomy } = parseTaxonomy(files.taxonomy);
  const { redirects, ...redirectPositions } = parseRedirects(files.redirects);
  const {
    navigation,
    findings: navigationFindings,
    isValid: isValidNavigation,
    ...navigationPositions
  } = parseNavigation(files.navigation);
  const {
    company,
    samples: companySamples,
    locate: locateInCompany,
    findings: companyFindings,
  } = parseCompany(files.company);
  const {
    testimonials,
    samples: testimonialSamples,
    findings: testimonialFindings,
  } = parseTestimonials(files.testimonials);
  const isShown = ({ sample }: { sample?: unknown }) => !hideSamples || sample === undefined;
  const { facts, findings: factFindings } = parseFacts(files.facts);
  const published = parsePublishedUrls(files.publishedUrls);

  const documents = results.flatMap(({ document }) => document ?? []);
  const isIndexed = ({ frontmatter }: Document) => drafts || !getUnpublishedReason(frontmatter, now);
  return {
    manifest: indexDocuments(documents.filter(isIndexed), { categories, tags }, redirects),
    documents: new Map(documents.map((document) => [document.source.file, document])),
    invalidDocuments: results.flatMap(({ invalid }) => invalid ?? []),
    invalidFiles: [
      ...files.unreadableDocuments,
      ...files.documents.filter((_, index) => !results[index]?.document),
    ],
    strings: uiStrings.strings,
    taxonomy: taxonomy.findings.length === 0 && !unreadable.has('taxonomy.yaml') ? taxonomy : undefined,
    navigation,
    navigationPositions: files.navigation && isValidNavigation ? navigationPositions : undefined,
    company: {
      ...company,
      contacts: hideSamples ? removeUnconfirmedContacts(company.contacts) : company.contacts,
      offices: company.offices.filter(isShown),
    },
    testimonials: testimonials.filter(isShown),
    sharedSamples: hideSamples ? [] : [...companySamples, ...testimonialSamples],
    facts,
    factsState:
      factFindings.length > 0 || unreadable.has(factsFile) ? 'invalid' : files.facts ? 'valid' : 'missing',
    locateInCompany,
    hasCompanyFile: files.company !== undefined,
    hasValidCompany: companyFindings.length === 0 && !unreadable.has(companyFile),
    redirects: redirectPositions,
    assets: files.assets,
    files: files.published,
    publishedUrls: files.publishedUrls && published.urls,
    findings: [
      ...files.findings,
      ...uiStrings.findings,
      ...taxonomy.findings,
      ...redirectPositions.findings,
      ...navigationFindings,
      ...companyFindings,
      ...testimonialFindings,
      ...factFindings,
      ...parseTerms(files.terms).findings,
      ...published.findings,
      ...results.flatMap(({ findings }) => findings),
    ],
  };
}
