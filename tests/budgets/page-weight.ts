/** What a page of a build weighs for its visitor, read from what the build wrote. Bytes are compressed by Brotli. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest as ViteManifest } from 'vite';
import { type PageData, getPageDataPath } from '#content/page-data.ts';
import { type ServeManifest, serveManifestPath } from '#server/site/serve-manifest.ts';

export interface PageWeight {
  path: string;
  kind: PageData['kind'];
  /** The page's file. */
  html: number;
  /** The styles in it, by themselves. */
  css: number;
  font: number;
  /** Script until there is a sign of a person. */
  initialScript: number;
  /** Script when everything on the page was used. What most visits never load is not in it, see `exceptional`. */
  totalScript: number;
  /** Files that the first load asks for; pictures, which depend on the screen, and the icon apart. */
  requests: number;
  /** Chunks of `scriptInAll` by name, without the hash; the body is `body`. */
  chunks: Record<string, number>;
}

/**
 * Weighs every page.
 * @param outDir the folder of the build.
 * @throws where it holds none.
 */
export function measurePages(outDir: string): PageWeight[] {
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const { pages } = JSON.parse(read(serveManifestPath)) as ServeManifest;
  const manifest = JSON.parse(read('.site/manifest.json')) as ViteManifest;
  const weigh = (file: string) => {
    const compressed = path.join(outDir, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : path.join(outDir, file)).size;
  };
  return Object.entries(pages).map(([address, file]) => {
    const html = read(file);
    const record = JSON.parse(read(getPageDataPath(address).slice(1))) as PageData;
    const [first] = referencesIn(html, /<script type="module" src="\/([^"]+)"/g);
    const fonts = referencesIn(html, /<link rel="preload" href="\/([^"]+)" as="font"/g);
    const sheets = referencesIn(html, /<link rel="stylesheet" href="\/([^"]+)"/g);
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
    const atFirst = reached(manifest, keyOf(manifest, first), (key) => manifest[key]?.imports ?? []);
    const inAll = reached(manifest, keyOf(manifest, first), (key) => usedBy(manifest, key, record));
    const chunks = Object.fromEntries(
      [...inAll].map((key) => [nameOf(manifest[key]?.file ?? ''), weigh(manifest[key]?.file ?? '')]),
    );
    if (record.body) chunks.body = weigh(record.body.slice(1));
    return {
      path: address,
      kind: record.kind,
      html: weigh(file),
      css: brotliCompressSync(styles).length + sum(sheets.map(weigh)),
      font: sum(fonts.map(weigh)),
      scriptAtFirst: sum([...atFirst].map((key) => weigh(manifest[key]?.file ?? ''))),
      scriptInAll: sum(Object.values(chunks)),
      requests: 1 + sheets.length + fonts.length + atFirst.size,
      chunks,
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const referencesIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

function keyOf(manifest: ViteManifest, file: string | undefined): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.file === file);
  if (key === undefined) throw new Error('A page names a script that is not of its build.');
  return key;
}

/**
 * Chunks for a sender who looks suspicious, for a browser without view timelines, for strings that a page lacks, and for
 * videos, which ask for consent.
 */
const exceptional = new Set(['proof-of-work', 'parallax-gsap', 'i18next-backend', 'video']);

/** What a chunk may load on a page: of layouts and parts only the page's own. */
function usedBy(manifest: ViteManifest, key: string, { layout, parts = [] }: PageData): string[] {
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  const own = `${layout.replaceAll('-', '')}layout`;
  return [...imports, ...dynamicImports].filter((each) => {
    if (exceptional.has(nameOf(manifest[each]?.file ?? ''))) return false;
    const name = path.basename(each).replace(/\.tsx?$/, '');
    if (each.startsWith('layouts/lazy-components/')) return parts.some((part) => part === name);
    return !/^layouts\/[\w-]+\/\w+Layout\.tsx$/.test(each) || name.toLowerCase() === own;
  });
}

function reached(manifest: ViteManifest, from: string, next: (key: string) => string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key) || !manifest[key]) return;
    found.add(key);
    for (const each of next(key)) visit(each);
  };
  visit(from);
  return found;
}

/** `static/js/react-DLytI4vo.chunk.js` to `react`. */
const nameOf = (file: string): string => path.basename(file).replace(/-[\w-]{8}\.chunk\.js$/, '');
