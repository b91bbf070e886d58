import type { z } from 'zod';
import { collections } from '#content/collections.ts';
import { error, type Finding } from '../finding.ts';
import type { Parsed, Path } from '../frontmatter.ts';
import type { Source } from '../read.ts';
import { didYouMean } from '../suggest.ts';

type Issue = z.core.$ZodIssue;

/** The schema's complaints about a frontmatter, each at its key or value, in plain words. */
export function schemaFindings(source: Source, parsed: Parsed, issues: readonly Issue[]): Finding[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownKeys(source, parsed, issue.path, issue.keys);
    const found = valueAt(parsed.data, issue.path);
    const missing = found === undefined || found === null;
    const rule = missing ? 'frontmatter/missing' : 'frontmatter/value';
    const name = issue.path.map(String).join('.');
    const message =
      missing && issue.code !== 'custom'
        ? `"${name}" is missing: a ${source.kind} needs it.`
        : sentence(`"${name}" ${problem(issue, found)}`);
    return error(source.file, parsed.locate(issue.path), rule, message);
  });
}

function unknownKeys(source: Source, parsed: Parsed, path: Path, keys: string[]): Finding[] {
  const known = keysAt(source, path);
  return keys.map((key) => {
    const owner = path.length ? `"${path.map(String).join('.')}"` : `a ${source.kind}`;
    const hint = didYouMean(key, known) || ` Known are ${known.join(', ')}.`;
    return error(
      source.file,
      parsed.locateKey([...path, key]),
      'frontmatter/unknown-key',
      `"${key}" is not a field of ${owner}.${hint}`,
    );
  });
}

/** The keys that the schema knows at a path; zod keeps them in `shape`, and wraps what is optional. */
function keysAt(source: Source, path: Path): string[] {
  let schema: unknown = collections[source.kind].schema;
  for (const key of path) schema = unwrap(schema)?.shape?.[key];
  return Object.keys(unwrap(schema)?.shape ?? {});
}

interface Shaped {
  shape?: Record<PropertyKey, unknown>;
  unwrap?: () => unknown;
}

function unwrap(schema: unknown): Shaped | undefined {
  const shaped = schema as Shaped | undefined;
  return shaped?.shape || !shaped?.unwrap ? shaped : unwrap(shaped.unwrap());
}

const valueAt = (data: unknown, path: Path): unknown =>
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
      return `is missing: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
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
