/** Measures how many bytes a visitor loads with each page of a build, compressed with Brotli. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest as ViteManifest } from 'vite';
import { getPageDataPath, type PageData } from '#content/page-data.ts';
import { type ServeManifest, serveManifestPath } from '#server/site/serve-manifest.ts';

export interface PageWeight {
  path: string;
  kind: PageData['kind'];
  /** Bytes of the HTML file. */
  html: number;
  /** Bytes of the styles, compressed by themselves: inline ones and stylesheets. */
  css: number;
  font: number;
  /** Script before the first interaction. */
  initialScript: number;
  /** Script when every feature of the page was used, without `rareChunks`. */
  totalScript: number;
  /** Requests of the first load, without images, which depend on the screen, and without the icon. */
  requests: number;
  /** Bytes of the chunks in `totalScript`, by name without the hash. The body is `body`. */
  chunks: Record<string, number>;
}

/**
 * Measures every page.
 * @param outDir the folder of the build.
 * @throws Error when the folder holds no build.
 */
export function measurePages(outDir: string): PageWeight[] {
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const { pages } = JSON.parse(read(serveManifestPath)) as ServeManifest;
  const manifest = JSON.parse(read('.site/manifest.json')) as ViteManifest;
  const measureFile = (file: string) => {
    const compressed = path.join(outDir, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : path.join(outDir, file)).size;
  };
  return Object.entries(pages).map(([pagePath, file]) => {
    const html = read(file);
    const pageData = JSON.parse(read(getPageDataPath(pagePath).slice(1))) as PageData;
    const [boot] = findReferences(html, /<script type="module" src="\/([^"]+)"/g);
    const fonts = findReferences(html, /<link rel="preload" href="\/([^"]+)" as="font"/g);
    const stylesheets = findReferences(html, /<link rel="stylesheet" href="\/([^"]+)"/g);
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
    const initialChunks = collectChunks(
      manifest,
      findKey(manifest, boot),
      (key) => manifest[key]?.imports ?? [],
    );
    const allChunks = collectChunks(manifest, findKey(manifest, boot), (key) =>
      getUsedChunks(manifest, key, pageData),
    );
    const chunks = Object.fromEntries(
      [...allChunks].map((key) => [
        toChunkName(manifest[key]?.file ?? ''),
        measureFile(manifest[key]?.file ?? ''),
      ]),
    );
    if (pageData.body) chunks.body = measureFile(pageData.body.slice(1));
    return {
      path: pagePath,
      kind: pageData.kind,
      html: measureFile(file),
      css: brotliCompressSync(styles).length + sum(stylesheets.map(measureFile)),
      font: sum(fonts.map(measureFile)),
      initialScript: sum([...initialChunks].map((key) => measureFile(manifest[key]?.file ?? ''))),
      totalScript: sum(Object.values(chunks)),
      requests: 1 + stylesheets.length + fonts.length + initialChunks.size,
      chunks,
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const findReferences = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, url = '']) => url);

function findKey(manifest: ViteManifest, file: string | undefined): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.file === file);
  if (key === undefined) throw new Error('A page loads a script that is not in its build.');
  return key;
}

/**
 * Chunks that most visits never load: for suspicious senders, browsers without view timelines, strings that a page lacks,
 * and videos and the chat, which need consent. Vite's manifest lists the chat even if the build has none.
 */
const rareChunks = new Set(['proof-of-work', 'parallax-gsap', 'i18next-backend', 'video', 'chat']);

/** Returns the chunks that a chunk may load on a page. Layouts and parts of other pages are not among them. */
function getUsedChunks(manifest: ViteManifest, key: string, { layout, parts = [] }: PageData): string[] {
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  const layoutName = `${layout.replaceAll('-', '')}layout`;
  return [...imports, ...dynamicImports].filter((imported) => {
    if (rareChunks.has(toChunkName(manifest[imported]?.file ?? ''))) return false;
    const name = path.basename(imported).replace(/\.tsx?$/, '');
    if (imported.startsWith('layouts/lazy-components/')) return parts.some((part) => part === name);
    return !/^layouts\/[\w-]+\/\w+Layout\.tsx$/.test(imported) || name.toLowerCase() === layoutName;
  });
}

function collectChunks(
  manifest: ViteManifest,
  entryKey: string,
  getImports: (key: string) => string[],
): Set<string> {
  const keys = new Set<string>();
  const addWithImports = (key: string) => {
    if (keys.has(key) || !manifest[key]) return;
    keys.add(key);
    for (const imported of getImports(key)) addWithImports(imported);
  };
  addWithImports(entryKey);
  return keys;
}

/** Converts `static/js/react-DLytI4vo.chunk.js` to `react`. */
const toChunkName = (file: string): string => path.basename(file).replace(/-[\w-]{8}\.chunk\.js$/, '');
