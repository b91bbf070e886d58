/** The input of every reporter: findings, and the texts of the files that they are about. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { Finding } from '#pipeline/finding.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { type ExcerptStyle, formatExcerpt } from './excerpt.ts';

export interface Report {
  findings: readonly Finding[];
  /** The content folder. */
  root: string;
  /** Texts by file, decoded as the pipeline decodes them. Files that are missing or not text have no entry. */
  texts: ReadonlyMap<string, string>;
}

/** Reads the files that findings are about. Never throws, because a finding can be shown without its excerpt. */
export async function createReport(root: string, findings: readonly Finding[]): Promise<Report> {
  const files = [...new Set(findings.map(({ file }) => file))];
  const texts = await pMap(
    files,
    async (file) => {
      const bytes = await readFile(path.join(root, file)).catch(() => undefined);
      const text = bytes && decodeUtf8(bytes);
      return text === undefined ? [] : [[file, normalizeText(text)] as const];
    },
    { concurrency: 32 },
  );
  return { findings, root, texts: new Map(texts.flat()) };
}

/** Returns the lines around a finding; none where its file is not text, or the finding is about the whole file. */
export function getExcerpt(
  { texts }: Pick<Report, 'texts'>,
  { file, line, column, end }: Finding,
  style?: ExcerptStyle,
): string[] {
  const text = texts.get(file);
  // A finding at the first character is about the whole file, except in YAML, where that line can be the wrong one.
  const isWholeFile = line === 1 && column === 1 && !end && !file.endsWith('.yaml');
  return text === undefined || isWholeFile ? [] : formatExcerpt(text, { line, column }, end, style);
}
