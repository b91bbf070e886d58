/**
 * The record of a pair of documents: what both languages said when somebody last confirmed that they say the same. It is a
 * file beside the content with one JSON object a line and an empty line between two, so that branches that change
 * different blocks merge without a conflict.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { collections } from '#content/collections.ts';
import type { Kind } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { error, type Finding, startOfFile } from '#pipeline/finding.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { type BlockKind, blockKinds } from '../blocks/extract-blocks.ts';

/** One side of a confirmed pair. */
export interface RecordedBlock {
  hash: string;
  /** Canonical text. It shows what has changed since, in either language, without the history of git. */
  text: string;
}

/** A block that somebody will bring in step later. */
export interface Promised {
  owner: string;
  /** Day until which it may be behind: 2026-12-01. */
  date: string;
}

/** A confirmed pair of blocks. It has one side only if the other language has no such block on purpose. */
export interface RecordEntry {
  kind: BlockKind;
  name: string;
  blocks: Partial<Record<Language, RecordedBlock>>;
  /** Reason for confirming it, where one was given. */
  why?: string | undefined;
  /** True if the facts differ on purpose. */
  hasOwnFacts?: true | undefined;
  later?: Promised | undefined;
}

export interface TranslationRecord {
  entries: RecordEntry[];
  findings: Finding[];
}

/** Folder of the records, below the content folder. */
export const recordFolder = 'translations';
const recordExtension = '.jsonl';
/** Folder of the records of UI strings, one for each namespace. */
export const stringsFolder = 'ui';

/** Returns the record file of a document, relative to the content folder. */
export const getRecordFile = (kind: Kind, slug: string): string =>
  `${recordFolder}/${collections[kind].folder}/${slug}${recordExtension}`;
/** Returns the record file of a namespace of UI strings. */
export const getStringsRecordFile = (namespace: string): string =>
  `${recordFolder}/${stringsFolder}/${namespace}${recordExtension}`;

const block = z.tuple([z.string(), z.string()]);
const lineSchema = z.strictObject({
  kind: z.enum(blockKinds),
  name: z.string().optional(),
  en: block.optional(),
  no: block.optional(),
  why: z.string().optional(),
  ownFacts: z.literal(true).optional(),
  later: z.strictObject({ owner: z.string(), date: z.iso.date() }).optional(),
});

/** Reads a record. Returns undefined if there is none. */
export async function readRecordText(root: string, file: string): Promise<string | undefined> {
  const bytes = await readFile(path.join(root, file)).catch(() => undefined);
  const text = bytes && decodeUtf8(bytes);
  return text === undefined ? undefined : normalizeText(text);
}

/** Parses a record. Lines that cannot be read are findings. */
export function parseRecord(file: string, text: string): TranslationRecord {
  const entries: RecordEntry[] = [];
  const findings: Finding[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const entry = parseLine(line);
    if (entry) entries.push(entry);
    else
      findings.push(
        error(
          file,
          { ...startOfFile, line: index + 1 },
          'translation/record',
          /^(?:<{7}|={7}|>{7})/.test(line)
            ? 'This line is the mark of a merge conflict. Keep the lines of both sides, and remove the marks.'
            : 'This line of the translation record cannot be read. The file is written by npm run content -- confirm: restore it from git, or delete the line and confirm the block again.',
        ),
      );
  }
  return { entries, findings };
}

function parseLine(line: string): RecordEntry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { data } = lineSchema.safeParse(value);
  if (!data) return undefined;
  const { kind, name = '', why, ownFacts, later } = data;
  const blocks = Object.fromEntries(
    languages.flatMap((language) => {
      const [hash, text] = data[language] ?? [];
      return hash === undefined ? [] : [[language, { hash, text }]];
    }),
  ) as RecordEntry['blocks'];
  return { kind, name, blocks, why, hasOwnFacts: ownFacts, later };
}

/** Formats a record. */
export const formatRecord = (entries: readonly RecordEntry[]): string =>
  entries.map((entry) => `${formatLine(entry)}\n`).join('\n');

const formatLine = ({ kind, name, blocks, why, hasOwnFacts, later }: RecordEntry): string => {
  const sides = languages.flatMap((language) => {
    const side = blocks[language];
    return side ? [[language, [side.hash, side.text]]] : [];
  });
  return JSON.stringify({
    kind,
    ...(name && { name }),
    ...Object.fromEntries(sides),
    ...(why && { why }),
    ...(hasOwnFacts && { ownFacts: true }),
    ...(later && { later }),
  });
};
