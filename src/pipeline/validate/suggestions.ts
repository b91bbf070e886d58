/** Values that a field does not take, but whose meaning is plain. */
import type { z } from 'zod';

/** What to write instead. */
export interface Suggestion {
  /** As it stands in the file. */
  text: string;
  /** Whether it can mean nothing else. */
  isCertain: boolean;
  /** What is wrong, where the schema's own words do not say it well: after `"date" is "…", `. */
  why?: string;
}

/** Without the marks that a program for texts makes of straight ones. */
export const stripQuotes = (found: unknown): string =>
  String(found)
    .trim()
    .replace(/^[“”„«](.*)[“”»]$/, '$1')
    .trim();

const yes = new Set(['ja', 'yes', 'on', 'y', 'j', '1']);
const no = new Set(['nei', 'no', 'off', 'n', '0']);

/**
 * @param found what the field holds.
 * @param written the same as it stands in the file, its quotation marks included.
 */
export function suggestValue(
  issue: z.core.$ZodIssue,
  found: unknown,
  written: string,
): Suggestion | undefined {
  if (issue.code === 'invalid_type' && issue.expected === 'array') return asList(found, written);
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return asBoolean(found);
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return asDayInDigits(found, issue.path) ?? asText(found, written);
  if (issue.code === 'invalid_format' && (issue.format === 'date' || issue.format === 'moment'))
    return (
      asDay(stripQuotes(found)) ?? (issue.format === 'moment' ? asMoment(stripQuotes(found)) : undefined)
    );
  return undefined;
}

/** `security`, or `security, testing`. */
function asList(found: unknown, written: string): Suggestion | undefined {
  if (typeof found === 'number') return { text: `["${found}"]`, isCertain: true };
  if (typeof found !== 'string' || found.trim() === '') return undefined;
  if (/^["']/.test(written) && !found.includes(',')) return { text: `[${written}]`, isCertain: true };
  const entries = found.split(',').map((each) => each.trim());
  return {
    text: `[${entries.join(', ')}]`,
    isCertain:
      (entries.length > 1 || !/\s/.test(found.trim())) &&
      entries.every((each) => /^[\p{L}\d][\p{L}\d -]*$/u.test(each)),
  };
}

function asBoolean(found: unknown): Suggestion | undefined {
  const word = stripQuotes(found).toLowerCase();
  if (word === 'true' || yes.has(word)) return { text: 'true', isCertain: true };
  if (word === 'false' || no.has(word)) return { text: 'false', isCertain: true };
  return undefined;
}

/** A number, or a word that YAML takes for something else. */
const asText = (found: unknown, written: string): Suggestion | undefined =>
  ['number', 'boolean'].includes(typeof found) && /^[\w.+-]+$/.test(written)
    ? { text: `"${written}"`, isCertain: true }
    : undefined;

/** `20261122`, which YAML takes for a number. */
function asDayInDigits(found: unknown, path: readonly PropertyKey[]): Suggestion | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(String(found)) ?? [];
  const text = `${year}-${month}-${day}`;
  return dayFields.has(String(path.at(-1))) && isDay(text)
    ? { text, isCertain: true, why: 'but days are written year-month-day' }
    : undefined;
}
const dayFields = new Set(['date', 'publishAt', 'unpublishAt', 'reviewBy']);

/** `22.11.2026` and `22/11/2026`: a day before its month, unless that cannot be. */
function asDay(found: string): Suggestion | undefined {
  const parts = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/.exec(found);
  const turned =
    /^(\d{4})[./ ](\d{1,2})[./ ](\d{1,2})$/.exec(found) ?? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(found);
  const [year, month, day] = parts ? [parts[4], parts[3], parts[1]] : turned ? turned.slice(1) : [];
  const text = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  if (!isDay(text)) return undefined;
  // With slashes, some write the month first.
  const isCertain = !parts || parts[2] === '.' || Number(day) > 12 || day === month;
  const isAsked = turned?.[0].includes('-') && text === found;
  return {
    text,
    isCertain,
    why: isAsked ? 'with marks that YAML does not take' : 'but days are written year-month-day',
  };
}

function asMoment(found: string): Suggestion | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}):?(\d{2})(?::\d{2})?$/.exec(found);
  if (!parts) return undefined;
  const [, day = '', hour = '', minute = ''] = parts;
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const zoned = Temporal.PlainDateTime.from(`${day}T${hour.padStart(2, '0')}:${minute}`).toZonedDateTime(
    'Europe/Oslo',
  );
  return {
    text: `${day}T${hour.padStart(2, '0')}:${minute}${zoned.offset}`,
    isCertain: false,
    why: 'which has no time zone; this is that of Norway',
  };
}

function isDay(text: string): boolean {
  try {
    return text !== '' && Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}
