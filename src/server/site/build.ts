/** One build as the server holds it: everything a response needs, so that no response mixes two builds. */
import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildContentSecurityPolicy, buildSecurityHeaders } from '../security-headers.ts';
import { readStrings, type Strings } from '../strings.ts';
import { BuildFileError, type BuildFiles, openBuildFiles } from './build-files.ts';
import { fileIndexPath } from './file-index.ts';
import {
  createFormResultPages,
  type FormResultPages,
  type GetContentSecurityPolicy,
} from './form-result-pages.ts';
import { BuildError, readServeManifest, type ServeManifest, serveManifestPath } from './serve-manifest.ts';
import { createUrlResolver } from './url-resolver.ts';

export interface Build {
  /** State of the files that describe the build. Another state means that another build may be there. */
  state: string;
  manifest: ServeManifest;
  files: BuildFiles;
  resolve: ReturnType<typeof createUrlResolver>;
  /** Security headers of responses that are not pages. */
  headers: Record<string, string>;
  getContentSecurityPolicy: GetContentSecurityPolicy;
  resultPages: FormResultPages;
  strings: Strings;
}

/** Returns the state of the build in a folder; undefined when there is none. */
export async function readBuildState(outDir: string): Promise<string | undefined> {
  const states = [serveManifestPath, fileIndexPath].map((file) =>
    stat(join(outDir, file)).then(
      ({ dev, ino, size, mtimeMs, ctimeMs }) => `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`,
      () => undefined,
    ),
  );
  const [manifestState, indexState = 'no index'] = await Promise.all(states);
  return manifestState === undefined ? undefined : `${manifestState}, ${indexState}`;
}

/**
 * Opens the build in a folder.
 * @param outDir may be, or lead through, a symbolic link.
 * @throws BuildError when there is no build, or one that is incomplete or cannot be served.
 */
export async function openBuild(outDir: string, siteUrl: string): Promise<Build> {
  const state = await readBuildState(outDir);
  const relativePath = relative(process.cwd(), outDir);
  const name = relativePath.startsWith('..') ? outDir : relativePath;
  if (state === undefined) throw new BuildError(`There is no build in ${name}.`);
  const files = await openBuildFiles(outDir).catch((cause: Error) => {
    throw new BuildError(`The build in ${name} is incomplete or damaged: ${cause.message}`, { cause });
  });
  try {
    // Compared with the index, because a copy into the folder can leave the files of two builds beside each other.
    await files.read(serveManifestPath);
    const manifest = await readServeManifest(files.root, name);
    const { script, styles } = manifest.contentSecurityPolicy;
    const { videos, chat } = manifest;
    const sources = { scripts: script, videos, chat, isHttps: siteUrl.startsWith('https:') };
    const getContentSecurityPolicy = (file: string) =>
      buildContentSecurityPolicy({ ...sources, styles: styles[file] ?? [] });
    const build: Build = {
      state,
      manifest,
      files,
      resolve: createUrlResolver(manifest),
      headers: buildSecurityHeaders({ ...sources, styles: [] }),
      getContentSecurityPolicy,
      resultPages: createFormResultPages(files, manifest, getContentSecurityPolicy),
      strings: await readStrings(files.root),
    };
    if ((await readBuildState(files.root)) !== state)
      throw new BuildError(`The build in ${name} changed while it was read.`);
    return build;
  } catch (error) {
    files.close();
    if (!(error instanceof BuildFileError)) throw error;
    throw new BuildError(`The build in ${name} is incomplete or damaged: ${error.message}`, { cause: error });
  }
}
