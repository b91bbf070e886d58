/** What a build tells the server that serves it. */
import { createHash } from 'node:crypto';
import { notFoundSlug } from '#content/urls.ts';
import { isListed, type Manifest } from '#content/manifest.ts';
import { type Provider, providerNames, parseVideoUrl } from '#content/videos.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';
import type { BundleAssets } from '../bundle/bundle-assets.ts';
import type { BuiltPage } from '../pages/build-pages.ts';
import { groupFormsByPath } from '../pages/page-forms.ts';

export function buildServeManifest(
  pages: readonly BuiltPage[],
  manifest: Manifest,
  { getStylesheets: sheets }: Pick<BundleAssets, 'sheets'>,
): ServeManifest {
  const listed = pages.filter(({ entry }) => isListed(entry));
  const notFound = pages.filter(({ entry }) => entry.slug === notFoundSlug);
  const withForms = listed.filter(({ output: written }) => written.forms.length > 0);
  const videos = getVideoProviders(manifest);
  return {
    build: hashBuild(pages, manifest),
    pages: Object.fromEntries(listed.map(({ entry, file }) => [entry.path, file])),
    notFound: Object.fromEntries(
      notFound.map(({ entry, file }) => [entry.language, file]),
    ) as ServeManifest['notFound'],
    forms: groupFormsByPath(listed.map(({ entry, output: written }) => ({ entry, forms: written.forms }))),
    sheets: Object.fromEntries(withForms.map(({ entry }) => [entry.path, sheets(entry.layout, entry.parts)])),
    redirects: manifest.redirects,
    contentSecurityPolicy: {
      script: [...new Set(pages.flatMap(({ output: written }) => written.cspHashes.script))].sort(),
      styles: Object.fromEntries(pages.map(({ file, output: written }) => [file, written.cspHashes.style])),
    },
    ...(videos.length > 0 && { videos }),
  };
}

/** Another for any other build. */
function hashBuild(pages: readonly BuiltPage[], { redirects }: Manifest): string {
  const hash = createHash('sha256').update(JSON.stringify(redirects));
  for (const { file, key } of pages) hash.update(`${file} ${key}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Whose videos the documents show. */
const getVideoProviders = ({ entries }: Manifest): Provider[] => {
  const used = new Set(
    entries.map(
      ({ frontmatter }) =>
        ('video' in frontmatter && parseVideoUrl(frontmatter.video ?? '')?.provider) || undefined,
    ),
  );
  return providerNames.filter((name) => used.has(name));
};
