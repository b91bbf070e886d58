/** Finds the files of a bundle by their purpose, from Vite's manifests. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest as ViteManifest } from 'vite';
import type { IslandName } from '#content/client-data.ts';

/** Paths in the bundle's folder. Servers never send folders that begin with a dot. */
export const bundleManifestPath = '.site/manifest.json';
export const renderManifestPath = '.site/render/manifest.json';

/** URLs of a bundle's files. */
export interface BundleAssets {
  boot: string;
  /** Font of the first paint. */
  font: string | undefined;
  /** Styles of elements, and fonts, which pages carry inline and nothing loads. */
  elementStylesheet: string;
  /** Styles of elements, and of all pages and islands. */
  stylesheet: string;
  /** Returns the modules of the application and of islands, importers before what they import. */
  getModules: (islands: readonly IslandName[]) => string[];
}

const clientEntry = 'app/entries/client.tsx';
const renderEntry = 'app/entries/server.tsx';
/** Font file with the characters that most pages need. */
const coreFont = 'ui/fonts/schibsted-grotesk-core.woff2';
/** Stylesheet that every page carries, and no script imports. */
export const pageStylesheet = 'ui/styles/page.css';

/** Source of each island, as layouts/islands.ts imports it. */
const islandSources: Record<IslandName, string> = {
  ApplicationForm: 'forms/islands.ts',
  ChatSection: 'sections/chat/ChatSection.tsx',
  CopyLinkButton: 'layouts/post/CopyLinkButton.tsx',
  EnquiryForm: 'forms/islands.ts',
  MessageForm: 'forms/islands.ts',
  PrivacyChoices: 'sections/privacy/PrivacyChoices.tsx',
  TestimonialCarousel: 'sections/testimonials/TestimonialCarousel.tsx',
  VideoSection: 'sections/video/VideoSection.tsx',
};

const readManifest = async (folder: string, file: string): Promise<ViteManifest> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8')) as ViteManifest;

/**
 * Reads the manifests of a bundle.
 * @throws Error when the folder holds no bundle.
 */
export async function readBundleAssets(folder: string): Promise<BundleAssets> {
  const [manifest, renderManifest] = await Promise.all([
    readManifest(folder, bundleManifestPath),
    readManifest(folder, renderManifestPath),
  ]);
  const getChunk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The bundle has no chunk for ${name}.`);
    return chunk;
  };
  const collectModules = (name: string): string[] => [
    getChunk(name).file,
    ...(getChunk(name).imports ?? []).flatMap(collectModules),
  ];
  const boot = getChunk('app/entries/boot.ts').file;
  const elementChunk = getChunk(pageStylesheet);
  const [stylesheet] = renderManifest[renderEntry]?.css ?? [];
  if (!stylesheet) throw new Error('The bundle has no stylesheet.');
  const toUrl = (file: string) => `/${file}`;
  return {
    boot: toUrl(boot),
    font: toUrl(getChunk(coreFont).file),
    elementStylesheet: toUrl(elementChunk.css?.[0] ?? elementChunk.file),
    stylesheet: toUrl(stylesheet),
    getModules: (islands) => {
      const entries = [clientEntry, ...islands.map((name) => islandSources[name])];
      // Of a module that several others import, the last place counts.
      const modules = new Set(entries.flatMap(collectModules).toReversed());
      return [...modules]
        .toReversed()
        .filter((file) => file !== boot)
        .map(toUrl);
    },
  };
}
