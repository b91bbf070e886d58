/** Quotation marks that YAML does not take for such, or takes for the end. */
import { type Document, isScalar, visit } from 'yaml';
import { isVisibleField } from '#content/visible-fields.ts';
import type { Explained } from './yaml-errors.ts';

const curly = /^[“”„«]([^“”„«»"]*)[“”»]$/;

/** Text between curly marks alone: YAML would show them. Those that are meant stand between straight ones. */
export function curlyQuotes(source: string, document: Document): Explained[] {
  const found: Explained[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN' || !value.range) return;
      // What is no text has rules of its own, which say so.
      if (!isVisibleField(String(key.value))) return;
      const [from, to] = value.range;
      const explained = curlyValue(source.slice(from, to), from, `${String(key.value)}:`);
      if (explained) found.push(explained);
    },
  });
  return found;
}

/** @param key what stands before the value: `title:`. */
export function curlyValue(value: string, from: number, key: string): Explained | undefined {
  const inner = curly.exec(value)?.[1];
  if (inner === undefined) return undefined;
  const needsMarks = /[:#]|^[\s@`%*&!|>?\-[{]/.test(inner);
  const text = needsMarks ? `"${inner}"` : inner;
  const lead = key && `${key} `;
  return {
    message: needsMarks
      ? `YAML wants straight quotation marks around a text. Write ${lead}${text}`
      : `YAML wants straight quotation marks around a text, or none; these would be shown. Write ${lead}${text}, or ${lead}"${value}" to show them.`,
    from,
    to: from + value.length,
    // A text with a colon is none to YAML, so that its marks can only be meant as YAML's.
    fix: needsMarks ? { title: `Write ${text}`, from, to: from + value.length, text } : undefined,
    ...(needsMarks ? {} : { level: 'warning' as const }),
  };
}

/** `'Kari's plan'`: what ends the text is an apostrophe. */
export function apostropheInside(value: string, from: number, key: string): Explained | undefined {
  const inner = /^'(.*[^'])'$/.exec(value)?.[1];
  if (inner === undefined || !/(?<=\p{L})'(?=\p{L}|\s)/u.test(inner) || /["\\]/.test(inner)) return undefined;
  const text = `"${inner.replaceAll("''", "'")}"`;
  return {
    message: `The apostrophe ends the text that ' began. Put the text between double quotation marks: ${key} ${text}`,
    from,
    to: from + value.length,
    fix: { title: 'Put the text between double quotation marks.', from, to: from + value.length, text },
  };
}
