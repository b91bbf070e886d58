import { error, type Finding, type Place } from '../finding.ts';
import { didYouMean } from '../suggest.ts';
import { anchorProblem } from './anchors.ts';
import { publishedFiles } from './published-files.ts';
import type { Site } from './site.ts';

const file = 'redirects.yaml';

interface Problem {
  rule: string;
  message: string;
}

/**
 * Redirects that would never be asked for, that hide a page, or that lead nowhere. Case does not tell old paths apart.
 * @param placeOf where the redirect of an old path stands.
 */
export function redirectFindings(site: Site, placeOf: (from: string) => Place): Finding[] {
  const seen = new Map<string, string>();
  const targets = new Map(Object.entries(site.redirects).map(([from, to]) => [from.toLowerCase(), to]));
  return Object.entries(site.redirects).flatMap(([from, to]) => {
    const twin = seen.get(from.toLowerCase());
    seen.set(from.toLowerCase(), from);
    const problems = [
      twin && { rule: 'redirects/from', message: `${from} and ${twin} are one path. Remove one of the two.` },
      fromProblem(site, from, to),
      toProblem(site, targets, from, to),
    ];
    return problems.flatMap((problem) =>
      problem ? [error(file, placeOf(from), problem.rule, problem.message)] : [],
    );
  });
}

function fromProblem(site: Site, from: string, to: string): Problem | undefined {
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
  if (page !== undefined || site.broken.has(from) || publishedFiles.has(from))
    return {
      rule: 'redirects/hides',
      message: `${page ?? from} is a page, and its redirect to ${to} would hide it. Remove the redirect.`,
    };
  return undefined;
}

function toProblem(
  site: Site,
  targets: ReadonlyMap<string, string>,
  from: string,
  to: string,
): Problem | undefined {
  const [path = '', hash] = to.split('#');
  const next = targets.get(path.toLowerCase());
  if (next !== undefined)
    return {
      rule: 'redirects/chain',
      message: `${from} leads to ${to}, which leads on to ${next}. Let it lead there at once.`,
    };
  if (site.isUndecided(path) || site.lists.has(path) || publishedFiles.has(path)) return undefined;
  const page = site.byPath.get(path);
  if (!page) {
    const spelled = site.spelling.get(path.toLowerCase());
    const hint = spelled ? ` The address is spelled ${spelled}.` : didYouMean(path, site.spelling.values());
    return { rule: 'redirects/dead', message: `${from} leads to ${to}, where nothing stands.${hint}` };
  }
  if (page.frontmatter.draft)
    return {
      rule: 'redirects/draft',
      message: `${from} leads to ${to}, which is a draft. Publish it first, or remove the redirect.`,
    };
  const message = hash ? anchorProblem(page, hash, path) : undefined;
  return message ? { rule: 'redirects/anchor', message } : undefined;
}
