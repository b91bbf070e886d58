/** What every mouth is given: findings, and the texts of the files that they are about. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { Finding } from '#pipeline/finding.ts';
import { decode, normalised } from '#pipeline/read/decode.ts';
import { excerptOf, type Look } from './excerpt.ts';

export interface Report {
  findings: readonly Finding[];
  /** The content folder. */
  root: string;
  /** By file, as the pipeline reads it; what is missing or no text is not there. */
  texts: ReadonlyMap<string, string>;
}

/** Reads the files that findings are about. Never throws: a finding without a text has no excerpt. */
export async function reportOf(root: string, findings: readonly Finding[]): Promise<Report> {
  const files = [...new Set(findings.map(({ file }) => file))];
  const texts = await pMap(
    files,
    async (file) => {
      const bytes = await readFile(path.join(root, file)).catch(() => undefined);
      const text = bytes && decode(bytes);
      return text === undefined ? [] : [[file, normalised(text)] as const];
    },
    { concurrency: 32 },
  );
  return { findings, root, texts: new Map(texts.flat()) };
}

/** The lines around a finding; none where its file is no text, or the finding is about the whole of it. */
export function excerptFor(
  { texts }: Pick<Report, 'texts'>,
  { file, line, column, end }: Finding,
  look?: Look,
): string[] {
  const text = texts.get(file);
  // In a list of YAML the first line may well be the one to blame; elsewhere it is a brace or a row of dashes.
  const isWholeFile = line === 1 && column === 1 && !end && !file.endsWith('.yaml');
  return text === undefined || isWholeFile ? [] : excerptOf(text, { line, column }, end, look);
}

/** What applies the safe fixes. */
export const fixCommand = 'npm run content -- fix';
