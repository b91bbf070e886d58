/** Inspects image files by reading their bytes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { Level } from '#pipeline/finding.ts';
import type { AssetFile } from '#pipeline/read/content-folder.ts';

export interface ImageProblem {
  /** `error` if the build cannot use the file, `warning` if it is larger than it needs to be. */
  level: Level;
  /** One or two sentences. */
  message: string;
}

export interface ImageResult {
  problem?: ImageProblem | undefined;
  /** Width in pixels; undefined for drawings, which have no fixed one, and for images that cannot be used. */
  width?: number | undefined;
}

/** Inspection results by name of the asset. The version is that of the inspected file. */
export type ImageResults = Map<string, ImageResult & { version: string }>;

/** Images that are inspected at once. */
const concurrency = 8;

/**
 * Inspects the images that have no result for their version.
 * @param root the content folder.
 * @param results of earlier checks. New results are added.
 * @returns the result by name of the asset.
 */
export async function inspectImages(
  root: string,
  assets: readonly AssetFile[],
  results: ImageResults,
): Promise<Map<string, ImageResult>> {
  await pMap(
    assets.filter(({ name, version }) => results.get(name)?.version !== version),
    async ({ name, file, version }) => {
      results.set(name, { version, ...(await inspect(path.join(root, file), name)) });
    },
    { concurrency },
  );
  return new Map(
    assets.flatMap(({ name }) => {
      const result = results.get(name);
      return result ? [[name, result] as const] : [];
    }),
  );
}

async function inspect(file: string, name: string): Promise<ImageResult> {
  try {
    const bytes = await readFile(file);
    // Image libraries are loaded here, because a check with a full cache needs none of them.
    const { findBudgetProblem, getImageFormat, inspectImage } = await import(
      '#pipeline/images/inspect-image.ts'
    );
    const inspected = await inspectImage(name, bytes);
    if ('problem' in inspected) return { problem: { level: 'error', message: inspected.problem } };
    const message = findBudgetProblem(name, bytes.length, inspected);
    return {
      problem: message ? { level: 'warning', message } : undefined,
      width: getImageFormat(name) === 'svg' ? undefined : inspected.width,
    };
  } catch (cause) {
    const message = `${name} cannot be read: ${(cause as Error).message}`;
    return { problem: { level: 'error', message } };
  }
}
