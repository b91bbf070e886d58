import { posix } from 'node:path';
import { addressOf } from '#content/urls.ts';
import { type Language, splitLanguage, withLanguage } from '#i18n/languages.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding, type Fix, type Level, warning } from '#pipeline/finding.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';
import { plainPath, type Vanishings } from '../ledger/removed-pages.ts';
import { findUnavailability } from '../schedule/publication-status.ts';
import { pathOf, type Site } from '../site.ts';
import { anchorProblem } from './anchors.ts';
import { publishedFiles } from './public-files.ts';
import { type Span, spanOfUrl } from './url-range.ts';
import { findUrlTypo } from './url-typos.ts';

/** Links and anchors to nowhere, to a draft, or into another language. */
export function linkFindings(site: Site, vanished: Vanishings): Finding[] {
  return site.documents.flatMap((document) =>
    document.facts.links.flatMap((link) => {
      // Whoever says where the document went mends the links to it, too.
      if (vanished.has(plainPath(link.url))) return [];
      const problem = problemOf(site, document, link.url.trim());
      if (!problem) return [];
      const make = problem.level === 'warning' ? warning : error;
      const span = spanOfUrl(document.source.text, link.place, link.url);
      const fix = span && problem.rewrite !== undefined && rewriting(span, problem.rewrite);
      const more = { ...(span && { end: span.end }), ...(fix && { fix }) };
      return make(document.source.file, link.place, problem.rule, problem.message, more);
    }),
  );
}

/** Links of a document that is not wholly understood: what may come of the parts that are not is left out. */
export function partialLinkFindings(site: Site, vanished: Vanishings, document: Document): Finding[] {
  const isOwnAnchor = (finding: Finding) =>
    finding.rule === 'links/anchor' &&
    document.facts.links.some(
      ({ url, place }) =>
        url.trim().startsWith('#') && place.line === finding.line && place.column === finding.column,
    );
  const mayFollow = new Set(['links/scheduled', 'links/ending']);
  return linkFindings({ ...site, documents: [document] }, vanished).filter(
    (finding) => !mayFollow.has(finding.rule) && !isOwnAnchor(finding),
  );
}

export interface Problem {
  rule: string;
  message: string;
  level?: Level;
  /** The address that was certainly meant. */
  rewrite?: string;
}

const rewriting = ({ from, to }: Span, url: string): Fix => ({
  title: `Write ${url}.`,
  edits: [{ from, to, text: url }],
});

function problemOf(site: Site, document: Document, url: string): Problem | undefined {
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
  if (url.startsWith('#')) return atAnchor(document, url.slice(1), 'this page');
  if (url.startsWith('//') || /^(?:www\.|(?:[\w-]+\.)+(?:com|dev|eu|io|net|no|org)(?:\/|$))/i.test(url))
    return { rule: 'links/relative', message: `Write the full address: https://${url.replace(/^\/*/, '')}` };
  if (!url.startsWith('/')) {
    const meant = pagesMeant(site, document, url);
    const [only] = meant.length === 1 ? meant : [];
    return {
      rule: 'links/relative',
      message: `"${url}" is a relative link, which leads elsewhere from other pages. Write the full address, such as ${meant[0] ?? addressOf(document.source.language, 'page', 'team')}.`,
      ...(only !== undefined && isRight(site, document, only) && { rewrite: only }),
    };
  }
  const [, path = '', hash] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? [];
  if (publishedFiles.has(path)) return undefined;
  if (path.startsWith('/assets/'))
    return {
      rule: 'links/asset',
      message: `Files of content/assets are shown as pictures, not published at ${path}. Show it with ![what it shows](${path}), or link to a page.`,
    };
  return pageProblem(site, document, path, hash, url.slice(path.length));
}

/** Whether nothing would be left to say of a link but a warning: else mending it would only trade one error for another. */
function isRight(site: Site, document: Document, url: string): boolean {
  const problem = problemOf(site, document, url);
  return !problem || problem.level === 'warning';
}

/** Every page that a relative link could mean: beside this page, at the top of its language, or beside this file. */
function pagesMeant(site: Site, document: Document, url: string): string[] {
  const { language, file } = document.source;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const plain = path.replace(/\.mdx$/, '');
  const beside = posix.join(posix.dirname(file), `${plain}.mdx`);
  const neighbour = site.documents.find(({ source }) => source.file === beside);
  const candidates = [
    URL.parse(plain, `https://site${pathOf(document)}`)?.pathname ?? '',
    withLanguage(`/${plain.replace(/^(?:\.{1,2}\/)*/, '')}`, language),
    ...(neighbour ? [pathOf(neighbour)] : []),
  ];
  const pages = candidates.flatMap(
    (each) => site.spelling.get(each.replace(/(?<=.)\/+$/, '').toLowerCase()) ?? [],
  );
  return [...new Set(pages)].map((page) => page + rest);
}

function pageProblem(
  site: Site,
  document: Document,
  path: string,
  hash: string | undefined,
  rest: string,
): Problem | undefined {
  const { language } = document.source;
  const target = site.byPath.get(path);
  const linked = splitLanguage(path);
  if (!target && !site.lists.has(path)) {
    if (site.isUndecided(path)) return undefined;
    const canonical =
      site.spelling.get(path.toLowerCase()) ??
      site.spelling.get((path.replace(/\/+$/, '') || '/').toLowerCase());
    if (canonical && splitLanguage(canonical).language !== language)
      return languageProblem(site, language, canonical);
    if (canonical)
      return {
        rule: 'links/spelling',
        message: `${path} should be ${canonical}, as the address is spelled.`,
        ...(isRight(site, document, canonical + rest) && { rewrite: canonical + rest }),
      };
    const moved = movedTo(site, path);
    if (moved) return movedProblem(site, language, path, moved, hash, rest);
    return {
      rule: 'links/dead',
      message: `Nothing stands at ${path}.${didYouMean(withLanguage(linked.path, language), site.pathsIn(language))}`,
    };
  }
  if (linked.language !== language) return languageProblem(site, language, path);
  if (!target) return undefined;
  const absence = findUnavailability(site, document, target);
  if (absence)
    return {
      rule: `links/${absence.rule}`,
      level: absence.level,
      message: `${path} ${absence.description}${absence.rule === 'ending' ? '; from then on' : ', so'} visitors would meet a dead link. ${absence.remedy}, or remove the link.`,
    };
  return hash ? atAnchor(target, hash, path) : undefined;
}

function languageProblem(site: Site, language: Language, path: string): Problem {
  const linked = splitLanguage(path);
  const own = withLanguage(linked.path, language);
  const way = site.byPath.has(own) || site.lists.has(own) || site.isUndecided(own) ? ` Write ${own}.` : '';
  return {
    rule: 'links/language',
    message: `${path} is ${nameOf(linked.language)}, but this document is ${nameOf(language)}.${way}`,
  };
}

/** Where the server leads on from a path; case does not tell old paths apart. */
const movedTo = ({ redirects }: Site, path: string): string | undefined =>
  Object.entries(redirects).find(([from]) => from.toLowerCase() === path.toLowerCase())?.[1];

function movedProblem(
  site: Site,
  language: Language,
  path: string,
  moved: string,
  hash: string | undefined,
  rest: string,
): Problem {
  const page = site.byPath.get(moved);
  // Another language, a draft, or an anchor that the page does not have: the writer has to look.
  const to = splitLanguage(moved);
  const own = withLanguage(to.path, language);
  const isOwn = to.language === language;
  const there =
    isOwn || !site.byPath.has(own) ? 'Link there' : `In ${nameOf(language)} that is ${own}: link there`;
  const isMeant = page && isOwn && !page.frontmatter.draft && !(hash && anchorProblem(page, hash, moved));
  return {
    rule: 'links/moved',
    level: 'warning',
    message: `${path} has moved to ${moved}. ${there}.`,
    ...(isMeant && { rewrite: moved + rest }),
  };
}

function atAnchor(target: Document, hash: string, where: string): Problem | undefined {
  const message = anchorProblem(target, hash, where);
  return message ? { rule: 'links/anchor', message } : undefined;
}

const nameOf = (language: Language): string => ({ en: 'English', no: 'Norwegian' })[language];
