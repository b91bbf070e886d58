/** A build's folder, made beside the old one and put in its place when it is whole. */
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serveManifestPath } from '../server/serve-manifest.ts';
import { compressed } from './compress.ts';

export interface Output {
  /** Where files go until the build is whole. */
  folder: string;
  /** Writes a file, with its compressed forms beside it. */
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Puts the new build in the place of the old one. */
  publish: () => Promise<void>;
  /** Leaves the old build as it was. */
  discard: () => Promise<void>;
}

/**
 * @param outDir the folder of builds; missing, empty, or an earlier build.
 * @throws when it holds anything else, which a build would delete.
 */
export async function openOutput(outDir: string): Promise<Output> {
  await refuseForeign(outDir);
  const folder = `${outDir}.next`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const made = new Set<string>();
  const put = async (file: string, bytes: Uint8Array) => {
    const target = path.join(folder, file);
    const parent = path.dirname(target);
    if (!made.has(parent)) {
      await mkdir(parent, { recursive: true });
      made.add(parent);
    }
    await writeFile(target, bytes);
  };
  return {
    folder,
    async write(file, content) {
      const bytes = Buffer.from(content as Uint8Array);
      await put(file, bytes);
      for (const form of await compressed(file, bytes)) await put(file + form.suffix, form.bytes);
    },
    async publish() {
      await rm(outDir, { recursive: true, force: true });
      await rename(folder, outDir);
    },
    // Pages that were in work when one failed may still be writing.
    discard: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  };
}

async function refuseForeign(outDir: string): Promise<void> {
  const names = await readdir(outDir).catch(() => [] as string[]);
  if (names.length === 0) return;
  const isBuild = await stat(path.join(outDir, serveManifestPath)).then(
    () => true,
    () => false,
  );
  if (!isBuild)
    throw new Error(
      `${outDir} holds files that are not a build of this site. OUT_DIR must name a folder of its own.`,
    );
}
