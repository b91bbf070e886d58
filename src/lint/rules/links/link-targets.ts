import { posix } from 'node:path';
import { getDocumentPath } from '#content/urls.ts';
import { type Language, localizePath, splitLanguage } from '#i18n/languages.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Fix, type Level, type Position, warning } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import { languageNames } from '../../language-names.ts';
import type { Rule } from '../../rule.ts';
import { getPath, type Site } from '../../site.ts';
import { type RemovedPages, toPathname } from '../ledger/removed-pages.ts';
import { findUnavailability } from '../schedule/publication-status.ts';
import { describeMissingAnchor } from './anchors.ts';
import { publicFiles } from './public-files.ts';
import { findUrlTypo } from './url-typos.ts';

/** Reports links to pages, anchors and files that do not exist, are not published, or are in another language. */
export const linkTargets: Rule = {
  docs: {
    'links/anchor': {
      description: 'The page exists, but has no heading or id with the name after the #.',
      rationale: 'Visitors land at the top of a page and have to search.',
      incorrect: '[The roles](/team#who-we-aer)',
      correct: '[The roles](/team#who-we-are)',
    },
    'links/asset': {
      description:
        'The link leads to a file of content/assets, which is shown in pages but not published by itself.',
      rationale: 'Visitors would see the page "not found".',
      incorrect: '[The drawing](/assets/dot.svg)',
      correct: '![A dot](/assets/dot.svg)',
    },
    'links/dead': {
      description: 'The link leads to a page that does not exist.',
      rationale: 'Visitors would see the page "not found".',
      incorrect: '[The team](/taem)',
      correct: '[The team](/team)',
    },
    'links/draft': {
      description: 'The link leads to a draft.',
      rationale: 'A draft is not published, so visitors would see the page "not found".',
      example: 'described',
      incorrect: '[The news](/blog/news), and news.mdx has draft: true',
      correct: '[The news](/blog/news), and news.mdx is published',
    },
    'links/ended': {
      description: 'The link leads to a document that has been unpublished.',
      rationale: 'Visitors see the page "not found".',
      example: 'described',
      incorrect: '[News](/blog/news), and news.mdx has unpublishAt: 2020-01-01',
      correct: '[News](/blog/news), and news.mdx has a later unpublishAt, or none',
    },
    'links/ending': {
      description: 'The link leads to a document that will be unpublished before this one.',
      rationale: 'From that day on, visitors see the page "not found".',
      example: 'described',
      incorrect: '[News](/blog/news), and news.mdx has unpublishAt: 2999-01-01',
      correct: '[News](/blog)',
    },
    'links/language': {
      description: 'The link leads to a page in another language.',
      rationale: 'Visitors would suddenly read a language that they did not choose.',
      incorrect: '[The team](/no/team)',
      correct: '[The team](/team)',
    },
    'links/moved': {
      description: 'The page has moved. The link works only because of a redirect.',
      rationale: 'Every visitor waits longer, and the link breaks when the redirect is removed.',
      example: 'described',
      incorrect: '[The team](/people), and redirects.yaml has /people: /team',
      correct: '[The team](/team)',
      fixable: true,
    },
    'links/relative': {
      description: 'The address does not begin with / or https://.',
      rationale: 'The same link would lead to different pages from another page, a list or the feed.',
      incorrect: '[The team](team)',
      correct: '[The team](/team)',
      fixable: true,
    },
    'links/scheduled': {
      description: 'The link leads to a document that is not published yet.',
      rationale: 'Until its day, visitors see the page "not found".',
      example: 'described',
      incorrect: '[News](/blog/news), and news.mdx has publishAt: 2999-01-01',
      correct: '[News](/blog/news) from that day on',
    },
    'links/scheme': {
      description: 'The address begins with something that links must not have, such as javascript:.',
      rationale: 'It would do nothing, or run code in the browser of the visitor.',
      incorrect: '[Print](javascript:print)',
      correct: 'Print the page.',
    },
    'links/spelling': {
      description: 'The page exists, but its address is written differently.',
      rationale: 'Every visitor waits for a redirect, and search engines see two addresses.',
      incorrect: '[The team](/Team/)',
      correct: '[The team](/team)',
      fixable: true,
    },
  },
  checkContent: ({ site, content, removedPages }) => [
    ...site.documents.flatMap((document) => checkLinks(site, document, removedPages)),
    ...content.invalidDocuments.flatMap((document) => checkLinks(site, document, removedPages, isCascading)),
  ],
};

interface LinkProblem {
  rule: string;
  message: string;
  level?: Level;
  /** The URL that was meant, if it is certain. */
  replacement?: string;
}

/** @param isIgnored true for problems that are not reported. */
function checkLinks(
  site: Site,
  document: Document,
  removedPages: RemovedPages,
  isIgnored: (link: Link, problem: LinkProblem) => boolean = () => false,
): Finding[] {
  const { file, text } = document.source;
  return document.analysis.links.flatMap((link) => {
    // The finding about a removed page covers the links to it.
    if (removedPages.has(toPathname(link.url))) return [];
    const problem = findLinkProblem(site, document, link.url.trim());
    if (!problem || isIgnored(link, problem)) return [];
    const { level, rule, message, replacement } = problem;
    const report = level === 'warning' ? warning : error;
    const range = findUrlRange(text, link.start, link.url);
    const fix = range && replacement !== undefined && buildReplacementFix(range, replacement);
    return report(file, link.start, rule, message, {
      ...(range && { end: range.end }),
      ...(fix && { fix }),
    });
  });
}

/** Rules whose findings can disappear when the errors of the document are fixed. */
const cascadingRules = new Set(['links/scheduled', 'links/ending']);

/** True for problems that may be consequences of an error in the same document. */
const isCascading = ({ url }: Link, { rule }: LinkProblem): boolean =>
  cascadingRules.has(rule) || (rule === 'links/anchor' && url.trim().startsWith('#'));

interface UrlRange {
  from: number;
  to: number;
  end: Position;
}

/**
 * Finds a URL that the file contains letter for letter.
 * @param start position of the URL, or of the attribute that holds it, as in `to="/team"`.
 * @returns undefined if the file contains it in another form, such as with entities, because it is not safe to edit.
 */
function findUrlRange(text: string, start: Position, url: string): UrlRange | undefined {
  const offset = toOffset(text, start);
  if (offset === undefined || url === '') return undefined;
  const attribute = /^\w+\s*=\s*["']/.exec(text.slice(offset, offset + 40))?.[0];
  const from = offset + (attribute?.length ?? 0);
  if (!text.startsWith(url, from)) return undefined;
  const to = from + url.length;
  // A URL inside a longer one is not the whole URL.
  const isWhole = /[(<"'\s]/.test(text.charAt(from - 1)) && /^[)>"'\s]?$/.test(text.charAt(to));
  if (!isWhole || url.includes('\n')) return undefined;
  return { from, to, end: { line: start.line, column: start.column + to - offset } };
}

const buildReplacementFix = ({ from, to }: UrlRange, url: string): Fix => ({
  title: `Write ${url}.`,
  edits: [{ from, to, text: url }],
});

function findLinkProblem(site: Site, document: Document, url: string): LinkProblem | undefined {
  const typo = findUrlTypo(site, document, url);
  if (typo) return typo;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'mailto' || scheme === 'tel' || scheme === 'http' || scheme === 'https') return undefined;
  if (scheme)
    return {
      rule: 'links/scheme',
      message: `A link cannot begin with ${scheme}:. Write the address of a page, such as /team, or one that begins with https:.`,
    };
  if (url === '')
    return {
      rule: 'links/dead',
      message: 'The link has no address. Write one between its brackets ( and ).',
    };
  if (url.startsWith('#')) return findMissingAnchor(document, url.slice(1), 'this page');
  if (url.startsWith('//') || /^(?:www\.|(?:[\w-]+\.)+(?:com|dev|eu|io|net|no|org)(?:\/|$))/i.test(url))
    return {
      rule: 'links/relative',
      message: `"${url}" has no https:// at its beginning. Write https://${url.replace(/^\/*/, '')}`,
    };
  if (!url.startsWith('/')) return reportRelativeLink(site, document, url);
  const [, path = '', hash] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? [];
  if (publicFiles.has(path)) return undefined;
  if (path.startsWith('/assets/'))
    return {
      rule: 'links/asset',
      message: `Files of content/assets are shown in pages, but not published at ${path}. Show the image with ![what it shows](${path}), or link to a page.`,
    };
  return findPageProblem(site, document, path, hash, url.slice(path.length));
}

/** True if a link with this URL has no problem but a warning, so that a fix does not replace one error by another. */
function isValidTarget(site: Site, document: Document, url: string): boolean {
  const problem = findLinkProblem(site, document, url);
  return !problem || problem.level === 'warning';
}

function reportRelativeLink(site: Site, document: Document, url: string): LinkProblem {
  const pages = findIntendedPages(site, document, url);
  const [onlyPage] = pages.length === 1 ? pages : [];
  const example = pages[0] ?? getDocumentPath(document.source.language, 'page', 'team');
  return {
    rule: 'links/relative',
    message: `"${url}" is a relative link, which leads to different pages from other pages. Write the full address, such as ${example}.`,
    ...(onlyPage !== undefined && isValidTarget(site, document, onlyPage) && { replacement: onlyPage }),
  };
}

/** Finds the pages that a relative link may mean: beside this page, at the root of its language, or beside this file. */
function findIntendedPages(site: Site, document: Document, url: string): string[] {
  const { language, file } = document.source;
  const [, originalPath = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const path = originalPath.replace(/\.mdx$/, '');
  const neighbourFile = posix.join(posix.dirname(file), `${path}.mdx`);
  const neighbour = site.documents.find(({ source }) => source.file === neighbourFile);
  const candidates = [
    URL.parse(path, `https://site${getPath(document)}`)?.pathname ?? '',
    localizePath(`/${path.replace(/^(?:\.{1,2}\/)*/, '')}`, language),
    ...(neighbour ? [getPath(neighbour)] : []),
  ];
  const pages = candidates.flatMap(
    (candidate) => site.canonicalPaths.get(candidate.replace(/(?<=.)\/+$/, '').toLowerCase()) ?? [],
  );
  return [...new Set(pages)].map((page) => page + suffix);
}

/** @param suffix query and anchor of the URL. */
function findPageProblem(
  site: Site,
  document: Document,
  path: string,
  hash: string | undefined,
  suffix: string,
): LinkProblem | undefined {
  const { language } = document.source;
  const target = site.documentsByPath.get(path);
  if (!target && !site.listPaths.has(path)) return findUnknownPathProblem(site, document, path, hash, suffix);
  if (splitLanguage(path).language !== language) return describeLanguageProblem(site, language, path);
  if (!target) return undefined;
  const unavailability = findUnavailability(site, document, target);
  if (unavailability) {
    const { rule, level, description, remedy } = unavailability;
    const consequence = rule === 'ending' ? '; from then on' : ', so';
    return {
      rule: `links/${rule}`,
      level,
      message: `${path} ${description}${consequence} visitors would see the page "not found". ${remedy}, or remove the link.`,
    };
  }
  return hash ? findMissingAnchor(target, hash, path) : undefined;
}

function findUnknownPathProblem(
  site: Site,
  document: Document,
  path: string,
  hash: string | undefined,
  suffix: string,
): LinkProblem | undefined {
  const { language } = document.source;
  if (site.isUncertain(path)) return undefined;
  const canonicalPath =
    site.canonicalPaths.get(path.toLowerCase()) ??
    site.canonicalPaths.get((path.replace(/\/+$/, '') || '/').toLowerCase());
  if (canonicalPath && splitLanguage(canonicalPath).language !== language)
    return describeLanguageProblem(site, language, canonicalPath);
  if (canonicalPath)
    return {
      rule: 'links/spelling',
      message: `${path} is not how the address is written. Write ${canonicalPath}.`,
      ...(isValidTarget(site, document, canonicalPath + suffix) && { replacement: canonicalPath + suffix }),
    };
  const redirectTarget = findRedirectTarget(site, path);
  if (redirectTarget) return describeMovedPage(site, language, path, redirectTarget, hash, suffix);
  return {
    rule: 'links/dead',
    message: `There is no page at ${path}.${didYouMean(localizePath(splitLanguage(path).path, language), site.getPaths(language))}`,
  };
}

function describeLanguageProblem(site: Site, language: Language, path: string): LinkProblem {
  const target = splitLanguage(path);
  const translation = localizePath(target.path, language);
  const exists =
    site.documentsByPath.has(translation) || site.listPaths.has(translation) || site.isUncertain(translation);
  return {
    rule: 'links/language',
    message: `${path} is in ${languageNames[target.language]}, but this document is in ${languageNames[language]}.${exists ? ` Write ${translation}.` : ''}`,
  };
}

/** Returns the target of the redirect from a path. Capital and small letters make no difference. */
const findRedirectTarget = ({ redirects }: Site, path: string): string | undefined =>
  Object.entries(redirects).find(([from]) => from.toLowerCase() === path.toLowerCase())?.[1];

function describeMovedPage(
  site: Site,
  language: Language,
  path: string,
  redirectTarget: string,
  hash: string | undefined,
  suffix: string,
): LinkProblem {
  const page = site.documentsByPath.get(redirectTarget);
  const target = splitLanguage(redirectTarget);
  const translation = localizePath(target.path, language);
  const isSameLanguage = target.language === language;
  const remedy =
    isSameLanguage || !site.documentsByPath.has(translation)
      ? `Write ${redirectTarget}.`
      : `Write ${translation}, its ${languageNames[language]} translation.`;
  // Only the writer can fix links to another language, to a draft, or to an anchor that does not exist.
  const isCertain =
    page &&
    isSameLanguage &&
    !page.frontmatter.draft &&
    !(hash && describeMissingAnchor(page, hash, redirectTarget));
  return {
    rule: 'links/moved',
    level: 'warning',
    message: `${path} has moved to ${redirectTarget}. ${remedy}`,
    ...(isCertain && { replacement: redirectTarget + suffix }),
  };
}

function findMissingAnchor(target: Document, hash: string, pageName: string): LinkProblem | undefined {
  const message = describeMissingAnchor(target, hash, pageName);
  return message ? { rule: 'links/anchor', message } : undefined;
}
