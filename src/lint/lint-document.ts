/** Runs the rules that check one document without knowing the others. */
import type { Finding } from '#pipeline/finding.ts';
import { parseBody } from '#pipeline/parse/parse-body.ts';
import { isIndependentOfSkips } from '#pipeline/parse/parse-with-recovery.ts';
import { createPositionLookup, toOffset } from '#pipeline/parse/positions.ts';
import type { DocumentSource } from '#pipeline/read/content-folder.ts';
import {
  createUnreadableResult,
  type ParsedDocument,
  type ValidationResult,
  validateDocument,
} from '#pipeline/validate/validate-document.ts';
import { lintText } from './lint-text.ts';
import { extractBodySegments } from './prose/body-segments.ts';
import { extractFrontmatterSegments } from './prose/value-segments.ts';
import type { DocumentContext } from './rule.ts';
import { rules } from './rules/index.ts';
import { findUnparsedLinks } from './rules/links/unparsed-links.ts';
import type { SpellChecker } from './spelling/spell-checker.ts';
import { emptyStyleGuide, type StyleGuide } from './style-guide.ts';
import { getMaskedTexts } from './unparsed-markdown.ts';

export interface TextCheckOptions {
  /** Figures are compared with it. Default: an empty one. */
  styleGuide?: StyleGuide | undefined;
  /** Spelling is not checked without it. */
  spellChecker?: SpellChecker | undefined;
}

/**
 * Parses, validates and lints one document. Never throws: errors become findings.
 */
export function checkDocument(
  source: DocumentSource,
  { styleGuide = emptyStyleGuide, spellChecker }: TextCheckOptions = {},
): ValidationResult {
  const validated = validateDocument(source);
  if (!validated.parsed) return validated;
  try {
    const findings = lintDocument(source, validated.parsed, styleGuide, spellChecker);
    return { ...validated, findings: [...validated.findings, ...findings] };
  } catch (cause) {
    return createUnreadableResult(source, cause);
  }
}

/** Runs the rules for documents and for text. Findings that may be consequences of a skipped range are left out. */
export function lintDocument(
  source: DocumentSource,
  parsed: ParsedDocument,
  styleGuide: StyleGuide = emptyStyleGuide,
  spellChecker?: SpellChecker,
): Finding[] {
  const { body } = parsed.frontmatter;
  const context = createDocumentContext(source, parsed, styleGuide);
  const findings = [
    ...(context ? rules.flatMap(({ checkDocument: check }) => check?.(context) ?? []) : []),
    ...lintDocumentText(source, parsed, context?.unparsedLinks ?? [], styleGuide, spellChecker),
  ];
  return findings.filter((finding) => isIndependentOfSkips(finding, body, parsed.body.skipped));
}

/** Returns undefined if the body could not be parsed. */
export function createDocumentContext(
  source: DocumentSource,
  { frontmatter: { body }, body: { tree, analysis } }: ParsedDocument,
  styleGuide: StyleGuide = emptyStyleGuide,
): DocumentContext | undefined {
  if (!tree || !analysis) return undefined;
  const maskedTexts = getMaskedTexts(tree, body);
  const unparsedLinks = maskedTexts.flatMap((text) => findUnparsedLinks(text, body));
  return { source, body, tree, analysis, parseBody, maskedTexts, styleGuide, unparsedLinks };
}

function lintDocumentText(
  { file, text, language }: DocumentSource,
  { frontmatter: { yaml, body, data, findings: fieldFindings }, body: { tree } }: ParsedDocument,
  unparsedLinks: DocumentContext['unparsedLinks'],
  styleGuide: StyleGuide,
  spellChecker: SpellChecker | undefined,
): Finding[] {
  // Frontmatter without an end cannot be distinguished from prose.
  if (!yaml) return [];
  const segments = [
    ...extractFrontmatterSegments(yaml.document, yaml.source, yaml.start, language),
    ...(tree ? extractBodySegments(tree, body, text.length - body.length, language) : []),
  ];
  // Quotation marks that were meant for YAML are reported as such.
  const isMeantForYaml = ({ rule, line, column }: Finding) =>
    rule === 'prose/quotes' &&
    fieldFindings.some((finding) => finding.line === line && finding.column === column);
  const findings = lintText(segments, {
    file,
    toPosition: createPositionLookup(text),
    isDraft: (data as { draft?: unknown } | null)?.draft === true,
    styleGuide,
    spellChecker,
  }).filter((finding) => !isMeantForYaml(finding));
  if (unparsedLinks.length === 0) return findings;
  // The URL of a link that Markdown does not recognize is not prose.
  return findings.filter((finding) => {
    const offset = toOffset(body, finding) ?? 0;
    return !unparsedLinks.some(({ urlOffset = Infinity, to }) => urlOffset <= offset && offset < to);
  });
}
