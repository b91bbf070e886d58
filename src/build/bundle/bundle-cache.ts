/** Bundles that were made before: while code and packages stay as they are, Vite has nothing to do. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import type { BundleRequest, BundleResponse } from './bundle-process.ts';
import { pageTemplatePath } from './open-bundle.ts';

/** All that a bundle is made of, besides `virtual:site`. */
const code = ['src/**/*.{ts,tsx,css,html,svg,woff2}', 'package.json', 'package-lock.json'];
/** Of the site, a preview, and whatever else is built by turns. */
const kept = 8;
/** Milliseconds; what is younger may be in use. */
const youngest = 3_600_000;

export interface CachedBundle {
  /** Changes with anything in it. */
  version: string;
  folder: string;
}

/**
 * Makes the bundle of the application, unless it is there.
 * @param site source of `virtual:site`.
 * @param cacheDir may be deleted at any time.
 * @param signal ends it, when nobody waits any longer.
 * @throws what Vite throws when the application does not build.
 */
export async function getBundle(
  site: string,
  cacheDir: string,
  signal?: AbortSignal,
): Promise<CachedBundle> {
  const version = await hashBundleInput(site);
  const folder = path.join(cacheDir, version);
  if (!(await isWhole(folder))) {
    await mkdir(cacheDir, { recursive: true });
    // Another build may make the same one at this moment; one that is stopped must leave nothing half made.
    const made = await mkdtemp(path.join(cacheDir, 'new-'));
    try {
      await bundleInProcess(made, site, signal);
      await rm(folder, { recursive: true, force: true });
      await rename(made, folder).catch(ignoreTaken);
    } finally {
      await rm(made, { recursive: true, force: true });
    }
  }
  await utimes(folder, new Date(), new Date());
  await forgetOldest(cacheDir);
  return { version, folder };
}

/** In a process of its own: what Vite takes of memory, a third of what a large build needs at all, goes with it. */
async function bundleInProcess(folder: string, site: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const child = fork(new URL('./bundle-process.ts', import.meta.url), { execArgv: [] });
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  try {
    child.send({ folder, site } satisfies BundleRequest);
    const [outcome] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => [{ error: `The bundler ended with ${code}.` }]),
    ])) as [BundleResponse];
    if (outcome.error !== undefined) throw new Error(outcome.error);
  } finally {
    signal?.removeEventListener('abort', stop);
    child.kill();
  }
}

async function hashBundleInput(site: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, site]));
  const files = globSync(code, { cwd: projectRoot }).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(projectRoot, file))));
  for (const [at, text] of texts.entries()) hash.update(`${files[at]}\0${text.length}\0`).update(text);
  return hash.digest('hex').slice(0, 16);
}

const isWhole = (entry: string): Promise<boolean> =>
  stat(path.join(entry, pageTemplatePath)).then(
    () => true,
    () => false,
  );

async function forgetOldest(cacheDir: string): Promise<void> {
  const names = await readdir(cacheDir);
  const entries = await Promise.all(
    names.map(async (name) => {
      const entry = path.join(cacheDir, name);
      return { entry, used: (await stat(entry).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const oldest = entries.sort((a, b) => b.used - a.used).slice(kept);
  for (const { entry, used } of oldest)
    if (used < Date.now() - youngest) await rm(entry, { recursive: true, force: true });
}

function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
