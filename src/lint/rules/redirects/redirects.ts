import { localizePath, splitLanguage } from '#i18n/languages.ts';
import type { Site } from '#lint/site.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding, type Level, type Position, warning } from '#pipeline/finding.ts';
import type { RedirectPlaces } from '#pipeline/read/taxonomy.ts';
import { describeMissingAnchor } from '../links/anchors.ts';
import { publicFiles } from '../links/public-files.ts';
import { findUnavailability } from '../schedule/publication-status.ts';

const file = 'redirects.yaml';

interface RedirectProblem {
  rule: string;
  message: string;
  level?: Level;
  /** Where the redirect should lead. */
  correctTarget?: string;
}

/** Redirects that would never be asked for, that hide a page, or that lead nowhere. Case does not tell old paths apart. */
export function checkRedirects(site: Site, { placeOf, targetOf }: RedirectPlaces): Finding[] {
  const seen = new Map<string, string>();
  return Object.entries(site.redirects).flatMap(([from, to]) => {
    const twin = seen.get(from.toLowerCase());
    seen.set(from.toLowerCase(), from);
    const problems = [
      twin && { rule: 'redirects/from', message: `${from} and ${twin} are one path. Remove one of the two.` },
      findSourceProblem(site, from, to),
      findTargetProblem(site, from, to),
    ];
    return problems.flatMap((problem) =>
      problem ? [toFinding(problem, placeOf(from), targetOf(from))] : [],
    );
  });
}

function toFinding(
  { rule, message, level, correctTarget: better }: RedirectProblem,
  place: Position,
  target: { from: number; to: number } | undefined,
): Finding {
  const make = level === 'warning' ? warning : error;
  const fix = better !== undefined &&
    target && { title: `Let it lead to ${better} at once.`, edits: [{ ...target, text: better }] };
  return make(file, place, rule, message, fix ? { fix } : {});
}

function findSourceProblem(site: Site, from: string, to: string): RedirectProblem | undefined {
  const rule = 'redirects/from';
  if (!from.startsWith('/'))
    return { rule, message: `"${from}" is no path. Old paths begin with /, such as /${from}.` };
  if (/[\s?#%\\]/.test(from))
    return {
      rule,
      message: `"${from}" is never met: an old path is written without spaces, ?, # and %.`,
    };
  const plain = from.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (plain !== from)
    return {
      rule,
      message: `"${from}" is never met: doubled slashes and those at the end do not count. Write ${plain}.`,
    };
  const page = site.spelling.get(from.toLowerCase());
  if (page !== undefined || site.broken.has(from) || publicFiles.has(from))
    return {
      rule: 'redirects/hides',
      message: `${page ?? from} is a page, and its redirect to ${to} would hide it. Remove the redirect.`,
    };
  return undefined;
}

function findTargetProblem(site: Site, from: string, to: string): RedirectProblem | undefined {
  const [path = '', hash] = to.split('#');
  const end = resolveRedirects(site.redirects, to);
  if (end === undefined)
    return {
      rule: 'redirects/loop',
      message: `${from} leads to ${to}, and from there round in a circle. Remove the redirect, or let it lead to a page.`,
    };
  if (end !== to)
    return {
      rule: 'redirects/chain',
      message: `${from} leads to ${to}, which leads on to ${end}. Let it lead there at once.`,
      ...(/^\/[\w/#.~-]*$/.test(end) ? { correctTarget: end } : {}),
    };
  if (site.isUndecided(path) || site.lists.has(path) || publicFiles.has(path)) return undefined;
  const page = site.byPath.get(path);
  if (!page) {
    const spelled = site.spelling.get(path.toLowerCase());
    const hint = spelled ? ` The address is spelled ${spelled}.` : didYouMean(path, site.spelling.values());
    return { rule: 'redirects/dead', message: `${from} leads to ${to}, where nothing stands.${hint}` };
  }
  const absence = findUnavailability(site, undefined, page);
  if (absence)
    return {
      rule: `redirects/${absence.rule}`,
      level: absence.level,
      message: `${from} leads to ${to}, which ${absence.description}. ${absence.remedy}, or remove the redirect.`,
    };
  const message = hash ? describeMissingAnchor(page, hash, path) : undefined;
  if (message) return { rule: 'redirects/anchor', message };
  return findLanguageProblem(site, from, path);
}

/** An old address without a language may have been of either; one with it was not of another. */
function findLanguageProblem(site: Site, from: string, path: string): RedirectProblem | undefined {
  const { language, path: own } = splitLanguage(from);
  if (own === from || splitLanguage(path).language === language) return undefined;
  const meant = localizePath(path, language);
  const way = site.byPath.has(meant) ? ` Write ${meant}.` : '';
  return {
    rule: 'redirects/language',
    level: 'warning',
    message: `${from} leads to ${path}, a page in another language.${way}`,
  };
}

/**
 * Where an address ends once every redirect has been followed; an anchor is kept, as browsers keep it, unless a
 * redirect brings one of its own. Undefined where they lead round in a circle.
 */
export function resolveRedirects(redirects: Site['redirects'], address: string): string | undefined {
  const targets = new Map(Object.entries(redirects).map(([from, to]) => [from.toLowerCase(), to]));
  const seen = new Set<string>();
  let end = address;
  for (;;) {
    const [path = '', hash] = end.split('#');
    const next = targets.get(path.toLowerCase());
    if (next === undefined) return end;
    if (seen.has(path.toLowerCase())) return undefined;
    seen.add(path.toLowerCase());
    end = hash === undefined || next.includes('#') ? next : `${next}#${hash}`;
  }
}
