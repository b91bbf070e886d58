import type { z } from 'zod';
import { didYouMean } from '../did-you-mean.ts';
import { error, type Finding } from '../finding.ts';
import type { FieldPath, Locator } from '../parse/yaml/parse-yaml.ts';
import { suggestValue } from './suggestions.ts';

type Issue = z.core.$ZodIssue;

/** A value as it stands in the file; offsets of the file. */
export interface RawValue {
  text: string;
  from: number;
  to: number;
}

/** Data of a file, held against a schema. */
export interface SchemaSubject extends Locator {
  file: string;
  data: unknown;
  schema: unknown;
  /** What its fields belong to, with the article: `a post`. */
  name: string;
  /** What to say of a field without a value; that it is missing, unless given. */
  describeMissing?: (field: string) => string;
  /** What to say where the data is not a list of fields at all. */
  shape: string;
  /** What a value of one piece is in the file, and where: needed to mend it. */
  getRawValue?: (path: FieldPath) => RawValue | undefined;
  /** First part of the rules' names. */
  family: 'frontmatter' | 'taxonomy' | 'redirects';
}

/** The schema's complaints, each at its key or value, in plain words. */
export function createSchemaFindings(subject: SchemaSubject, issues: readonly Issue[]): Finding[] {
  const { file, family } = subject;
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownKeys(subject, issue.path, issue.keys);
    if (issue.path.length === 0 && issue.code === 'invalid_type')
      return error(file, subject.locate([]), `${family}/value`, subject.shape);
    const found = valueAt(subject.data, issue.path);
    const name = issue.path.map(String).join('.');
    if (issue.code === 'invalid_key')
      return error(
        file,
        subject.locateKey(issue.path),
        `${family}/value`,
        `"${name}" cannot be a name here: names are small letters, digits and hyphens.`,
      );
    const missing = found === undefined || found === null;
    const rule = `${family}/${missing ? 'missing' : 'value'}`;
    const message =
      missing && issue.code !== 'custom'
        ? (subject.describeMissing?.(name) ?? `"${name}" is missing: ${subject.name} needs it.`)
        : sentence(`"${name}" ${problem(issue, found)}`);
    const end = missing ? undefined : subject.locateEnd(issue.path);
    const written = missing ? undefined : subject.getRawValue?.(issue.path);
    const wayOut = written && suggestValue(issue, found, written.text);
    if (!wayOut) return error(file, subject.locate(issue.path), rule, message, end);
    const field = typeof issue.path.at(-1) === 'string' ? `${String(issue.path.at(-1))}: ` : '';
    const said = wayOut.why ? `"${name}" is ${shown(found)}, ${wayOut.why}.` : message;
    const edit = { from: written.from, to: written.to, text: wayOut.text };
    return error(file, subject.locate(issue.path), rule, `${said} Write ${field}${wayOut.text}`, {
      ...end,
      ...(wayOut.isCertain && { fix: { title: `Write ${field}${wayOut.text}`, edits: [edit] } }),
    });
  });
}

function unknownKeys(subject: SchemaSubject, path: FieldPath, keys: string[]): Finding[] {
  const known = keysAt(subject.schema, path);
  return keys.map((key) => {
    const owner = path.length ? `"${path.map(String).join('.')}"` : subject.name;
    const hint = didYouMean(key, known) || ` Known are ${known.join(', ')}.`;
    const place = subject.locateKey([...path, key]);
    return error(
      subject.file,
      place,
      `${subject.family}/unknown-key`,
      `"${key}" is not a field of ${owner}.${hint}`,
      { end: { line: place.line, column: place.column + key.length } },
    );
  });
}

/** The keys that a schema knows at a path; zod keeps them in `shape`, and wraps what is optional. */
function keysAt(schema: unknown, path: FieldPath): string[] {
  let inner = unwrap(schema);
  for (const key of path) inner = unwrap(inner?.shape?.[key] ?? inner?.valueType);
  return Object.keys(inner?.shape ?? {});
}

interface Shaped {
  shape?: Record<PropertyKey, unknown>;
  /** Of a record. */
  valueType?: unknown;
  unwrap?: () => unknown;
}

function unwrap(schema: unknown): Shaped | undefined {
  const shaped = schema as Shaped | undefined;
  return shaped?.shape || !shaped?.unwrap ? shaped : unwrap(shaped.unwrap());
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

const names: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function problem(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${names[issue.expected] ?? issue.expected}, but is ${shown(found)}`;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const choice = values.length > 1 ? 'one of ' : '';
      return `is ${shown(found)}, but must be ${choice}${values.join(', ')}.${didYouMean(String(found), values)}`;
    }
    case 'invalid_format':
      return issue.format === 'date'
        ? `is ${shown(found)}, which is not a day of the calendar written as 2026-11-20`
        : `is ${shown(found)}. ${issue.message}`.replace(/\.$/, '');
    case 'too_small':
      return typeof found === 'number' ? `must be ${issue.minimum} or more, but is ${found}` : 'is empty';
    case 'too_big':
      return `must be ${issue.maximum} or less, but is ${shown(found)}`;
    case 'invalid_union':
      return `is ${shown(found)}, which is none of the forms this field may have`;
    case 'custom':
      return found === undefined || found === null
        ? `is missing: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`
        : `is ${shown(found)}. ${issue.message}`;
    default:
      return issue.message.replace(/\.$/, '');
  }
}

/** With a full stop, unless it ends already. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? `"${value}"` : String(value);
}
