/** Builds the manifest that the server reads: pages, forms, redirects and content security policy. */
import { createHash } from 'node:crypto';
import { getVideoProviders, isListed, type Manifest } from '#content/manifest.ts';
import { notFoundSlug } from '#content/urls.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';
import type { BundleAssets } from '../bundle/bundle-assets.ts';
import type { SiteOptions } from '../bundle/site-module.ts';
import type { BuiltPage } from '../pages/build-pages.ts';
import { groupFormsByPath } from '../pages/page-forms.ts';

export function buildServeManifest(
  pages: readonly BuiltPage[],
  manifest: Manifest,
  { stylesheet }: Pick<BundleAssets, 'stylesheet'>,
  { chatScriptUrl, chatOrigins = [] }: Pick<SiteOptions, 'chatScriptUrl' | 'chatOrigins'> = {},
): ServeManifest {
  const listed = pages.filter(({ entry }) => isListed(entry));
  const notFound = pages.filter(({ entry }) => entry.slug === notFoundSlug);
  const videos = getVideoProviders(manifest);
  return {
    build: hashBuild(pages, manifest),
    pages: Object.fromEntries(listed.map(({ entry, file }) => [entry.path, file])),
    notFound: Object.fromEntries(
      notFound.map(({ entry, file }) => [entry.language, file]),
    ) as ServeManifest['notFound'],
    forms: groupFormsByPath(listed.map(({ entry, output }) => ({ entry, forms: output.forms }))),
    stylesheet,
    redirects: manifest.redirects,
    contentSecurityPolicy: {
      script: [...new Set(pages.flatMap(({ output }) => output.cspHashes.script))].sort(),
      styles: Object.fromEntries(pages.map(({ file, output }) => [file, output.cspHashes.style])),
    },
    ...(videos.length > 0 && { videos: [...videos] }),
    ...(chatScriptUrl && { chat: [...new Set([new URL(chatScriptUrl).origin, ...chatOrigins])] }),
  };
}

/** Returns an id that differs for any two builds with different pages. */
function hashBuild(pages: readonly BuiltPage[], { redirects }: Manifest): string {
  const hash = createHash('sha256').update(JSON.stringify(redirects));
  for (const { file, key } of pages) hash.update(`${file} ${key}\n`);
  return hash.digest('hex').slice(0, 12);
}
