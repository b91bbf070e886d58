/** Problems of image files, found by reading their bytes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { Level } from '#pipeline/finding.ts';
import type { AssetFile } from '#pipeline/read/content-folder.ts';
import type { CheckCache } from './check-cache.ts';

export interface ImageProblem {
  /** `error` if the build cannot use the file, `warning` if it is larger than it needs to be. */
  level: Level;
  /** One or two sentences. */
  message: string;
}

/** Images that are inspected at once. */
const concurrency = 8;

/**
 * Inspects the images that the cache does not have.
 * @param root the content folder.
 * @returns the problem by name of the asset.
 */
export async function findImageProblems(
  root: string,
  assets: readonly AssetFile[],
  cache: CheckCache,
): Promise<Map<string, ImageProblem>> {
  await pMap(
    assets.filter(({ name, version }) => cache.images.get(name)?.version !== version),
    async ({ name, file, version }) => {
      cache.images.set(name, { version, problem: await findImageProblem(path.join(root, file), name) });
    },
    { concurrency },
  );
  return new Map(
    assets.flatMap(({ name }) => {
      const problem = cache.images.get(name)?.problem;
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
