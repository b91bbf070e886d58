/** Suggests valid values for invalid ones whose meaning is clear. */
import type { z } from 'zod';
import { slugPattern } from '#content/collections.ts';
import { slugify } from '#content/text/slugify.ts';

export interface Suggestion {
  /** The value as YAML. */
  text: string;
  /** True if the invalid value can mean nothing else. */
  isCertain: boolean;
  /** Explanation after `"date" is "…", `, for values that the schema's message does not explain well. */
  reason?: string;
}

/** Returns a value without the curly quotation marks that word processors add. */
export const stripQuotes = (value: unknown): string =>
  String(value)
    .trim()
    .replace(/^[“”„«](.*)[“”»]$/, '$1')
    .trim();

const trueWords = new Set(['true', 'ja', 'yes', 'on', 'y', 'j', '1']);
const falseWords = new Set(['false', 'nei', 'no', 'off', 'n', '0']);
const dayFields = new Set(['date', 'publishAt', 'unpublishAt', 'reviewBy']);

/**
 * Suggests a value in place of one that does not match the schema.
 * @param raw the value as it is written in the file, quotation marks included.
 */
export function suggestValue(issue: z.core.$ZodIssue, value: unknown, raw: string): Suggestion | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'array') return suggestList(value, raw);
    if (issue.expected === 'number') return suggestNumber(value);
    if (issue.expected === 'boolean') return suggestBoolean(value);
    if (issue.expected === 'string')
      return suggestDayFromNumber(value, issue.path) ?? suggestText(value, raw);
  }
  if (issue.code === 'invalid_value') return suggestChoice(value, issue.values);
  if (issue.code === 'invalid_format') {
    if (issue.format === 'date') return suggestDay(stripQuotes(value));
    if (issue.format === 'regex')
      return suggestSlug(value, issue.path) ?? suggestAsset(value) ?? suggestPhone(value, issue.path);
    if (issue.format === 'url') return suggestSecureUrl(value);
    if (issue.format === 'moment')
      return suggestDay(stripQuotes(value)) ?? suggestDateTime(stripQuotes(value));
  }
  return undefined;
}

/** Suggests the choice that differs in nothing but capital letters. */
function suggestChoice(value: unknown, choices: readonly unknown[]): Suggestion | undefined {
  const text = stripQuotes(value).toLowerCase();
  const choice = choices.find((each) => typeof each === 'string' && each.toLowerCase() === text);
  return typeof choice === 'string' ? { text: choice, isCertain: true } : undefined;
}

/** Suggests the name of a post for its path, and for a name that no file can have. */
function suggestSlug(value: unknown, path: readonly PropertyKey[]): Suggestion | undefined {
  if (path[0] !== 'related' || typeof value !== 'string') return undefined;
  const name = (value.split('/').at(-1) ?? '').replace(/\.mdx?$/, '');
  const text = slugPattern.test(name) ? name : slugify(name);
  if (!text) return undefined;
  const reason =
    text === name
      ? 'but a post is named without its folder and without .mdx'
      : 'but names have only the letters a to z, digits and hyphens';
  return { text, isCertain: true, reason };
}

/** Suggests the address of a picture whose name has spaces. */
const suggestAsset = (value: unknown): Suggestion | undefined =>
  typeof value === 'string' && /^\/assets\/[^/]*\s[^/]*$/.test(value)
    ? {
        text: value.replace(/\s/g, '%20'),
        isCertain: true,
        reason: 'but an address has %20 in place of each space',
      }
    : undefined;

/** Suggests digits alone for `72 000` and `72,000`. */
function suggestNumber(value: unknown): Suggestion | undefined {
  const text = stripQuotes(value);
  return /^\d{1,3}(?:[ \u00A0,.]\d{3})+$|^\d+$/.test(text)
    ? { text: text.replace(/\D/g, ''), isCertain: false }
    : undefined;
}

/** Suggests the country code of Norway for a number of eight digits. Other countries have such numbers as well. */
function suggestPhone(value: unknown, path: readonly PropertyKey[]): Suggestion | undefined {
  const digits = String(value)
    .replace(/^00(?=47)|\D/g, '')
    .replace(/^47(?=\d{8}$)/, '');
  if (path.at(-1) !== 'phone' || digits.length !== 8) return undefined;
  const reason = 'but a number has its country code first, and spaces only';
  return { text: `+47 ${digits.replace(/(?=(?:\d\d)+$)\B/g, ' ')}`, isCertain: false, reason };
}

/** Suggests https:// before an address that lacks it, or has http:// in its place. */
function suggestSecureUrl(value: unknown): Suggestion | undefined {
  const [, rest] = /^(?:http:\/\/)?([\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/.exec(String(value)) ?? [];
  return rest === undefined
    ? undefined
    : { text: `https://${rest}`, isCertain: false, reason: 'but a web address begins with https://' };
}

/** Suggests a list for `security` and `security, testing`. */
function suggestList(value: unknown, raw: string): Suggestion | undefined {
  if (typeof value === 'number') return { text: `["${value}"]`, isCertain: true };
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (/^["']/.test(raw) && !value.includes(',')) return { text: `[${raw}]`, isCertain: true };
  const entries = value.split(',').map((entry) => entry.trim());
  const hasPlainEntries = entries.every((entry) => /^[\p{L}\d][\p{L}\d -]*$/u.test(entry));
  return {
    text: `[${entries.join(', ')}]`,
    isCertain: hasPlainEntries && (entries.length > 1 || !/\s/.test(value.trim())),
  };
}

function suggestBoolean(value: unknown): Suggestion | undefined {
  const word = stripQuotes(value).toLowerCase();
  if (trueWords.has(word)) return { text: 'true', isCertain: true };
  if (falseWords.has(word)) return { text: 'false', isCertain: true };
  return undefined;
}

/** Suggests quotation marks for text that YAML reads as a number or a boolean. */
const suggestText = (value: unknown, raw: string): Suggestion | undefined =>
  ['number', 'boolean'].includes(typeof value) && /^[\w.+-]+$/.test(raw)
    ? { text: `"${raw}"`, isCertain: true }
    : undefined;

/** Suggests a day for `20261122`, which YAML reads as a number. */
function suggestDayFromNumber(value: unknown, path: readonly PropertyKey[]): Suggestion | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(String(value)) ?? [];
  const text = `${year}-${month}-${day}`;
  return dayFields.has(String(path.at(-1))) && isDay(text)
    ? { text, isCertain: true, reason: 'but days are written year-month-day' }
    : undefined;
}

/** Suggests a day for `22.11.2026`, `22/11/2026`, `2026/11/22` and `2026-1-2`. */
function suggestDay(value: string): Suggestion | undefined {
  const dayFirst = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/.exec(value);
  const yearFirst =
    /^(\d{4})[./ ](\d{1,2})[./ ](\d{1,2})$/.exec(value) ?? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value);
  const [year, month, day] = dayFirst
    ? [dayFirst[4], dayFirst[3], dayFirst[1]]
    : yearFirst
      ? yearFirst.slice(1)
      : [];
  const text = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  if (!isDay(text)) return undefined;
  // With slashes or hyphens, the month may be first.
  const isCertain = !dayFirst || dayFirst[2] === '.' || Number(day) > 12 || day === month;
  const hasOnlyWrongQuotes = yearFirst?.[0].includes('-') && text === value;
  return {
    text,
    isCertain,
    reason: hasOnlyWrongQuotes
      ? 'with quotation marks that YAML does not accept'
      : 'but days are written year-month-day',
  };
}

/** Suggests the time zone of Norway for a date and time without one. */
function suggestDateTime(value: string): Suggestion | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}):?(\d{2})(?::\d{2})?$/.exec(value);
  if (!parts) return undefined;
  const [, day = '', hour = '', minute = ''] = parts;
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const local = `${day}T${hour.padStart(2, '0')}:${minute}`;
  const { offset } = Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Oslo');
  return {
    text: local + offset,
    isCertain: false,
    reason: 'which has no time zone; this is that of Norway',
  };
}

function isDay(text: string): boolean {
  try {
    return text !== '' && Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}
