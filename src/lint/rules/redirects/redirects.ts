import { localizePath, splitLanguage } from '#i18n/languages.ts';
import type { Content } from '#pipeline/content.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding, type Level, warning } from '#pipeline/finding.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import type { Rule } from '../../rule.ts';
import type { Site } from '../../site.ts';
import { describeMissingAnchor } from '../links/anchors.ts';
import { findUnavailability } from '../schedule/publication-status.ts';
import { resolveRedirects } from './resolve-redirects.ts';

const file = 'redirects.yaml';

/** Reports redirects that are never used, that hide a page, or whose target does not exist. */
export const redirects: Rule = {
  docs: {
    'redirects/anchor': {
      description: 'The redirect leads to an anchor that does not exist.',
      rationale: 'Visitors land at the top of the page and have to search.',
      example: 'redirects.yaml',
      incorrect: '/people: /team#who-we-aer',
      correct: '/people: /team#who-we-are',
    },
    'redirects/chain': {
      description: 'The redirect leads to another redirect.',
      rationale: 'Visitors wait twice, and search engines give up after a few redirects.',
      example: 'redirects.yaml',
      incorrect: '/people: /staff\n/staff: /team',
      correct: '/people: /team\n/staff: /team',
      fixable: true,
    },
    'redirects/dead': {
      description: 'The redirect leads to a page that does not exist.',
      rationale: 'Visitors with an old link or bookmark see the page "not found".',
      example: 'redirects.yaml',
      incorrect: '/people: /taem',
      correct: '/people: /team',
    },
    'redirects/draft': {
      description: 'The redirect leads to a draft.',
      rationale: 'A draft is not published, so visitors see the page "not found".',
      example: 'described',
      incorrect: '/news: /blog/news, and news.mdx has draft: true',
      correct: '/news: /blog/news, and news.mdx is published',
    },
    'redirects/ended': {
      description: 'The redirect leads to a document that has been unpublished.',
      rationale: 'Visitors see the page "not found".',
      example: 'described',
      incorrect: '/news: /blog/news, and news.mdx has unpublishAt: 2020-01-01',
      correct: '/news: /blog/news, and news.mdx has a later unpublishAt, or none',
    },
    'redirects/ending': {
      description: 'The redirect leads to a document that will be unpublished.',
      rationale: 'From that day on, visitors see the page "not found".',
      example: 'described',
      incorrect: '/news: /blog/news, and news.mdx has unpublishAt: 2999-01-01',
      correct: '/news: /blog',
    },
    'redirects/from': {
      description: 'The old address is written in a way that no visitor can request.',
      rationale: 'Visitors with an old link see the page "not found".',
      example: 'redirects.yaml',
      incorrect: '/people/: /team',
      correct: '/people: /team',
    },
    'redirects/hides': {
      description: 'There is a page at the old address.',
      rationale: 'The redirect would hide it from all visitors.',
      example: 'redirects.yaml',
      incorrect: '/blog/first: /team',
      correct: '/blog/once: /team',
    },
    'redirects/language': {
      description: 'An old address of one language leads to a page in another.',
      rationale: 'Visitors expect a page that they can read, and may get one that they cannot.',
      example: 'described',
      incorrect: '/no/folk: /team',
      correct: '/no/folk: /no/team',
    },
    'redirects/loop': {
      description: 'The redirect leads back to itself.',
      rationale: 'The browser gives up and shows visitors an error.',
      example: 'redirects.yaml',
      incorrect: '/people: /staff\n/staff: /people',
      correct: '/people: /team\n/staff: /team',
    },
    'redirects/scheduled': {
      description: 'The redirect leads to a document that is not published yet.',
      rationale: 'Until its day, visitors see the page "not found".',
      example: 'described',
      incorrect: '/news: /blog/news, and news.mdx has publishAt: 2999-01-01',
      correct: '/news: /blog/news from that day on',
    },
  },
  checkContent: ({ site, content }) => checkRedirects(site, content.redirects),
};

interface RedirectProblem {
  rule: string;
  message: string;
  level?: Level;
  /** The target that was meant, if it is certain. */
  replacement?: string;
}

function checkRedirects(site: Site, positions: Content['redirects']): Finding[] {
  /** Lower-case old path -> old path. */
  const pathsByLowerCase = new Map<string, string>();
  return Object.entries(site.redirects).flatMap(([from, to]) => {
    const duplicate = pathsByLowerCase.get(from.toLowerCase());
    pathsByLowerCase.set(from.toLowerCase(), from);
    const problems: (RedirectProblem | undefined)[] = [
      duplicate === undefined
        ? undefined
        : {
            rule: 'redirects/from',
            message: `${from} and ${duplicate} are the same path. Remove one of the two.`,
          },
      findSourceProblem(site, from, to),
      findTargetProblem(site, from, to),
    ];
    return problems.flatMap((problem) => (problem ? [toFinding(problem, from, positions)] : []));
  });
}

function toFinding(
  { rule, message, level, replacement: correctTarget }: RedirectProblem,
  from: string,
  { locateRedirect, getTargetRange }: Content['redirects'],
): Finding {
  const report = level === 'warning' ? warning : error;
  const target = correctTarget === undefined ? undefined : getTargetRange(from);
  const fix =
    correctTarget !== undefined && target
      ? { title: `Write ${correctTarget}.`, edits: [{ ...target, text: correctTarget }] }
      : undefined;
  return report(file, locateRedirect(from), rule, message, fix && { fix });
}

function findSourceProblem(site: Site, from: string, to: string): RedirectProblem | undefined {
  const rule = 'redirects/from';
  if (!from.startsWith('/'))
    return { rule, message: `"${from}" is not a path. Old paths begin with /, such as /${from}.` };
  if (/[\s?#%\\]/.test(from))
    return {
      rule,
      message: `"${from}" is never requested. Write the old path without spaces, ?, # and %.`,
    };
  const normalized = from.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (normalized !== from)
    return {
      rule,
      message: `"${from}" is never requested: slashes that are doubled or at the end are removed first. Write ${normalized}.`,
    };
  const canonicalPath = site.canonicalPaths.get(from.toLowerCase());
  const isHidden = canonicalPath !== undefined && !hasEnded(site, canonicalPath);
  if (isHidden || site.invalidPaths.has(from) || site.publicPaths.has(from))
    return {
      rule: 'redirects/hides',
      message: `${canonicalPath ?? from} is a page, and its redirect to ${to} would hide it. Remove the redirect.`,
    };
  return undefined;
}

/** Returns whether a document has been unpublished, so that visitors may be led to another page instead. */
function hasEnded({ documentsByPath, now }: Site, path: string): boolean {
  const document = documentsByPath.get(path);
  return (
    document !== undefined &&
    now !== undefined &&
    getUnpublishedReason(document.frontmatter, now)?.reason === 'ended'
  );
}

function findTargetProblem(site: Site, from: string, to: string): RedirectProblem | undefined {
  const finalTarget = resolveRedirects(site.redirects, to);
  if (finalTarget === undefined)
    return {
      rule: 'redirects/loop',
      message: `${from} leads to ${to}, which leads back. Remove the redirect, or write the address of a page.`,
    };
  if (finalTarget === to) return findDestinationProblem(site, from, to);
  const rule = 'redirects/chain';
  if (isErrorProblem(findDestinationProblem(site, from, finalTarget)))
    return {
      rule,
      message: `${from} leads to ${to}, and the redirect from there is wrong. Correct that one first.`,
    };
  return {
    rule,
    message: `${from} leads to ${to}, which redirects to ${finalTarget}. Write ${finalTarget}.`,
    ...(/^\/[\w/#.~-]*$/.test(finalTarget) ? { replacement: finalTarget } : {}),
  };
}

const isErrorProblem = (problem: RedirectProblem | undefined): boolean =>
  problem !== undefined && problem.level !== 'warning';

export interface FollowedRedirect {
  /** The last address, or the path itself if the redirects lead in a circle. */
  target: string;
  /** False if visitors of the old address would see an error. The redirect itself is reported then. */
  isValid: boolean;
}

/** Follows the redirect from a path to its end. Returns undefined if the path has none. */
export function followRedirect(site: Site, path: string): FollowedRedirect | undefined {
  const target = resolveRedirects(site.redirects, path);
  if (target === path) return undefined;
  if (target === undefined) return { target: path, isValid: false };
  return { target, isValid: !isErrorProblem(findDestinationProblem(site, path, target)) };
}

/** @param to a path without a redirect. */
function findDestinationProblem(site: Site, from: string, to: string): RedirectProblem | undefined {
  const [path = '', hash] = to.split('#');
  if (site.isUncertain(path) || site.listPaths.has(path) || site.publicPaths.has(path)) return undefined;
  const page = site.documentsByPath.get(path);
  if (!page) {
    const canonicalPath = site.canonicalPaths.get(path.toLowerCase());
    const hint = canonicalPath ? ` Write ${canonicalPath}.` : didYouMean(path, site.canonicalPaths.values());
    return { rule: 'redirects/dead', message: `${from} leads to ${to}, which does not exist.${hint}` };
  }
  const unavailability = findUnavailability(site, undefined, page);
  if (unavailability)
    return {
      rule: `redirects/${unavailability.rule}`,
      level: unavailability.level,
      message: `${from} leads to ${to}, which ${unavailability.description}. ${unavailability.remedy}, or remove the redirect.`,
    };
  const missingAnchor = hash ? describeMissingAnchor(page, hash, path) : undefined;
  if (missingAnchor) return { rule: 'redirects/anchor', message: missingAnchor };
  return findLanguageProblem(site, from, path);
}

/** Old paths without a language prefix may have been of any language, so only those with one are compared. */
function findLanguageProblem(site: Site, from: string, path: string): RedirectProblem | undefined {
  const { language, path: pathWithoutLanguage } = splitLanguage(from);
  if (pathWithoutLanguage === from || splitLanguage(path).language === language) return undefined;
  const sameLanguagePath = localizePath(path, language);
  const hint = site.documentsByPath.has(sameLanguagePath) ? ` Write ${sameLanguagePath}.` : '';
  return {
    rule: 'redirects/language',
    level: 'warning',
    message: `${from} leads to ${path}, a page in another language.${hint}`,
  };
}
