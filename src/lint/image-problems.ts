/** Problems of image files, found by reading their bytes. */
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

/** Inspection results by name of the asset. The version is that of the inspected file. */
export type ImageResults = Map<string, { version: string; problem: ImageProblem | undefined }>;

/** Images that are inspected at once. */
const concurrency = 8;

/**
 * Inspects the images that have no result for their version.
 * @param root the content folder.
 * @param results of earlier checks. New results are added.
 * @returns the problem by name of the asset.
 */
export async function findImageProblems(
  root: string,
  assets: readonly AssetFile[],
  results: ImageResults,
): Promise<Map<string, ImageProblem>> {
  await pMap(
    assets.filter(({ name, version }) => results.get(name)?.version !== version),
    async ({ name, file, version }) => {
      results.set(name, { version, problem: await findImageProblem(path.join(root, file), name) });
    },
    { concurrency },
  );
  return new Map(
    assets.flatMap(({ name }) => {
      const problem = results.get(name)?.problem;
      return problem ? [[name, problem] as const] : [];
    }),
  );
}

async function findImageProblem(file: string, name: string): Promise<ImageProblem | undefined> {
  try {
    const bytes = await readFile(file);
    // Image libraries are loaded here, because a check with a full cache needs none of them.
    const { findBudgetProblem, inspectImage } = await import('#pipeline/images/inspect-image.ts');
    const inspected = await inspectImage(name, bytes);
    if ('problem' in inspected) return { level: 'error', message: inspected.problem };
    const message = findBudgetProblem(name, bytes.length, inspected);
    return message ? { level: 'warning', message } : undefined;
  } catch (cause) {
    return { level: 'error', message: `${name} cannot be read: ${(cause as Error).message}` };
  }
}
