/** The validate stage: turns one file's text into a typed document, or findings that say why it is not one. */
import { isScalar } from 'yaml';
import type { z } from 'zod';
import { collections, type Frontmatter, slugPattern } from '#content/collections.ts';
import { slugify } from '#content/text/slugify.ts';
import { type Kind, kinds } from '#content/urls.ts';
import type { Document, InvalidDocument } from '../document.ts';
import { error, type Finding, isError, startOfFile } from '../finding.ts';
import { createEmptyAnalysis } from '../parse/body-analysis/analyze-body.ts';
import { type ParsedFrontmatter, parseFrontmatter } from '../parse/frontmatter.ts';
import { findMergeConflict } from '../parse/merge-conflict.ts';
import { type ParsedBody, parseWithRecovery } from '../parse/parse-with-recovery.ts';
import type { FieldPath } from '../parse/yaml/locator.ts';
import type { DocumentSource } from '../read/content-folder.ts';
import { documentExtension } from '../read/file-names.ts';
import { createSchemaFindings, getKeysAt, type RawValue, type SchemaSubject } from './schema-findings.ts';

export interface ValidationResult {
  /** Undefined if errors keep the document out of the index. */
  document?: Document | undefined;
  /** Set in place of `document` if parts of the file could be read. */
  invalid?: InvalidDocument | undefined;
  findings: Finding[];
  /** Absent if the file could not be parsed, and in results restored from a cache. */
  parsed?: ParsedDocument | undefined;
}

/** Parse results that rules and the compiler need, and that are too large to keep for all documents. */
export interface ParsedDocument {
  frontmatter: ParsedFrontmatter;
  body: ParsedBody;
}

/** Parses and validates one document. Never throws: errors become findings. */
export function validateDocument(source: DocumentSource): ValidationResult {
  try {
    return parseAndValidate(source);
  } catch (cause) {
    return createUnreadableResult(source, cause);
  }
}

/** Reports an unexpected exception as a finding, so that one document cannot hide the findings of all others. */
export function createUnreadableResult({ file }: DocumentSource, cause: unknown): ValidationResult {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `The document cannot be understood: ${reason}`;
  return { findings: [error(file, startOfFile, 'file/unreadable', message)] };
}

function parseAndValidate(source: DocumentSource): ValidationResult {
  const conflict = findMergeConflict(source.file, source.text);
  if (conflict) return { findings: [conflict] };
  const frontmatter = parseFrontmatter(source.file, source.text);
  const body = parseWithRecovery(source.file, frontmatter.body);
  const { success, data, error: schemaError } = collections[source.kind].schema.safeParse(frontmatter.data);
  const hasValidName = slugPattern.test(source.slug);

  const findings = [...frontmatter.findings];
  if (!hasValidName) findings.push(error(source.file, startOfFile, 'file/name', createNameMessage(source)));
  const misplaced = success ? undefined : findMisplacedDocument(source, frontmatter);
  if (misplaced) findings.push(misplaced);
  else if (!success && !frontmatter.findings.some(isError))
    findings.push(...createSchemaFindings(createSubject(source, frontmatter), schemaError.issues));
  const recovered = recoverFields(source, frontmatter);
  findings.push(...recovered.findings, ...body.findings);

  const fields = success
    ? data
    : pickValidFields(source.text, recovered.data, recovered.issues ?? schemaError.issues);
  const document: Document = {
    source,
    kind: source.kind,
    frontmatter: fields as Frontmatter,
    body: frontmatter.body,
    analysis: body.analysis ?? createEmptyAnalysis(),
    locate: recovered.locate,
    locateEnd: recovered.locateEnd,
  };
  const parsed = { frontmatter, body };
  return success && hasValidName && body.analysis && !body.skipped.length
    ? { findings, document, parsed }
    : { findings, invalid: { ...document, hasValidFields: success }, parsed };
}

/** Finds a document in the folder of another kind: most of its fields that are not of this kind are of the other. */
function findMisplacedDocument(
  { file, language, kind, slug }: DocumentSource,
  { data, locateKey }: ParsedFrontmatter,
): Finding | undefined {
  if (data === null || typeof data !== 'object') return undefined;
  const names = Object.keys(data);
  const getFields = (each: Kind): string[] => getKeysAt(collections[each].schema, []);
  const [first, ...others] = names.filter((name) => !getFields(kind).includes(name));
  if (first === undefined || others.length === 0) return undefined;
  const meant = kinds.find(
    (each) => each !== kind && [first, ...others].every((name) => getFields(each).includes(name)),
  );
  if (!meant) return undefined;
  const folder = `${language}/${collections[meant].folder}`;
  return error(
    file,
    locateKey([first]),
    'frontmatter/unknown-key',
    `This looks like a ${meant.replace('-', ' ')}, because it has ${[first, ...others].join(', ')}. Move it to ${folder}/${slug}${documentExtension}.`,
  );
}

/** Checks the fields beside those that are not valid YAML. Which fields are missing is known only when all can be read. */
function recoverFields(source: DocumentSource, frontmatter: ParsedFrontmatter) {
  const { validFields, yaml, data, locate, locateEnd } = frontmatter;
  if (!validFields || !yaml) return { data, locate, locateEnd, findings: [], issues: undefined };
  const { error: schemaError } = collections[source.kind].schema.safeParse(validFields.data);
  const issues = schemaError?.issues ?? [];
  const subject = createSubject(source, {
    ...frontmatter,
    ...validFields,
    yaml: { ...yaml, document: validFields.document },
  });
  const findings = createSchemaFindings(subject, issues).filter(({ rule }) => rule !== 'frontmatter/missing');
  return { ...validFields, findings, issues };
}

/**
 * Picks the frontmatter fields that match the schema, so that rules can check them although others are wrong. An
 * invalid field becomes a key with the value undefined, because some rules check only that a field exists.
 * @param text the document.
 * @param data of the frontmatter. It has no fields if the frontmatter is not valid YAML.
 */
function pickValidFields(
  text: string,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
): Record<string, unknown> {
  const isGroup = data !== null && typeof data === 'object' && !Array.isArray(data);
  const fields = Object.entries(isGroup ? data : {}).map(([name, value]): [string, unknown] => [
    name,
    issues.some((issue) => concernsField(issue, name)) ? undefined : value,
  ]);
  // A draft with invalid YAML is still a draft.
  const frontmatter = text.slice(0, text.indexOf('\n---', 3) + 1);
  const isDraft = /^draft:[ \t]*true[ \t]*$/m.test(frontmatter);
  return { ...Object.fromEntries(fields), ...(isDraft && { draft: true }) };
}

const concernsField = (issue: z.core.$ZodIssue, name: string): boolean =>
  issue.path[0] === name || (issue.code === 'unrecognized_keys' && issue.keys.includes(name));

function createNameMessage({ slug }: DocumentSource): string {
  const suggestion = slugify(slug);
  const advice = suggestion
    ? `Rename the file to ${suggestion}${documentExtension}, in both languages.`
    : 'Rename the file, in both languages.';
  return `"${slug}" cannot be an address, which has only the letters a to z, digits and hyphens. ${advice}`;
}

const createSubject = (
  { file, kind, text }: DocumentSource,
  frontmatter: ParsedFrontmatter,
): SchemaSubject => ({
  file,
  text,
  data: frontmatter.data,
  locate: frontmatter.locate,
  locateEnd: frontmatter.locateEnd,
  locateKey: frontmatter.locateKey,
  schema: collections[kind].schema,
  name: `a ${kind.replace('-', ' ')}`,
  getRawValue: (path) => getRawValue(frontmatter.yaml, path),
  shapeMessage: 'The frontmatter must be a list of fields, such as title: Our team.',
  family: 'frontmatter',
});

function getRawValue(yaml: ParsedFrontmatter['yaml'], path: FieldPath): RawValue | undefined {
  const node = yaml?.document.getIn(path, true);
  if (!yaml || !isScalar(node) || !node.range || node.type?.startsWith('BLOCK')) return undefined;
  const [from, to] = node.range;
  return { text: yaml.source.slice(from, to), from: yaml.start + from, to: yaml.start + to };
}
