import { addressOf } from '#content/addresses.ts';
import { type Language, splitLanguage, withLanguage } from '#i18n/languages.ts';
import { error, type Finding, warning } from '../finding.ts';
import { didYouMean } from '../suggest.ts';
import type { Document } from '../validate.ts';
import { anchorProblem } from './anchors.ts';
import { publishedFiles } from './published-files.ts';
import type { Site } from './site.ts';

/** Links and anchors to nowhere, to a draft, or into another language. */
export function linkFindings(site: Site): Finding[] {
  return site.documents.flatMap((document) =>
    document.facts.links.flatMap((link) => {
      const problem = problemOf(site, document, link.url.trim());
      if (!problem) return [];
      const make = problem.level === 'warning' ? warning : error;
      return make(document.source.file, link.place, problem.rule, problem.message);
    }),
  );
}

interface Problem {
  rule: string;
  message: string;
  level?: 'warning';
}

function problemOf(site: Site, document: Document, url: string): Problem | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'mailto' || scheme === 'tel' || scheme === 'http' || scheme === 'https') return undefined;
  if (scheme) return { rule: 'links/scheme', message: `A link cannot begin with ${scheme}:.` };
  if (url === '') return { rule: 'links/dead', message: 'The link has no address.' };
  if (url.startsWith('#')) return atAnchor(document, url.slice(1), 'this page');
  if (url.startsWith('//') || /^www\./i.test(url))
    return { rule: 'links/relative', message: `Write the full address: https://${url.replace(/^\/*/, '')}` };
  if (!url.startsWith('/')) {
    const guess = site.spelling.get(
      withLanguage(`/${url.replace(/^[./]+/, '')}`, document.source.language).toLowerCase(),
    );
    return {
      rule: 'links/relative',
      message: `"${url}" is a relative link. Links are written as full addresses, such as ${guess ?? addressOf(document.source.language, 'page', 'team')}.`,
    };
  }
  const [, path = '', hash] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(url) ?? [];
  if (publishedFiles.has(path)) return undefined;
  if (path.startsWith('/assets/'))
    return {
      rule: 'links/asset',
      message: `Files of content/assets are shown as pictures, not published at ${path}. Show it with ![what it shows](${path}), or link to a page.`,
    };
  return pageProblem(site, document, path, hash);
}

function pageProblem(
  site: Site,
  document: Document,
  path: string,
  hash: string | undefined,
): Problem | undefined {
  const { language } = document.source;
  const target = site.byPath.get(path);
  const linked = splitLanguage(path);
  if (!target && !site.lists.has(path)) {
    if (site.isUndecided(path)) return undefined;
    const canonical =
      site.spelling.get(path.toLowerCase()) ??
      site.spelling.get((path.replace(/\/+$/, '') || '/').toLowerCase());
    if (canonical) return { rule: 'links/spelling', message: `The address is spelled ${canonical}.` };
    const moved = site.redirects[path];
    if (moved)
      return { rule: 'links/moved', level: 'warning', message: `${path} has moved to ${moved}. Link there.` };
    return {
      rule: 'links/dead',
      message: `Nothing stands at ${path}.${didYouMean(path, site.pathsIn(linked.language))}`,
    };
  }
  if (linked.language !== language) {
    const own = withLanguage(linked.path, language);
    const way = site.byPath.has(own) || site.lists.has(own) || site.isUndecided(own) ? ` Write ${own}.` : '';
    return {
      rule: 'links/language',
      message: `${path} is ${nameOf(linked.language)}, but this document is ${nameOf(language)}.${way}`,
    };
  }
  if (!target) return undefined;
  if (target.frontmatter.draft && !document.frontmatter.draft)
    return {
      rule: 'links/draft',
      message: `${path} is a draft, so visitors would meet a dead link. Publish it first, or remove the link.`,
    };
  return hash ? atAnchor(target, hash, path) : undefined;
}

function atAnchor(target: Document, hash: string, where: string): Problem | undefined {
  const message = anchorProblem(target, hash, where);
  return message ? { rule: 'links/anchor', message } : undefined;
}

const nameOf = (language: Language): string => ({ en: 'English', no: 'Norwegian' })[language];
