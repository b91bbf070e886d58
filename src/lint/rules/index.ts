/** The registry of all lint rules. */
import type { Rule, RuleDocs } from '../rule.ts';
import { pageAddresses } from './address/page-addresses.ts';
import { codeLanguage } from './code/code-language.ts';
import { unclosedCode } from './code/unclosed-code.ts';
import { wrappedText } from './code/wrapped-text.ts';
import { companyFile } from './company/company-file.ts';
import { companyValues } from './company/company-values.ts';
import { contacts } from './company/contacts.ts';
import { factNames } from './facts/fact-names.ts';
import { factsFile } from './facts/facts-file.ts';
import { figures } from './facts/figures.ts';
import { repeatedWords } from './facts/repeated-words.ts';
import { files } from './file/files.ts';
import { publishedFiles } from './file/published-files.ts';
import { dates } from './frontmatter/dates.ts';
import { duplicates } from './frontmatter/duplicates.ts';
import { fields } from './frontmatter/fields.ts';
import { samples } from './frontmatter/samples.ts';
import { searchResultLength } from './frontmatter/search-result-length.ts';
import { altText } from './images/alt-text.ts';
import { imageSources } from './images/image-sources.ts';
import { publishedUrls } from './ledger/published-urls.ts';
import { externalLinks } from './links/external-links.ts';
import { linkFormat } from './links/link-format.ts';
import { linkTargets } from './links/link-targets.ts';
import { linkWords } from './links/link-words.ts';
import { nestedLinks } from './links/nested-links.ts';
import { privateLinks } from './links/private-links.ts';
import { undefinedReferences } from './links/undefined-references.ts';
import { unparsedLinks } from './links/unparsed-links.ts';
import { urlLeftovers } from './links/url-leftovers.ts';
import { blockInText } from './mdx/block-in-text.ts';
import { chartScale } from './mdx/chart-scale.ts';
import { duplicateForms } from './mdx/duplicate-forms.ts';
import { elements } from './mdx/elements.ts';
import { expressions } from './mdx/expressions.ts';
import { syntax } from './mdx/syntax.ts';
import { navigationFile } from './navigation/navigation-file.ts';
import { navigationLinks } from './navigation/navigation-links.ts';
import { unlinkedPages } from './navigation/unlinked-pages.ts';
import { sharedFields } from './pair/shared-fields.ts';
import { translations } from './pair/translations.ts';
import { apostrophes } from './prose/apostrophes.ts';
import { calendarDates } from './prose/calendar-dates.ts';
import { dashes } from './prose/dashes.ts';
import { doubledSpaces } from './prose/doubled-spaces.ts';
import { doubledWords } from './prose/doubled-words.ts';
import { ellipses } from './prose/ellipses.ts';
import { emojiCodes } from './prose/emoji-codes.ts';
import { englishArticles } from './prose/english-articles.ts';
import { garbledCharacters } from './prose/garbled-characters.ts';
import { invisibleCharacters } from './prose/invisible-characters.ts';
import { markupInFields } from './prose/markup-in-fields.ts';
import { names } from './prose/names.ts';
import { nonBreakingSpaces } from './prose/non-breaking-spaces.ts';
import { norwegianCapitals } from './prose/norwegian-capitals.ts';
import { norwegianInfinitives } from './prose/norwegian-infinitives.ts';
import { norwegianNumbers } from './prose/norwegian-numbers.ts';
import { numberNotation } from './prose/number-notation.ts';
import { placeholders } from './prose/placeholders.ts';
import { punctuation } from './prose/punctuation.ts';
import { quotes } from './prose/quotes.ts';
import { spelling } from './prose/spelling.ts';
import { splitCompounds } from './prose/split-compounds.ts';
import { redirects } from './redirects/redirects.ts';
import { redirectsFile } from './redirects/redirects-file.ts';
import { samplesInOneLanguage } from './samples/one-language.ts';
import { unconfirmedSamples } from './samples/unconfirmed.ts';
import { schedule } from './schedule/schedule.ts';
import { uiStrings } from './strings/ui-strings.ts';
import { caseStudies } from './structure/case-studies.ts';
import { duplicateHeadings } from './structure/duplicate-headings.ts';
import { footnotes } from './structure/footnotes.ts';
import { headings } from './structure/headings.ts';
import { repeatedBlocks } from './structure/repeated-blocks.ts';
import { sections } from './structure/sections.ts';
import { splitLists } from './structure/split-lists.ts';
import { tables } from './structure/tables.ts';
import { textAfterList } from './structure/text-after-list.ts';
import { unparsedEmphasis } from './structure/unparsed-emphasis.ts';
import { unparsedHeadings } from './structure/unparsed-headings.ts';
import { unparsedLists } from './structure/unparsed-lists.ts';
import { postTerms } from './taxonomy/post-terms.ts';
import { relatedPosts } from './taxonomy/related-posts.ts';
import { taxonomyFile } from './taxonomy/taxonomy-file.ts';
import { terms } from './taxonomy/terms.ts';
import { discouragedTerms } from './terms/discouraged-terms.ts';
import { termsFile } from './terms/terms-file.ts';
import { testimonialsFile } from './testimonials/testimonials-file.ts';
import { translationState } from './translation/translation-state.ts';

/** Rules by family, which is the first part of their ids. */
const rulesByFamily: Readonly<Record<string, readonly Rule[]>> = {
  file: [files, publishedFiles],
  frontmatter: [fields, samples, dates, searchResultLength, duplicates],
  mdx: [syntax, expressions, elements, blockInText, duplicateForms, chartScale],
  links: [
    linkTargets,
    linkFormat,
    unparsedLinks,
    undefinedReferences,
    nestedLinks,
    linkWords,
    privateLinks,
    urlLeftovers,
    externalLinks,
  ],
  images: [imageSources, altText],
  code: [codeLanguage, unclosedCode, wrappedText],
  structure: [
    headings,
    duplicateHeadings,
    sections,
    repeatedBlocks,
    caseStudies,
    unparsedHeadings,
    unparsedLists,
    splitLists,
    textAfterList,
    unparsedEmphasis,
    tables,
    footnotes,
  ],
  prose: [
    placeholders,
    doubledWords,
    doubledSpaces,
    quotes,
    apostrophes,
    ellipses,
    dashes,
    nonBreakingSpaces,
    norwegianNumbers,
    norwegianInfinitives,
    norwegianCapitals,
    splitCompounds,
    punctuation,
    calendarDates,
    invisibleCharacters,
    garbledCharacters,
    markupInFields,
    emojiCodes,
    englishArticles,
    numberNotation,
    names,
    spelling,
  ],
  taxonomy: [taxonomyFile, terms, postTerms, relatedPosts],
  redirects: [redirectsFile, redirects],
  navigation: [navigationFile, navigationLinks, unlinkedPages],
  company: [companyFile, companyValues, contacts],
  testimonials: [testimonialsFile],
  facts: [factsFile, factNames, figures, repeatedWords],
  terms: [termsFile, discouragedTerms],
  // The list of published URLs, `content/addresses.txt`.
  ledger: [publishedUrls],
  samples: [unconfirmedSamples, samplesInOneLanguage],
  schedule: [schedule],
  address: [pageAddresses],
  // The translations of a document.
  pair: [translations, sharedFields],
  // What the two languages of a document say.
  translation: [translationState],
  strings: [uiStrings],
};

export const rules: readonly Rule[] = Object.values(rulesByFamily).flat();

const docsById: ReadonlyMap<string, RuleDocs> = new Map(rules.flatMap(({ docs }) => Object.entries(docs)));

/** All rule ids, by family and then by name. */
export const ruleIds: readonly string[] = Object.values(rulesByFamily).flatMap((family) =>
  family.flatMap(({ docs }) => Object.keys(docs)).sort(),
);

/** Rule ids by family. */
export const ruleIdsByFamily: ReadonlyMap<string, string[]> = Map.groupBy(
  ruleIds,
  (id) => id.split('/')[0] ?? id,
);

/** Returns the documentation of a rule id, or undefined for an unknown one. */
export const findRuleDocs = (id: string): RuleDocs | undefined => docsById.get(id);
