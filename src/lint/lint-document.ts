/** The rules that need one document only. */
import type { Nodes } from 'mdast';
import type { Finding } from '#pipeline/finding.ts';
import type { ParsedFrontmatter } from '#pipeline/parse/frontmatter.ts';
import { isIndependent } from '#pipeline/parse/parse-with-recovery.ts';
import { createPositionLookup, toOffset } from '#pipeline/parse/positions.ts';
import type { DocumentSource } from '#pipeline/read/content-folder.ts';
import {
  createUnreadableResult,
  type ParsedDocument,
  type ValidatedDocument,
  validateDocument,
} from '#pipeline/validate/validate-document.ts';
import { bodyPassages } from './prose/body-segments.ts';
import { frontmatterPassages } from './prose/value-segments.ts';
import { checkCodeLanguages } from './rules/code/code-language.ts';
import { checkMdx } from './rules/mdx/expressions.ts';
import { checkProse } from './rules/prose/check-prose.ts';
import type { Prose } from './rules/prose/report-text.ts';
import { checkHeadings } from './rules/structure/headings.ts';
import { checkSections } from './rules/structure/sections.ts';
import type { Speller } from './spelling/spell-checker.ts';
import { checkUnparsedMarkdown } from './unparsed-markdown.ts';

/**
 * Parses, validates and lints one document. Never throws: errors become findings.
 * @param speller spelling is not checked without it.
 */
export function checkDocument(source: DocumentSource, speller?: Speller): ValidatedDocument {
  const validated = validateDocument(source);
  if (!validated.parsed) return validated;
  try {
    const findings = lintDocument(source, validated.parsed, speller);
    return { ...validated, findings: [...validated.findings, ...findings] };
  } catch (cause) {
    return createUnreadableResult(source, cause);
  }
}

/** Runs the rules for one document: MDX, headings, structure, Markdown, code and prose. */
export function lintDocument(
  source: DocumentSource,
  { frontmatter, body: { tree, analysis, skipped } }: ParsedDocument,
  speller?: Speller,
): Finding[] {
  const { file } = source;
  const { body } = frontmatter;
  const markdown = tree && checkUnparsedMarkdown(file, body, tree);
  const findings: Finding[] = [];
  if (tree && analysis)
    findings.push(
      ...checkMdx(file, analysis),
      ...checkHeadings(file, analysis),
      ...checkSections(file, analysis),
      ...(markdown?.findings ?? []),
      ...checkCodeLanguages(file, body, tree),
    );
  // Frontmatter without an end cannot be told from prose.
  if (frontmatter.yaml) {
    const prose = checkProse(createProse(source, frontmatter, tree), speller);
    findings.push(...prose.filter(isOutside(markdown?.urlRanges ?? [], body)));
  }
  return findings.filter((finding) => isIndependent(finding, body, skipped));
}

/** Tells whether a finding begins outside of all ranges. */
const isOutside = (ranges: readonly { from: number; to: number }[], body: string) => (finding: Finding) => {
  if (ranges.length === 0) return true;
  const offset = toOffset(body, finding) ?? 0;
  return !ranges.some(({ from, to }) => from <= offset && offset < to);
};

function createProse(
  { file, text, language }: DocumentSource,
  { yaml, body, data }: ParsedFrontmatter,
  tree?: Nodes,
): Prose {
  return {
    file,
    passages: [
      ...(yaml ? frontmatterPassages(yaml.document, yaml.source, yaml.start, language) : []),
      ...(tree ? bodyPassages(tree, body, text.length - body.length, language) : []),
    ],
    toPosition: createPositionLookup(text),
    isDraft: (data as { draft?: unknown } | null)?.draft === true,
  };
}
