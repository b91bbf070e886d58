/** Splits a document into frontmatter and body. */
import matter from 'gray-matter';
import type { Document } from 'yaml';
import { error, type Finding, type Position, startOfFile } from '../finding.ts';
import { createPositionLookup } from './positions.ts';
import { createLocator, type Locator } from './yaml/locator.ts';
import { type ParsedYaml, parseYaml } from './yaml/parse-yaml.ts';
import { createYamlFinding, explainYamlErrors } from './yaml/yaml-errors.ts';
import { findMisreadings } from './yaml/yaml-misreadings.ts';

export interface ParsedFrontmatter extends Locator {
  data: unknown;
  /** MDX. Spaces replace the frontmatter, so that offsets are the file's. */
  body: string;
  /** The YAML with its offset in the file. Absent if the document has no frontmatter, or one without an end. */
  yaml?: { document: Document; source: string; start: number };
  /** The fields without those that are not valid YAML. Undefined if all fields are valid, or none can be read. */
  validFields?: RecoveredFields | undefined;
  findings: Finding[];
}

interface RecoveredFields extends Locator {
  data: unknown;
  /** The document without the fields that are left out. Offsets are the same. */
  document: Document;
}

/**
 * Parses the frontmatter of a document. It must be YAML, because gray-matter would run `---js` as code.
 * @param file path for the findings.
 */
export function parseFrontmatter(file: string, text: string): ParsedFrontmatter {
  const formatFinding = findFormatError(file, text);
  if (formatFinding) return createWithoutFrontmatter(text, formatFinding);

  const toPosition = createPositionLookup(text);
  let source = '';
  let start = 0;
  let yaml: ParsedYaml | undefined;
  const { content, data } = matter(text, {
    engines: {
      yaml: {
        parse(yamlSource: string) {
          source = yamlSource;
          start = text.indexOf(source, 3);
          yaml = parseYaml(source);
          return (yaml.data ?? {}) as object;
        },
        stringify: String,
      },
    },
  });
  yaml ??= parseYaml('');
  const errors = explainYamlErrors('The frontmatter', source, yaml);
  const problems = errors.length ? errors : findMisreadings(source, yaml);
  const toFilePosition = (offset: number) => toPosition(start + offset);
  return {
    data,
    validFields: errors.length ? recoverFields(source, errors, toFilePosition) : undefined,
    body: text.slice(0, text.length - content.length).replace(/[^\n]/g, ' ') + content,
    ...createLocator(yaml.document, toFilePosition),
    yaml: { document: yaml.document, source, start },
    findings: problems.map((problem) =>
      createYamlFinding(file, 'frontmatter/yaml', problem, start, toPosition),
    ),
  };
}

/** Parses the fields again without those that contain errors, so that one mistake does not hide the others. */
function recoverFields(
  source: string,
  problems: readonly { from: number }[],
  toPosition: (offset: number) => Position,
): RecoveredFields | undefined {
  // A field begins at the margin, and ends where the next one begins.
  const fields = source.split(/(?<=\n)(?=[A-Za-z][\w-]*:)/);
  let offset = 0;
  const remaining = fields.map((field) => {
    const from = offset;
    offset += field.length;
    const isValid = !problems.some((problem) => from <= problem.from && problem.from < offset);
    return isValid ? field : field.replace(/[^\n]/g, ' ');
  });
  const { data, document, errors } = parseYaml(remaining.join(''));
  return errors.length > 0
    ? undefined
    : { data: data ?? {}, document, ...createLocator(document, toPosition) };
}

/** Matches text before lines that look like frontmatter: `---`, fields, `---`. */
const textAbove = /^(?!---)[^\n]*\S[\s\S]*?\n---[ \t]*\n[A-Za-z][\w-]*:[\s\S]*?\n---[ \t]*(?:\n|$)/;

const opening = /^---(?!-)(\w*)[ \t]*\r?\n/;

/** Finds a missing beginning or end of the frontmatter, or a language other than YAML. */
function findFormatError(file: string, text: string): Finding | undefined {
  const create = (rule: string, message: string, position: Position = startOfFile) =>
    error(file, position, rule, message);
  const longLine = findLongLine(text);
  if (longLine) {
    const { isFirst, from, to } = longLine;
    const toPosition = createPositionLookup(text);
    return error(
      file,
      toPosition(from),
      isFirst ? 'frontmatter/missing' : 'frontmatter/unclosed',
      `The frontmatter ${isFirst ? 'begins' : 'ends'} with a line of three hyphens, and this one has ${to - from}. Write ---`,
      { end: toPosition(to), fix: { title: 'Write three hyphens.', edits: [{ from, to, text: '---' }] } },
    );
  }
  const [, language] = opening.exec(text) ?? [];
  if (language === undefined)
    return create(
      'frontmatter/missing',
      /^\s+---/.test(text)
        ? 'The frontmatter is not at the beginning. Make --- the very first line of the file.'
        : textAbove.test(text)
          ? 'There is text above the frontmatter, so its fields are not read. Make --- the very first line of the file, and move the text below the second line ---.'
          : 'The file has no frontmatter. Begin it with a line ---, then title: and description:, then a line ---.',
    );
  if (language && language !== 'yaml')
    return create(
      'frontmatter/yaml',
      `Frontmatter is YAML here, not ${language}. Begin the file with --- alone.`,
      { line: 1, column: 4 },
    );
  if (!/\n---[ \t]*(?:\r?\n|$)/.test(text.slice(3)))
    return create(
      'frontmatter/unclosed',
      'The frontmatter is never closed. End it with a line --- of its own.',
    );
  return undefined;
}

/** Finds a first or last line of the frontmatter with more than three hyphens. */
function findLongLine(text: string): { isFirst: boolean; from: number; to: number } | undefined {
  const first = /^(-{4,})[ \t]*\n(?=[A-Za-z][\w-]*:)/.exec(text)?.[1];
  if (first) return { isFirst: true, from: 0, to: first.length };
  if (!opening.test(text) || /\n---[ \t]*(?:\r?\n|$)/.test(text.slice(3))) return undefined;
  const last = /\n(-{4,})[ \t]*(?:\n|$)/.exec(text);
  return last?.[1]
    ? { isFirst: false, from: last.index + 1, to: last.index + 1 + last[1].length }
    : undefined;
}

/**
 * Creates the result for invalid frontmatter. The body is empty if the frontmatter has no end or
 * is below other text, because nothing separates them.
 */
const createWithoutFrontmatter = (text: string, finding: Finding): ParsedFrontmatter => ({
  data: {},
  body: opening.test(text) || textAbove.test(text) || findLongLine(text) ? '' : text,
  locate: () => startOfFile,
  locateEnd: () => undefined,
  locateKey: () => startOfFile,
  findings: [finding],
});
