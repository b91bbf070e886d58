import { posix } from 'node:path';
import { getDocumentPath } from '#content/urls.ts';
import { type Language, localizePath, splitLanguage } from '#i18n/languages.ts';
import { getPath, type Site } from '#lint/site.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Fix, type Level, warning } from '#pipeline/finding.ts';
import { type RemovedPages, toPathname } from '../ledger/removed-pages.ts';
import { findUnavailability } from '../schedule/publication-status.ts';
import { describeMissingAnchor } from './anchors.ts';
import { publicFiles } from './public-files.ts';
import { findUrlRange, type UrlRange } from './url-range.ts';
import { findUrlTypo } from './url-typos.ts';

/** Links and anchors to nowhere, to a draft, or into another language. */
export function checkLinkTargets(site: Site, vanished: RemovedPages): Finding[] {
  return site.documents.flatMap((document) =>
    document.analysis.links.flatMap((link) => {
      // Whoever says where the document went mends the links to it, too.
      if (vanished.has(toPathname(link.url))) return [];
      const problem = findLinkProblem(site, document, link.url.trim());
      if (!problem) return [];
      const make = problem.level === 'warning' ? warning : error;
      const span = findUrlRange(document.source.text, link.start, link.url);
      const fix = span && problem.replacement !== undefined && buildReplacementFix(span, problem.replacement);
      const more = { ...(span && { end: span.end }), ...(fix && { fix }) };
      return make(document.source.file, link.start, problem.rule, problem.message, more);
    }),
  );
}

/** Links of a document that is not wholly understood: what may come of the parts that are not is left out. */
export function checkInvalidDocumentLinks(site: Site, vanished: RemovedPages, document: Document): Finding[] {
  const isOwnAnchor = (finding: Finding) =>
    finding.rule === 'links/anchor' &&
    document.analysis.links.some(
      ({ url, start: place }) =>
        url.trim().startsWith('#') && place.line === finding.line && place.column === finding.column,
    );
  const cascadingRules = new Set(['links/scheduled', 'links/ending']);
  return checkLinkTargets({ ...site, documents: [document] }, vanished).filter(
    (finding) => !cascadingRules.has(finding.rule) && !isOwnAnchor(finding),
  );
}

export interface LinkProblem {
  rule: string;
  message: string;
  level?: Level;
  /** The address that was certainly meant. */
  replacement?: string;
}

const buildReplacementFix = ({ from, to }: UrlRange, url: string): Fix => ({
  title: `Write ${url}.`,
  edits: [{ from, to, text: url }],
});

function findLinkProblem(site: Site, document: Document, url: string): LinkProblem | undefined {
  const slip = findUrlTypo(site, document, url);
  if (slip) return slip;
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
    return { rule: 'links/relative', message: `Write the full address: https://${url.replace(/^\/*/, '')}` };
  if (!url.startsWith('/')) {
    const meant = findIntendedPages(site, document, url);
    const [only] = meant.length === 1 ? meant : [];
    return {
      rule: 'links/relative',
      message: `"${url}" is a relative link, which leads elsewhere from other pages. Write the full address, such as ${meant[0] ?? getDocumentPath(document.source.language, 'page', 'team')}.`,
      ...(only !== undefined && isValidTarget(site, document, only) && { replacement: only }),
    };
  }
  const [, path = '', hash] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? [];
  if (publicFiles.has(path)) return undefined;
  if (path.startsWith('/assets/'))
    return {
      rule: 'links/asset',
      message: `Files of content/assets are shown as pictures, not published at ${path}. Show it with ![what it shows](${path}), or link to a page.`,
    };
  return findPageProblem(site, document, path, hash, url.slice(path.length));
}

/** Whether nothing would be left to say of a link but a warning: else mending it would only trade one error for another. */
function isValidTarget(site: Site, document: Document, url: string): boolean {
  const problem = findLinkProblem(site, document, url);
  return !problem || problem.level === 'warning';
}

/** Every page that a relative link could mean: beside this page, at the top of its language, or beside this file. */
function findIntendedPages(site: Site, document: Document, url: string): string[] {
  const { language, file } = document.source;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const plain = path.replace(/\.mdx$/, '');
  const beside = posix.join(posix.dirname(file), `${plain}.mdx`);
  const neighbour = site.documents.find(({ source }) => source.file === beside);
  const candidates = [
    URL.parse(plain, `https://site${getPath(document)}`)?.pathname ?? '',
    localizePath(`/${plain.replace(/^(?:\.{1,2}\/)*/, '')}`, language),
    ...(neighbour ? [getPath(neighbour)] : []),
  ];
  const pages = candidates.flatMap(
    (each) => site.spelling.get(each.replace(/(?<=.)\/+$/, '').toLowerCase()) ?? [],
  );
  return [...new Set(pages)].map((page) => page + rest);
}

function findPageProblem(
  site: Site,
  document: Document,
  path: string,
  hash: string | undefined,
  rest: string,
): LinkProblem | undefined {
  const { language } = document.source;
  const target = site.byPath.get(path);
  const linked = splitLanguage(path);
  if (!target && !site.lists.has(path)) {
    if (site.isUndecided(path)) return undefined;
    const canonical =
      site.spelling.get(path.toLowerCase()) ??
      site.spelling.get((path.replace(/\/+$/, '') || '/').toLowerCase());
    if (canonical && splitLanguage(canonical).language !== language)
      return describeLanguageProblem(site, language, canonical);
    if (canonical)
      return {
        rule: 'links/spelling',
        message: `${path} should be ${canonical}, as the address is spelled.`,
        ...(isValidTarget(site, document, canonical + rest) && { replacement: canonical + rest }),
      };
    const moved = findRedirectTarget(site, path);
    if (moved) return describeMovedPage(site, language, path, moved, hash, rest);
    return {
      rule: 'links/dead',
      message: `Nothing stands at ${path}.${didYouMean(localizePath(linked.path, language), site.pathsIn(language))}`,
    };
  }
  if (linked.language !== language) return describeLanguageProblem(site, language, path);
  if (!target) return undefined;
  const absence = findUnavailability(site, document, target);
  if (absence)
    return {
      rule: `links/${absence.rule}`,
      level: absence.level,
      message: `${path} ${absence.description}${absence.rule === 'ending' ? '; from then on' : ', so'} visitors would meet a dead link. ${absence.remedy}, or remove the link.`,
    };
  return hash ? findMissingAnchor(target, hash, path) : undefined;
}

function describeLanguageProblem(site: Site, language: Language, path: string): LinkProblem {
  const linked = splitLanguage(path);
  const own = localizePath(linked.path, language);
  const way = site.byPath.has(own) || site.lists.has(own) || site.isUndecided(own) ? ` Write ${own}.` : '';
  return {
    rule: 'links/language',
    message: `${path} is ${getLanguageName(linked.language)}, but this document is ${getLanguageName(language)}.${way}`,
  };
}

/** Where the server leads on from a path; case does not tell old paths apart. */
const findRedirectTarget = ({ redirects }: Site, path: string): string | undefined =>
  Object.entries(redirects).find(([from]) => from.toLowerCase() === path.toLowerCase())?.[1];

function describeMovedPage(
  site: Site,
  language: Language,
  path: string,
  moved: string,
  hash: string | undefined,
  rest: string,
): LinkProblem {
  const page = site.byPath.get(moved);
  // Another language, a draft, or an anchor that the page does not have: the writer has to look.
  const to = splitLanguage(moved);
  const own = localizePath(to.path, language);
  const isOwn = to.language === language;
  const there =
    isOwn || !site.byPath.has(own)
      ? 'Link there'
      : `In ${getLanguageName(language)} that is ${own}: link there`;
  const isMeant =
    page && isOwn && !page.frontmatter.draft && !(hash && describeMissingAnchor(page, hash, moved));
  return {
    rule: 'links/moved',
    level: 'warning',
    message: `${path} has moved to ${moved}. ${there}.`,
    ...(isMeant && { replacement: moved + rest }),
  };
}

function findMissingAnchor(target: Document, hash: string, where: string): LinkProblem | undefined {
  const message = describeMissingAnchor(target, hash, where);
  return message ? { rule: 'links/anchor', message } : undefined;
}

const getLanguageName = (language: Language): string => ({ en: 'English', no: 'Norwegian' })[language];
