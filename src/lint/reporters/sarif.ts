/**
 * The reporter `sarif`: SARIF 2.1.0, which code scanning services and editors read.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
import path from 'node:path';
import type { Edit, Finding, Fix, Position } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { findRuleDocs } from '../rules/index.ts';
import type { Report } from './report.ts';
import { toRelativePath } from './text.ts';

/**
 * Formats findings as a SARIF log.
 * @param repository the folder that paths are relative to; where the content lies outside of it, paths are relative to
 * the folder of the content folder.
 */
export function formatSarif(report: Report, repository: string): string {
  const base = toRelativePath(repository, report.root) === undefined ? path.dirname(report.root) : repository;
  const ids = [...new Set(report.findings.map(({ rule }) => rule))].sort();
  const toArtifactLocation = (file: string) => ({
    uri: (toRelativePath(base, path.join(report.root, file)) ?? file)
      .split('/')
      .map(encodeURIComponent)
      .join('/'),
    uriBaseId: '%SRCROOT%',
  });
  const toResult = (finding: Finding) => {
    const { file, line, column, end, level, rule, message, related, fix } = finding;
    return {
      ruleId: rule,
      ruleIndex: ids.indexOf(rule),
      level,
      message: { text: escapeMessage(message) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: toArtifactLocation(file),
            region: toRegion({ line, column }, end),
          },
        },
      ],
      ...(related && {
        relatedLocations: [
          {
            physicalLocation: {
              artifactLocation: toArtifactLocation(related.file),
              region: toRegion(related, undefined),
            },
          },
        ],
      }),
      ...(fix && {
        fixes: [
          toSarifFix(fix, toArtifactLocation(file), createPositionLookup(report.texts.get(file) ?? '')),
        ],
      }),
    };
  };
  return JSON.stringify(
    {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'content-check', rules: ids.map(toRuleDescriptor) } },
          columnKind: 'utf16CodeUnits',
          results: report.findings.map(toResult),
        },
      ],
    },
    null,
    2,
  );
}

function toRuleDescriptor(id: string) {
  const rule = findRuleDocs(id);
  if (!rule) return { id };
  const { description, rationale, incorrect, correct } = rule;
  return {
    id,
    shortDescription: { text: description },
    fullDescription: { text: `${description} ${rationale}` },
    help: {
      text: `${description}\n\n${rationale}\n\nBefore:\n\n${incorrect}\n\nAfter:\n\n${correct}\n`,
      markdown: `${description}\n\n${rationale}\n\nBefore:\n\n${toCodeBlock(incorrect)}\n\nAfter:\n\n${toCodeBlock(correct)}\n`,
    },
  };
}

/** Escapes braces and brackets, which are placeholders and links in SARIF messages (sections 3.11.5 and 3.11.6). */
const escapeMessage = (text: string): string => text.replace(/[{}]/g, '$&$&').replace(/[\\[\]]/g, '\\$&');

const toCodeBlock = (text: string): string => `\`\`\`\`\n${text}\n\`\`\`\``;

const toRegion = (start: Position, end: Position | undefined) => ({
  startLine: start.line,
  startColumn: start.column,
  ...(end && { endLine: end.line, endColumn: end.column }),
});

function toSarifFix(
  { title, edits }: Fix,
  artifactLocation: object,
  toPosition: (offset: number) => Position,
) {
  const toReplacement = ({ from, to, text }: Edit) => ({
    deletedRegion: toRegion(toPosition(from), toPosition(to)),
    insertedContent: { text },
  });
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation, replacements: edits.map(toReplacement) }],
  };
}
