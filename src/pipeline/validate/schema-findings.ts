/** Explains schema errors in plain words, at the key or value that causes them. */
import type { z } from 'zod';
import { slugify } from '#content/text/slugify.ts';
import { didYouMean } from '../did-you-mean.ts';
import { error, type Finding } from '../finding.ts';
import { toOffset } from '../parse/positions.ts';
import type { FieldPath, Locator } from '../parse/yaml/locator.ts';
import { formatFieldName, formatFieldSubject } from './field-names.ts';
import { suggestValue } from './suggestions.ts';

type Issue = z.core.$ZodIssue;

/** A scalar as it is written in the file, quotation marks included, with its offsets in the file. */
export interface RawValue {
  text: string;
  from: number;
  to: number;
}

/** The data that a schema rejects, with its positions and the wording of its messages. */
export interface SchemaSubject extends Locator {
  file: string;
  data: unknown;
  schema: unknown;
  /** Name of the data, with its article: `a post`. */
  name: string;
  /** Message for a field without a value. Default: that the field is missing. */
  describeMissing?: (path: FieldPath) => string;
  /** Message if the data is not a group of fields. */
  shapeMessage: string;
  /** Text of the file. Needed to correct the names of fields. */
  text?: string;
  /** Needed for suggestions and fixes. Returns undefined for values that are not scalars. */
  getRawValue?: (path: FieldPath) => RawValue | undefined;
  /** First part of the rule ids. */
  family:
    | 'frontmatter'
    | 'taxonomy'
    | 'redirects'
    | 'navigation'
    | 'company'
    | 'testimonials'
    | 'facts'
    | 'terms';
}

export function createSchemaFindings(subject: SchemaSubject, issues: readonly Issue[]): Finding[] {
  // A field whose name is written differently is not missing as well.
  const misspelledFields = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, findOtherSpelling(subject, issue.path, key)].join('.'))
        : [],
    ),
  );
  const isMisspelled = ({ path }: Issue) =>
    misspelledFields.has(path.join('.')) &&
    [undefined, null].includes(getValueAt(subject.data, path) as null);
  return issues
    .filter((issue) => !isMisspelled(issue))
    .flatMap((issue) => createIssueFindings(subject, issue));
}

function createIssueFindings(subject: SchemaSubject, issue: Issue): Finding[] {
  const { file, family } = subject;
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return createUnknownKeyFindings(subject, path, issue.keys);
  if (path.length === 0 && issue.code === 'invalid_type')
    return [error(file, subject.locate([]), `${family}/value`, subject.shapeMessage)];
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1));
    const suggestion = slugify(key);
    const message = `"${key}" cannot be a name here: names have only the small letters a to z, digits and hyphens.${suggestion ? ` Write ${suggestion}${family === 'taxonomy' ? '; visitors read the labels below it' : ''}.` : ''}`;
    return [error(file, subject.locateKey(path), `${family}/value`, message)];
  }
  const value = getValueAt(subject.data, path);
  const groupIssues = isGroup(value) ? findGroupIssues(issue) : undefined;
  if (groupIssues) return groupIssues.flatMap((inner) => createIssueFindings(subject, inner));
  return [
    value === undefined || value === null
      ? createMissingFinding(subject, issue)
      : createValueFinding(subject, issue, value),
  ];
}

/** Finds what is wrong with a group of fields, where a field may also have another form: text, for example. */
function findGroupIssues(issue: Issue): Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const isForGroups = (issues: readonly Issue[]) =>
    !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return issue.errors.find(isForGroups)?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function createMissingFinding(subject: SchemaSubject, issue: Issue): Finding {
  const { file, family } = subject;
  const name = formatFieldSubject(issue.path);
  const form = issue.code === 'invalid_type' && describeForm(getSchemaAt(subject.schema, issue.path));
  const advice = form ? ` Write ${String(issue.path.at(-1))}: ${form}` : '';
  const message =
    issue.code === 'custom'
      ? endSentence(`${name} is missing: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`)
      : (subject.describeMissing?.(issue.path) ?? `${name} is missing: ${subject.name} needs it.`) + advice;
  return error(file, subject.locate(issue.path), `${family}/missing`, message);
}

function createValueFinding(subject: SchemaSubject, issue: Issue, value: unknown): Finding {
  const { file, family } = subject;
  const { path } = issue;
  const name = formatFieldSubject(path);
  const rule = `${family}/value`;
  const message = endSentence(`${name} ${describeProblem(issue, value)}`);
  const end = subject.locateEnd(path);
  const raw = subject.getRawValue?.(path);
  const suggestion = suggestValue(issue, value, raw?.text ?? String(value));
  const key = typeof path.at(-1) === 'string' ? `${String(path.at(-1))}: ` : '';
  if (!suggestion) {
    const form = issue.code === 'invalid_type' ? describeForm(getSchemaAt(subject.schema, path)) : undefined;
    const help = form ? ` Write ${key}${form}` : '';
    return error(file, subject.locate(path), rule, message + help, end);
  }
  const description = suggestion.reason ? `${name} is ${formatValue(value)}, ${suggestion.reason}.` : message;
  const advice = `Write ${key}${suggestion.text}`;
  const edits =
    raw && suggestion.isCertain ? [{ from: raw.from, to: raw.to, text: suggestion.text }] : undefined;
  return error(file, subject.locate(path), rule, `${description} ${advice}`, {
    ...end,
    ...(edits && { fix: { title: advice, edits } }),
  });
}

function createUnknownKeyFindings(subject: SchemaSubject, path: FieldPath, keys: string[]): Finding[] {
  const knownKeys = getKeysAt(subject.schema, path);
  const owner = path.length ? formatFieldName(path) : subject.name;
  const rule = `${subject.family}/unknown-key`;
  const splitTexts = findSplitTexts(subject, path, keys);
  return keys.flatMap((key) => {
    const start = subject.locateKey([...path, key]);
    const end = { line: start.line, column: start.column + key.length };
    const splitText = splitTexts.find(({ parts }) => parts.includes(key));
    if (splitText) {
      const { field: name, parts } = splitText;
      if (key !== parts[0]) return [];
      const text = [getValueAt(subject.data, [...path, name]), ...parts].join(', ');
      const quoted = `"${text.replaceAll('"', '\\"')}"`;
      const message = `The text of ${name} has a comma, so it needs quotation marks: ${name}: ${quoted}`;
      return error(subject.file, start, rule, message, { end });
    }
    if (key === 'sample' && subject.family === 'frontmatter' && path.length === 0)
      return error(
        subject.file,
        start,
        rule,
        '"sample" no longer marks a whole document. Mark each value: samples: { testimonial: { missing: "…", from: "…" } } for a field, and <Sample missing="…" from="…">…</Sample> in the text.',
        { end },
      );
    const field = findOtherSpelling(subject, path, key);
    if (field === undefined) {
      const hint = didYouMean(key, knownKeys) || ` The fields are ${knownKeys.join(', ')}.`;
      return error(subject.file, start, rule, `"${key}" is not a field of ${owner}.${hint}`, { end });
    }
    if (getValueAt(subject.data, [...path, field]) !== undefined)
      return error(
        subject.file,
        start,
        rule,
        `"${key}" is not a field of ${owner}, and "${field}" is there already. Remove one of the two.`,
        { end },
      );
    const from = subject.text === undefined ? undefined : toOffset(subject.text, start);
    const isWrittenSo = from !== undefined && subject.text?.startsWith(key, from);
    return error(subject.file, start, rule, `The field "${key}" is written ${field}. Write ${field}:`, {
      end,
      ...(isWrittenSo && {
        fix: { title: `Write ${field}:`, edits: [{ from, to: from + key.length, text: field }] },
      }),
    });
  });
}

/** Finds the texts of `{ en: It works, always }` whose parts after a comma YAML reads as names of fields. */
function findSplitTexts(
  { data, text, locateKey }: SchemaSubject,
  path: FieldPath,
  unknownKeys: readonly string[],
): { field: string; parts: string[] }[] {
  const splitTexts: { field: string; parts: string[] }[] = [];
  let current: { field: string; parts: string[] } | undefined;
  for (const [key, value] of Object.entries(getValueAt(data, path) ?? {})) {
    if (!unknownKeys.includes(key)) {
      current = typeof value === 'string' ? { field: key, parts: [] } : undefined;
      continue;
    }
    const offset = text === undefined ? undefined : toOffset(text, locateKey([...path, key]));
    const isPart = value === null && offset !== undefined && /,\s*$/.test(text?.slice(0, offset) ?? '');
    if (!isPart) current = undefined;
    if (current?.parts.length === 0) splitTexts.push(current);
    current?.parts.push(key);
  }
  return splitTexts;
}

/** Finds the field that differs from a key in nothing but capital letters, hyphens and underscores. */
function findOtherSpelling(subject: SchemaSubject, path: FieldPath, key: string): string | undefined {
  const normalize = (name: string) => name.toLowerCase().replace(/[-_]/g, '');
  return getKeysAt(subject.schema, path).find((field) => normalize(field) === normalize(key));
}

/** The parts of a zod schema that are used here. */
interface SchemaParts {
  /** Fields of an object. */
  shape?: Record<PropertyKey, unknown>;
  /** Values of a record. */
  valueType?: unknown;
  /** Forms that a value may have. */
  options?: unknown[];
  /** Returns the schema without `optional` and `nullable`, and that of the entries of a list. */
  unwrap?: () => unknown;
  safeParse?: (value: unknown) => { success: boolean };
}

/** Returns the keys that a schema allows at a path. */
export const getKeysAt = (schema: unknown, path: FieldPath): string[] =>
  Object.keys(getSchemaAt(schema, path)?.shape ?? {});

function getSchemaAt(schema: unknown, path: FieldPath): SchemaParts | undefined {
  let inner = unwrapSchema(schema);
  for (const key of path)
    if (typeof key !== 'number') inner = unwrapSchema(inner?.shape?.[key] ?? inner?.valueType);
  return inner;
}

/** Returns the schema of a group of fields without what is around it. */
function unwrapSchema(schema: unknown): SchemaParts | undefined {
  const parts = schema as SchemaParts | undefined;
  if (parts?.options) return parts.options.map(unwrapSchema).find((option) => option?.shape) ?? parts;
  return parts?.shape || !parts?.unwrap ? parts : unwrapSchema(parts.unwrap());
}

/** Returns the fields that a group must have, as they are written: `{ en: …, no: … }`. Undefined for other values. */
function describeForm(schema: SchemaParts | undefined): string | undefined {
  const isRequired = (field: unknown) => !(field as SchemaParts).safeParse?.(undefined).success;
  const fields = Object.entries(schema?.shape ?? {}).filter(([, field]) => isRequired(field));
  return fields.length > 0 ? `{ ${fields.map(([field]) => `${field}: …`).join(', ')} }` : undefined;
}

const isGroup = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const getValueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Returns the part of a message after the name of the field. */
function describeProblem(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}, but is ${formatValue(value)}`;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const choice = values.length > 1 ? 'one of ' : '';
      return `is ${formatValue(value)}, but must be ${choice}${values.join(', ')}.${didYouMean(String(value), values)}`;
    }
    case 'invalid_format':
      return issue.format === 'date'
        ? `is ${formatValue(value)}, which is not a day of the calendar written as 2026-11-20`
        : `is ${formatValue(value)}. ${issue.message}`.replace(/\.$/, '');
    case 'too_small':
      return typeof value === 'number' ? `must be ${issue.minimum} or more, but is ${value}` : 'is empty';
    case 'too_big':
      return `must be ${issue.maximum} or less, but is ${formatValue(value)}`;
    case 'invalid_union':
      return `is ${formatValue(value)}, which is none of the forms this field may have`;
    case 'custom':
      return `is ${formatValue(value)}. ${issue.message}`;
    default:
      return issue.message.replace(/\.$/, '');
  }
}

/** Adds a full stop unless the sentence has an end mark already. */
const endSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? `"${value}"` : String(value);
}
