/**
 * Findings as SARIF 2.1.0, which code scanning services and editors read.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
import path from 'node:path';
import type { Edit, Finding, Fix, Place } from '#pipeline/finding.ts';
import { lineMap } from '#pipeline/parse/positions.ts';
import { ruleOf } from '../rules/index.ts';
import { within } from './folder.ts';
import type { Report } from './report.ts';

/** @param repository folder that paths begin at; where the content lies elsewhere, they begin beside it. */
export function asSarif(report: Report, repository: string): string {
  const base = within(repository, report.root) === undefined ? path.dirname(report.root) : repository;
  const ids = [...new Set(report.findings.map(({ rule }) => rule))].sort();
  const uriOf = (file: string) => ({
    uri: (within(base, path.join(report.root, file)) ?? file).split('/').map(encodeURIComponent).join('/'),
    uriBaseId: '%SRCROOT%',
  });
  const result = (finding: Finding) => {
    const { file, line, column, end, level, rule, message, fix } = finding;
    return {
      ruleId: rule,
      ruleIndex: ids.indexOf(rule),
      level,
      message: { text: literally(message) },
      locations: [
        { physicalLocation: { artifactLocation: uriOf(file), region: regionOf({ line, column }, end) } },
      ],
      ...(fix && { fixes: [fixOf(fix, uriOf(file), lineMap(report.texts.get(file) ?? ''))] }),
    };
  };
  return JSON.stringify(
    {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'content-check', rules: ids.map(ruleDescriptor) } },
          columnKind: 'utf16CodeUnits',
          results: report.findings.map(result),
        },
      ],
    },
    null,
    2,
  );
}

function ruleDescriptor(id: string) {
  const rule = ruleOf(id);
  if (!rule) return { id };
  const { description: means, why, before, after } = rule;
  return {
    id,
    shortDescription: { text: means },
    fullDescription: { text: `${means} ${why}` },
    help: {
      text: `${means}\n\n${why}\n\nBefore:\n\n${before}\n\nAfter:\n\n${after}\n`,
      markdown: `${means}\n\n${why}\n\nBefore:\n\n${fenced(before)}\n\nAfter:\n\n${fenced(after)}\n`,
    },
  };
}

/** Braces hold arguments and brackets links in a message of SARIF (3.11.5, 3.11.6), unless they are escaped. */
const literally = (text: string): string => text.replace(/[{}]/g, '$&$&').replace(/[\\[\]]/g, '\\$&');

const fenced = (text: string): string => `\`\`\`\`\n${text}\n\`\`\`\``;

const regionOf = (start: Place, end: Place | undefined) => ({
  startLine: start.line,
  startColumn: start.column,
  ...(end && { endLine: end.line, endColumn: end.column }),
});

function fixOf({ title, edits }: Fix, artifactLocation: object, place: (offset: number) => Place) {
  const replacement = ({ from, to, text }: Edit) => ({
    deletedRegion: regionOf(place(from), place(to)),
    insertedContent: { text },
  });
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation, replacements: edits.map(replacement) }],
  };
}
