/** Parses a body up to its end, although the MDX parser stops at the first syntax error. */
import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import type { Finding } from '../finding.ts';
import { analyzeBody, type BodyAnalysis } from './body-analysis/analyze-body.ts';
import { elementsWithoutContent } from './mdx-syntax/parse-error.ts';
import { createSyntaxFinding } from './mdx-syntax/syntax-finding.ts';
import { parseBody } from './parse-body.ts';
import { toOffset } from './positions.ts';

export interface ParsedBody {
  /** Undefined if recovery failed. */
  tree?: Root | undefined;
  /** Undefined if recovery failed. */
  analysis?: BodyAnalysis | undefined;
  findings: Finding[];
  /** Unparseable parts that were skipped. */
  skipped: SkippedRange[];
}

/** A part of the body, as offsets. */
interface SkippedRange {
  from: number;
  to: number;
  /** Names of tags whose other half is outside the range, so that it may be reported as missing. */
  unpairedTags: string[];
}

/** Replaces each character of a skipped range. Markdown reads it as text, and the rules for prose ignore it. */
const placeholder = '\uFFFC';

/** The limit for syntax errors in one run. Each costs a whole parse, and writers fix the first ones first. */
const maxSyntaxErrors = 12;

/** Rules whose findings may be consequences of a skipped range. */
const cascadingRules = new Set([
  'mdx/nesting',
  'mdx/children',
  'structure/heading-jump',
  'structure/duplicate-heading',
  'links/undefined',
]);

/**
 * Parses a body. After a syntax error it parses again without the paragraph that contains the error.
 * @param body MDX. Spaces replace the frontmatter, so that positions are the file's.
 * @throws errors other than VFileMessage that the first parse throws.
 */
export function parseWithRecovery(file: string, body: string): ParsedBody {
  const findings: Finding[] = [];
  const skipped: SkippedRange[] = [];
  let remaining = body;
  for (let attempt = 0; attempt <= maxSyntaxErrors; attempt++)
    try {
      const tree = parseBody(remaining);
      return { tree, analysis: analyzeBody(remaining, tree), findings, skipped };
    } catch (cause) {
      if (!(cause instanceof VFileMessage)) {
        if (findings.length) break;
        throw cause;
      }
      const finding = createSyntaxFinding(file, remaining, cause);
      const from = toOffset(remaining, finding) ?? 0;
      const to = (finding.end && toOffset(remaining, finding.end)) ?? from;
      const tagNames = findTagNames(cause.reason + remaining.slice(from, to));
      const isConsequence = tagNames.some((name) =>
        skipped.some((range) => range.unpairedTags.includes(name)),
      );
      if (!isConsequence) findings.push(finding);
      const { maskedBody, ...range } = maskParagraphs(remaining, from, to);
      const source = body.slice(range.from, range.to);
      range.unpairedTags.push(...tagNames.filter((name) => !isPaired(name, source)));
      skipped.push(range);
      if (maskedBody === remaining) break;
      remaining = maskedBody;
    }
  return { findings, skipped };
}

/** Returns false for findings that may be consequences of skipped ranges. */
export const isIndependentOfSkips = (
  { rule, line, column }: Finding,
  body: string,
  skipped: readonly SkippedRange[],
): boolean => {
  if (!skipped.length) return true;
  const offset = toOffset(body, { line, column }) ?? 0;
  return !cascadingRules.has(rule) && !skipped.some(({ from, to }) => from <= offset && offset <= to);
};

/** Masks the paragraphs that overlap a range. Markers of lists, quotations and headings stay. */
function maskParagraphs(body: string, from: number, to: number): SkippedRange & { maskedBody: string } {
  const blankLines = [...body.matchAll(/\n[ \t]*\n/g)].map(({ index, 0: blank }) => ({
    start: index,
    end: index + blank.length,
  }));
  const start = blankLines.findLast((blank) => blank.end <= from)?.end ?? 0;
  const end = blankLines.find((blank) => blank.start >= to)?.start ?? body.length;
  const source = body.slice(start, end);
  const replacement = source.replace(
    /^((?:[ \t>]|[-*+] |\d+[.)] |#{1,6} )*)(.*)$/gm,
    (_, markers: string, text: string) => markers + text.replace(/[^\s]/g, placeholder),
  );
  return {
    from: start,
    to: end,
    unpairedTags: findTagNames(source).filter((name) => !isPaired(name, source)),
    maskedBody: body.slice(0, start) + replacement + body.slice(end),
  };
}

/** Returns true if a text has as many opening as closing tags of a name. */
function isPaired(name: string, text: string): boolean {
  const afterOpening = text.split(new RegExp(String.raw`<${name.replaceAll('.', '\\.')}(?![\w.-])`)).slice(1);
  const closing = text.split(`</${name}`).length - 1;
  return (
    afterOpening.length > 0 && afterOpening.filter((source) => !/^[^<>]*\/>/.test(source)).length === closing
  );
}

/** Returns the names of tags that come in pairs. */
const findTagNames = (text: string): string[] =>
  [...new Set([...text.matchAll(/<\/?([A-Za-z][\w.-]*)/g)].map(({ 1: name = '' }) => name))].filter(
    (name) => !elementsWithoutContent.includes(name),
  );
