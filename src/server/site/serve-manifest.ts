/** What the build tells the server about itself: written by the publisher, read at start. */
import { access, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { providerNames } from '#content/videos.ts';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { languages } from '#i18n/languages.ts';

/** Where it lies in the build; folders that begin with a dot are never served. */
export const serveManifestPath = '.site/serve.json';

/** A path on this site: `//host` and `/\host` would leave it. */
const path = z.string().regex(/^\/(?![/\\])/);
const file = z.string().regex(/^[^/.][^\\]*\.html$/);
const form = z.enum(Object.keys(forms) as FormKind[]);

export const serveManifestSchema = z.strictObject({
  build: z.string().min(1),
  /** Canonical path to its file in the build: `/team` to `team.html`. */
  pages: z.record(path, file),
  notFound: z.record(z.enum(languages), file),
  /** Forms on each page that has some; pages in the order in which a form is answered on them. */
  forms: z.record(path, z.array(form)),
  /** Whole stylesheets of each page that has a form: what an answer shows is not all on the page itself. */
  sheets: z.record(path, z.array(path)),
  /** Old path to canonical path. */
  redirects: z.record(path, path),
  /** Sources that inline scripts of all pages, and the styles of each file, need: `'sha256-…'`, quotes included. */
  contentSecurityPolicy: z.strictObject({
    script: z.array(z.string()),
    styles: z.record(file, z.array(z.string())),
  }),
  /** Whose videos pages show; left out where none does. */
  videos: z.array(z.enum(providerNames)).min(1).optional(),
});

export type ServeManifest = z.output<typeof serveManifestSchema>;

/** The folder holds no build, or one that this server cannot read. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Reads what a build says about itself.
 * @param root folder of the build.
 * @throws BuildError where there is none, or one that cannot be served.
 */
export async function readServeManifest(root: string): Promise<ServeManifest> {
  const beside = relative(process.cwd(), root);
  const folder = beside.startsWith('..') ? root : beside;
  const text = await readFile(join(root, serveManifestPath), 'utf8').catch((cause) => {
    throw new BuildError(`There is no build in ${folder}.`, { cause });
  });
  try {
    const manifest = serveManifestSchema.parse(JSON.parse(text));
    // Whatever else is missing is answered with one of these.
    for (const page of Object.values(manifest.notFound)) await access(join(root, page));
    return manifest;
  } catch (cause) {
    throw new BuildError(`The build in ${folder} is damaged, or of another version.`, { cause });
  }
}
