/**
 * Keeps assets of earlier builds in a new one, because pages that visitors have open, or that another server still sends,
 * load them. Their names have a hash, so they cannot be mistaken for assets of the new build.
 */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { bundleManifestPath, renderManifestPath } from '../bundle/bundle-assets.ts';
import { deferredCssPrefix } from '../pages/deferred-styles.ts';

/** Path in the build. Servers never send folders that begin with a dot. */
export const retainedAssetsPath = '.site/retained.json';

/** Time for which an asset stays after the first build that does not use it. */
const retentionMs = 14 * 24 * 3_600_000;

const retainedAssetsSchema = z.record(
  z.string(),
  z.object({
    /** Time of the first build without the asset. */
    unusedSince: z.iso.datetime(),
  }),
);
/** Retained files by their path in the build, without compressed variants. */
type RetainedAssets = z.output<typeof retainedAssetsSchema>;

const assetFolders = ['static/css', 'static/fonts', 'static/js', 'static/media'];
const compressedSuffix = /\.(?:br|gz)$/;

/**
 * Links the assets of the previous build, and those that it has retained, into a new build. Images of documents that are
 * no longer published are not retained.
 * @param previous folder of the previous build; it may be missing or damaged.
 * @returns the retained files.
 */
export function retainAssets(previous: string, folder: string, now: Date): RetainedAssets {
  const known = retainedAssetsSchema.safeParse(readJson(path.join(previous, retainedAssetsPath))).data ?? {};
  const applicationFiles = readApplicationFiles(previous);
  const imageNames = new Set(listFiles(folder, 'static/media').map(getAssetName));

  /** Returns the record of an asset that stays; undefined for one that goes. */
  const toRetained = (file: string): RetainedAssets[string] | undefined => {
    const unusedSince = known[file]?.unusedSince ?? now.toISOString();
    if (now.getTime() - Date.parse(unusedSince) > retentionMs) return undefined;
    // Images for link previews show the titles of documents, and no page loads them.
    if (file.startsWith('static/media/share-')) return undefined;
    if (file.startsWith('static/media/'))
      return imageNames.has(getAssetName(file)) ? { unusedSince } : undefined;
    const isDeferredCss = file.startsWith(deferredCssPrefix);
    return known[file] || isDeferredCss || applicationFiles.has(file) ? { unusedSince } : undefined;
  };

  const retained: RetainedAssets = {};
  for (const assetFolder of assetFolders)
    for (const name of listFiles(previous, assetFolder)) {
      const file = name.replace(compressedSuffix, '');
      if (existsSync(path.join(folder, name))) continue;
      const record = toRetained(file);
      if (!record) continue;
      linkFile(path.join(previous, name), path.join(folder, name));
      retained[file] = record;
    }
  return retained;
}

const listFiles = (folder: string, subfolder: string): string[] => {
  const parent = path.join(folder, subfolder);
  return existsSync(parent) ? readdirSync(parent).map((name) => `${subfolder}/${name}`) : [];
};

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** Returns the scripts, stylesheets and fonts of the application, as its bundle lists them. */
function readApplicationFiles(build: string): Set<string> {
  type Chunk = { file: string; css?: string[]; assets?: string[] };
  const chunks = [bundleManifestPath, renderManifestPath].flatMap((manifest) =>
    Object.values(readJson<Record<string, Chunk>>(path.join(build, manifest)) ?? {}),
  );
  return new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
}

/** Returns the name of an asset without its hash: `photo` of `static/media/photo.3a9355c190.svg`. */
const getAssetName = (file: string): string =>
  path.basename(file).replace(/[.-](?:[\da-f]{10}\b|[\w-]{8}\.chunk\b).*$/, '');

function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // The file system has no hard links, or the file has too many.
    copyFileSync(from, to);
  }
}
