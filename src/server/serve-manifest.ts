/** What the build tells the server about itself: written by the publisher, read at start. */
import { z } from 'zod';
import { languages } from '#i18n/languages.ts';

/** Where it lies in the build; folders that begin with a dot are never served. */
export const serveManifestPath = '.site/serve.json';

/** A path on this site: `//host` and `/\host` would leave it. */
const path = z.string().regex(/^\/(?![/\\])/);
const file = z.string().regex(/^[^/.][^\\]*\.html$/);

export const serveManifestSchema = z.strictObject({
  build: z.string().min(1),
  /** Canonical path to its file in the build: `/team` to `team.html`. */
  pages: z.record(path, file),
  notFound: z.record(z.enum(languages), file),
  /** Old path to canonical path. */
  redirects: z.record(path, path),
  /** Sources that the pages' inline scripts and styles need: `'sha256-…'`, quotes included. */
  contentSecurityPolicy: z.strictObject({ script: z.array(z.string()), style: z.array(z.string()) }),
});

export type ServeManifest = z.output<typeof serveManifestSchema>;
