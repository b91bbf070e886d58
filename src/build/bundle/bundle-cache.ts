/** Caches bundles of the application: Vite runs only when code, packages or `virtual:site` have changed. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import { openFileCache } from '#pipeline/file-cache.ts';
import type { BundleRequest, BundleResponse } from './bundle-process.ts';
import { pageTemplatePath } from './open-bundle.ts';

/** Input of a bundle besides `virtual:site`. */
const inputFiles = ['src/**/*.{ts,tsx,css,html,svg,woff2}', 'package.json', 'package-lock.json'];
/** Enough for a site, its preview, and a few branches that are built in turn. */
const maxBundles = 8;
/** Bundles used within this time stay, because another build may be copying them. */
const gracePeriodMs = 3_600_000;

export interface CachedBundle {
  /** Hash of everything in the bundle. */
  version: string;
  folder: string;
}

/**
 * Returns the bundle of the application, and makes it if it is not cached.
 * @param siteModule source of `virtual:site`.
 * @param cacheDir folder of the bundles; may be deleted at any time.
 * @param signal stops the bundler.
 * @throws Error with Vite's message when the application does not build.
 */
export async function getBundle(
  siteModule: string,
  cacheDir: string,
  signal?: AbortSignal,
): Promise<CachedBundle> {
  const cache = openFileCache(cacheDir);
  const version = await hashBundleInput(siteModule);
  const folder =
    // The bundler writes the page template last.
    (await cache.getFolder(version, pageTemplatePath)) ??
    (await cache.setFolder(version, pageTemplatePath, (target) =>
      bundleInProcess(target, siteModule, signal),
    ));
  await cache.prune({ now: new Date(), maxAgeMs: gracePeriodMs, keepNewest: maxBundles });
  return { version, folder };
}

/** Runs Vite in a process of its own: its memory, a third of what a large build needs, is freed when it ends. */
async function bundleInProcess(folder: string, siteModule: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const child = fork(new URL('./bundle-process.ts', import.meta.url), { execArgv: [] });
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  try {
    child.send({ folder, siteModule } satisfies BundleRequest);
    const [response] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => [{ error: `The bundler ended with ${code}.` }]),
    ])) as [BundleResponse];
    if (response.error !== undefined) throw new Error(response.error);
  } finally {
    signal?.removeEventListener('abort', stop);
    child.kill();
  }
}

async function hashBundleInput(siteModule: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, siteModule]));
  const files = globSync(inputFiles, { cwd: projectRoot }).sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(projectRoot, file))));
  for (const [index, content] of contents.entries())
    hash.update(`${files[index]}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}
