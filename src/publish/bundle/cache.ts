/** Bundles that were made before: while code and packages stay as they are, Vite has nothing to do. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { framePath } from './bundle.ts';

/** All that a bundle is made of, besides `virtual:site`. */
const code = ['src/**/*.{ts,tsx,css,html,svg,woff2}', 'package.json', 'package-lock.json'];
/** Of the site, a preview, and whatever else is built by turns. */
const kept = 8;
/** Milliseconds; what is younger may be in use. */
const youngest = 3_600_000;

/**
 * Puts the bundle of the application into a folder.
 * @param site source of `virtual:site`.
 * @param cacheDir may be deleted at any time.
 * @returns what changes with anything in the bundle.
 * @throws what Vite throws when the application does not build.
 */
export async function provideBundle(folder: string, site: string, cacheDir: string): Promise<string> {
  const version = await versionOf(site);
  const entry = path.join(cacheDir, version);
  if (!(await isWhole(entry))) {
    await mkdir(cacheDir, { recursive: true });
    // Another build may make the same one at this moment; one that is stopped must leave nothing half made.
    const made = await mkdtemp(path.join(cacheDir, 'new-'));
    try {
      // Vite takes a while to load.
      const { bundleApplication } = await import('./application.ts');
      await bundleApplication(made, site);
      await rm(entry, { recursive: true, force: true });
      await rename(made, entry).catch(ignoreTaken);
    } finally {
      await rm(made, { recursive: true, force: true });
    }
  }
  await utimes(entry, new Date(), new Date());
  await cp(entry, folder, { recursive: true });
  await forgetOldest(cacheDir);
  return version;
}

async function versionOf(site: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, site]));
  const files = globSync(code, { cwd: projectRoot }).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(projectRoot, file))));
  for (const [at, text] of texts.entries()) hash.update(`${files[at]}\0${text.length}\0`).update(text);
  return hash.digest('hex').slice(0, 16);
}

const isWhole = (entry: string): Promise<boolean> =>
  stat(path.join(entry, framePath)).then(
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
