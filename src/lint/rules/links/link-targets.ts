import { posix } from 'node:path';
import { filesPrefix } from '#content/files.ts';
import { slugify } from '#content/text/slugify.ts';
import { getDocumentPath } from '#content/urls.ts';
import { languages, localizePath, splitLanguage } from '#i18n/languages.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Fix, type Level, type Position, warning } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import { decodeUri } from '../../decode-uri.ts';
import { languageNames } from '../../language-names.ts';
import type { Rule } from '../../rule.ts';
import { getPath, type Site } from '../../site.ts';
import { type RemovedPages, toPathname } from '../ledger/removed-pages.ts';
import { type FollowedRedirect, followRedirect } from '../redirects/redirects.ts';
import { findUnavailability } from '../schedule/publication-status.ts';
import { describeMissingAnchor, findOnlySimilarAnchor, findTranslatedAnchor } from './anchors.ts';
import { findUrlTypo } from './url-typos.ts';

/** Reports links to pages, anchors and files that do not exist, are not published, or are in another language. */
export const linkTargets: Rule = {
  docs: {
    'links/anchor': {
      description: 'The page exists, but has no heading or id with the name after the #.',
      rationale: 'Visitors land at the top of a page and have to search.',
      incorrect: '[The roles](/team#who-we-aer)',
      correct: '[The roles](/team#who-we-are)',
      fixable: true,
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
      fixable: true,
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
  if (scheme === 'file' || (scheme?.length === 1 && /^.:[/\\]/.test(url)))
    return describeLocalFile(url, scheme);
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
  if (url.startsWith('#')) return findMissingAnchor(document, url.slice(1), 'this page', '');
  if (url.startsWith('//') || /^(?:www\.|(?:[\w-]+\.)+(?:com|dev|eu|io|net|no|org)(?:\/|$))/i.test(url))
    return reportMissingScheme(url);
  if (!url.startsWith('/')) return reportRelativeLink(site, document, url);
  const [, path = '', hash] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? [];
  if (site.publicPaths.has(path)) return undefined;
  if (path.startsWith(filesPrefix))
    return {
      rule: 'links/dead',
      message: `There is no file ${path.slice(filesPrefix.length)} in content/files.${didYouMean(path, site.publicPaths)}`,
    };
  if (path.startsWith('/assets/'))
    return {
      rule: 'links/asset',
      message: `Files of content/assets are shown in pages, but not published at ${path}. Show the image with ![what it shows](${path}), put the file into content/files to publish it, or link to a page.`,
    };
  return findPageProblem(site, document, path, hash, url.slice(path.length));
}

/** Describes a link to a file on the writer's own computer: `file:///C:/report.pdf`, `C:\\report.pdf`. */
function describeLocalFile(url: string, scheme: string): LinkProblem {
  const name = decodeUri(url.split(/[/\\]/).at(-1) ?? '');
  const [, base = '', extension = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
  const fileName = `${slugify(base) ?? 'name'}${extension.toLowerCase()}`;
  const remedy = /\.(?:png|jpe?g|webp|svg|gif|avif|heic)$/i.test(name)
    ? `Put the picture into content/assets, and write ![what it shows](/assets/${fileName})`
    : `Put the file into content/files, and write ${filesPrefix}${fileName}`;
  return {
    rule: 'links/scheme',
    message: `An address that begins with ${scheme}: leads to a file on your own computer, which visitors cannot open. ${remedy}`,
  };
}

/** True if a link with this URL has no problem but a warning, so that a fix does not replace one error by another. */
const isValidTarget = (site: Site, document: Document, url: string): boolean =>
  !isErrorProblem(findLinkProblem(site, document, url));

const isErrorProblem = (problem: LinkProblem | undefined): boolean =>
  problem !== undefined && problem.level !== 'warning';

function reportMissingScheme(url: string): LinkProblem {
  const replacement = `https://${url.replace(/^\/*/, '')}`;
  return {
    rule: 'links/relative',
    message: `"${url}" has no https:// at its beginning. Write ${replacement}`,
    replacement,
  };
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
  if (!target && !site.listPaths.has(path)) return findUnknownPathProblem(site, document, path, suffix);
  if (splitLanguage(path).language !== language) return describeLanguageProblem(site, document, path, suffix);
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
  const urlBeforeHash = path + suffix.replace(/#.*$/s, '');
  return hash ? findMissingAnchor(target, hash, path, urlBeforeHash, findTranslation(site, path)) : undefined;
}

function findUnknownPathProblem(
  site: Site,
  document: Document,
  path: string,
  suffix: string,
): LinkProblem | undefined {
  const { language } = document.source;
  if (site.isUncertain(path)) return undefined;
  const canonicalPath =
    site.canonicalPaths.get(path.toLowerCase()) ??
    site.canonicalPaths.get((path.replace(/\/+$/, '') || '/').toLowerCase());
  if (canonicalPath && splitLanguage(canonicalPath).language !== language)
    return describeLanguageProblem(site, document, canonicalPath, suffix);
  if (canonicalPath)
    return {
      rule: 'links/spelling',
      message: `${path} is not how the address is written. Write ${canonicalPath}.`,
      ...(isValidTarget(site, document, canonicalPath + suffix) && { replacement: canonicalPath + suffix }),
    };
  const redirect = followRedirect(site, path);
  if (redirect) return describeMovedPage(site, document, path, redirect, suffix);
  return {
    rule: 'links/dead',
    message: `There is no page at ${path}.${didYouMean(localizePath(splitLanguage(path).path, language), site.getPaths(language))}`,
  };
}

function describeLanguageProblem(
  site: Site,
  document: Document,
  path: string,
  suffix: string,
): LinkProblem | undefined {
  const { language } = document.source;
  const target = splitLanguage(path);
  const translation = localizePath(target.path, language);
  const cause = `${path} is in ${languageNames[target.language]}, but this document is in ${languageNames[language]}.`;
  const rule = 'links/language';
  if (site.isUncertain(translation)) return { rule, message: `${cause} Write ${translation}.` };
  if (!site.documentsByPath.has(translation) && !site.listPaths.has(translation))
    return {
      rule,
      message: `${cause} The page has no ${languageNames[language]} translation: link to another page, or remove the link.`,
    };
  const replacement = translation + suffix;
  const problem = findLinkProblem(site, document, replacement);
  if (problem?.rule === 'links/anchor')
    return {
      rule,
      message: `${cause} Write ${translation}, and the anchor of a heading there in place of ${suffix.replace(/^[^#]*/, '')}.`,
    };
  return {
    rule,
    message: `${cause} Write ${translation}.`,
    ...(!isErrorProblem(problem) && { replacement }),
  };
}

function describeMovedPage(
  site: Site,
  document: Document,
  path: string,
  { target, isValid }: FollowedRedirect,
  suffix: string,
): LinkProblem {
  const rule = 'links/moved';
  if (!isValid)
    return {
      rule,
      level: 'warning',
      message: `This link depends on the redirect from ${path}, which is wrong. Correct the redirect in redirects.yaml first.`,
    };
  const { language } = document.source;
  const [targetPath = '', targetHash] = target.split('#');
  const { language: targetLanguage, path: basePath } = splitLanguage(targetPath);
  const translation = localizePath(basePath, language);
  const isSameLanguage = targetLanguage === language;
  const remedy =
    isSameLanguage || !site.documentsByPath.has(translation)
      ? `Write ${target}.`
      : `Write ${translation}, its ${languageNames[language]} translation.`;
  const replacement = target + suffix;
  // Only the writer can fix links to another language, to an anchor that does not exist, or to one of two anchors.
  const isCertain = isSameLanguage && !(targetHash && suffix) && isValidTarget(site, document, replacement);
  return {
    rule,
    level: 'warning',
    message: `${path} has moved to ${target}. ${remedy}`,
    ...(isCertain && { replacement }),
  };
}

/** Returns the document at a path in the other language. */
const findTranslation = (site: Site, path: string): Document | undefined => {
  const { language, path: basePath } = splitLanguage(path);
  const other = languages.find((each) => each !== language) ?? language;
  return site.documentsByPath.get(localizePath(basePath, other));
};

/**
 * @param urlBeforeHash the part of the URL before `#`.
 * @param translation the page in the other language, whose anchor may have been copied.
 */
function findMissingAnchor(
  target: Document,
  hash: string,
  pageName: string,
  urlBeforeHash: string,
  translation?: Document,
): LinkProblem | undefined {
  const message = describeMissingAnchor(target, hash, pageName);
  if (!message) return undefined;
  const translated = translation && findTranslatedAnchor(target, translation, hash);
  if (translated !== undefined)
    return {
      rule: 'links/anchor',
      message: `${message} In ${languageNames[target.source.language]} this section has the anchor "#${translated}". Write ${urlBeforeHash}#${translated}`,
      replacement: `${urlBeforeHash}#${translated}`,
    };
  const similar = findOnlySimilarAnchor(target, hash);
  return {
    rule: 'links/anchor',
    message,
    ...(similar !== undefined && { replacement: `${urlBeforeHash}#${similar}` }),
  };
}
