/** A body, read as far as it can be: what cannot be understood is told, and left out. */
import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import type { Finding } from '../finding.ts';
import { analyzeBody, type BodyAnalysis } from './body-analysis/analyze-body.ts';
import { syntaxFinding } from './mdx-syntax/syntax-finding.ts';
import { parseBody } from './parse-body.ts';
import { toOffset } from './positions.ts';

export interface ParsedBody {
  /** Undefined where too little is left. */
  tree?: Root | undefined;
  analysis?: BodyAnalysis | undefined;
  findings: Finding[];
  /** What had to be left out. */
  skipped: SkippedRange[];
}

/** A stretch of the body, offsets, and the names of the tags that may be missed elsewhere. */
interface SkippedRange {
  from: number;
  to: number;
  tags: string[];
}

/** Stands for each sign of what is left out: text to Markdown, and no prose to the checks. */
const sign = '\uFFFC';
/** A writer mends the first mistakes first; each more costs the parser a whole run. */
const mistakesAtMost = 12;
/** Findings that may come of what is missing around them, rather than of a mistake. */
const mayFollow = new Set([
  'mdx/nesting',
  'mdx/children',
  'structure/heading-jump',
  'structure/duplicate-heading',
  'links/undefined',
]);

/**
 * Reads a body. Where the parser stops, the paragraph that stops it is left out and the rest is read again.
 * @param body MDX with blanked frontmatter, so that places are the file's.
 */
export function parseWithRecovery(file: string, body: string): ParsedBody {
  const findings: Finding[] = [];
  const lost: SkippedRange[] = [];
  let rest = body;
  for (let at = 0; at <= mistakesAtMost; at++)
    try {
      const tree = parseBody(rest);
      return { tree, analysis: analyzeBody(rest, tree), findings, skipped: lost };
    } catch (cause) {
      if (!(cause instanceof VFileMessage)) {
        if (findings.length) break;
        throw cause;
      }
      const finding = syntaxFinding(file, rest, cause);
      const from = toOffset(rest, finding) ?? 0;
      const to = (finding.end && toOffset(rest, finding.end)) ?? from;
      const next = without(rest, from, to);
      const names = namesIn(cause.reason + rest.slice(from, to));
      // What is missing its other half may miss it because that is left out.
      if (!names.some((name) => lost.some(({ tags }) => tags.includes(name)))) findings.push(finding);
      const taken = body.slice(next.from, next.to);
      next.tags.push(...names.filter((name) => !isWhole(name, taken)));
      lost.push(next);
      if (next.rest === rest) break;
      rest = next.rest;
    }
  return { findings, skipped: lost };
}

/** Whether a finding stands by itself, and does not come of what was left out. */
export const isIndependentOfSkips = (
  { rule, line, column }: Finding,
  body: string,
  lost: readonly SkippedRange[],
): boolean => {
  if (!lost.length) return true;
  const at = toOffset(body, { line, column }) ?? 0;
  return !mayFollow.has(rule) && !lost.some(({ from, to }) => from <= at && at <= to);
};

/** Leaves out the paragraphs that a stretch touches; what makes them a list, a quotation or a heading stays. */
function without(body: string, from: number, to: number): SkippedRange & { rest: string } {
  const blank = /\n[ \t]*\n/g;
  const breaks = [...body.matchAll(blank)].map(({ index, 0: all }) => ({ index, after: index + all.length }));
  const start = breaks.findLast(({ after }) => after <= from)?.after ?? 0;
  const end = breaks.find(({ index }) => index >= to)?.index ?? body.length;
  const taken = body.slice(start, end);
  const masked = taken.replace(
    /^((?:[ \t>]|[-*+] |\d+[.)] |#{1,6} )*)(.*)$/gm,
    (_, before: string, after: string) => before + after.replace(/[^\s]/g, sign),
  );
  return {
    from: start,
    to: end,
    tags: namesIn(taken).filter((name) => !isWhole(name, taken)),
    rest: body.slice(0, start) + masked + body.slice(end),
  };
}

/** Whether as many tags of a name are opened as are closed, so that none is missed elsewhere. */
function isWhole(name: string, text: string): boolean {
  const opened = text.split(new RegExp(String.raw`<${name.replaceAll('.', '\\.')}(?![\w.-])`)).slice(1);
  const closed = text.split(`</${name}`).length - 1;
  return opened.length > 0 && opened.filter((rest) => !/^[^<>]*\/>/.test(rest)).length === closed;
}

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/<\/?([A-Za-z][\w.-]*)/g)].map(({ 1: name = '' }) => name)),
];
