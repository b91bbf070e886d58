/** The manifest that the build writes and the server reads when it takes over a build. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { providerNames } from '#content/videos.ts';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { languages } from '#i18n/languages.ts';

/** Path of the manifest in the build. Folders that begin with a dot are never served. */
export const serveManifestPath = '.site/serve.json';

/** A path on this site: `//host` and `/\host` would lead to another one. */
const pathSchema = z.string().regex(/^\/(?![/\\])/);
const fileSchema = z.string().regex(/^[^/.][^\\]*\.html$/);
const formKindSchema = z.enum(Object.keys(forms) as FormKind[]);

export const serveManifestSchema = z.strictObject({
  build: z.string().min(1),
  /** Files by canonical path: `/team` to `team.html`. */
  pages: z.record(pathSchema, fileSchema),
  notFound: z.record(z.enum(languages), fileSchema),
  /** Form kinds by path, in the order in which the server prefers the pages for results. */
  forms: z.record(pathSchema, z.array(formKindSchema)),
  /** The styles of all pages, for form results, which show more than the page itself. */
  stylesheet: pathSchema,
  /** Canonical paths by old path. */
  redirects: z.record(pathSchema, pathSchema),
  /** Hashes of the inline scripts of all pages and of the inline styles of each file: `'sha256-…'`, quotes included. */
  contentSecurityPolicy: z.strictObject({
    script: z.array(z.string()),
    styles: z.record(fileSchema, z.array(z.string())),
  }),
  /** Providers whose videos the pages show; missing if there are none. */
  videos: z.array(z.enum(providerNames)).min(1).optional(),
  /** Origins that the live chat uses, its script's first; missing if there is none. */
  chat: z.array(z.url()).min(1).optional(),
});

export type ServeManifest = z.output<typeof serveManifestSchema>;

/** The folder has no build, or one that this server cannot read. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Reads the manifest of a build.
 * @param outDir folder of the build.
 * @param folder name of the folder in messages.
 * @throws BuildError when there is no build, or one that cannot be served.
 */
export async function readServeManifest(outDir: string, folder = outDir): Promise<ServeManifest> {
  const text = await readFile(join(outDir, serveManifestPath), 'utf8').catch((cause) => {
    throw new BuildError(`There is no build in ${folder}.`, { cause });
  });
  try {
    const manifest = serveManifestSchema.parse(JSON.parse(text));
    // Every request for a missing file is answered with one of these.
    for (const page of Object.values(manifest.notFound)) await access(join(outDir, page));
    return manifest;
  } catch (cause) {
    throw new BuildError(`The build in ${folder} is damaged, or of another version.`, { cause });
  }
}
