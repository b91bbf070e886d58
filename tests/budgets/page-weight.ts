/** Measures how many bytes a visitor loads with each page of a build, compressed with Brotli. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Manifest as ViteManifest } from 'vite';
import { type ClientPageData, clientDataId } from '#content/client-data.ts';
import { type ServeManifest, serveManifestPath } from '#server/site/serve-manifest.ts';

export interface PageWeight {
  path: string;
  kind: 'home' | 'page' | 'post';
  /** Bytes of the HTML file. */
  html: number;
  /** Bytes of the styles, compressed by themselves: inline ones and stylesheets. */
  css: number;
  /** Bytes of the stylesheet that the page links. */
  deferredCss: number;
  font: number;
  /** Script before the first interaction. */
  initialScript: number;
  /** Script when every feature of the page was used, without `rareChunks`. */
  totalScript: number;
  /** Requests of the first load, without images, which depend on the screen, and without the icon. */
  requests: number;
  /** Bytes of the chunks in `totalScript`, by name without the hash. */
  chunks: Record<string, number>;
  /** Elements of the page, and those that React hydrates. */
  elements: number;
  hydratedElements: number;
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
    const page = readElements(html);
    const [boot] = findReferences(html, /<head data-boot="\/([^"]+)"/g);
    const fonts = findReferences(html, /<link rel="preload" href="\/([^"]+)" as="font"/g);
    const stylesheets = findReferences(html, /<link rel="stylesheet" href="\/([^"]+)"/g);
    const deferredCss = sum(stylesheets.map(measureFile));
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
    const initialChunks = collectChunks(
      manifest,
      findKey(manifest, boot),
      (key) => manifest[key]?.imports ?? [],
    );
    const allChunks = collectChunks(manifest, findKey(manifest, boot), (key) =>
      getUsedChunks(manifest, key, page.modules),
    );
    const chunks = Object.fromEntries(
      [...allChunks].map((key) => [
        toChunkName(manifest[key]?.file ?? ''),
        measureFile(manifest[key]?.file ?? ''),
      ]),
    );
    return {
      path: pagePath,
      kind: page.kind,
      html: measureFile(file),
      css: brotliCompressSync(styles).length + deferredCss,
      deferredCss,
      font: sum(fonts.map(measureFile)),
      initialScript: sum([...initialChunks].map((key) => measureFile(manifest[key]?.file ?? ''))),
      totalScript: sum(Object.values(chunks)),
      requests: 1 + stylesheets.length + fonts.length + initialChunks.size,
      chunks,
      elements: page.elements,
      hydratedElements: page.hydratedElements,
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

/** Returns the chunks that a chunk may load on a page. Islands of other pages are not among them. */
function getUsedChunks(manifest: ViteManifest, key: string, modules: readonly string[]): string[] {
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  const isIsland = (chunk: string) => /^(?:forms\/islands|layouts\/|sections\/)/.test(chunk);
  return [...imports, ...dynamicImports].filter((imported) => {
    const file = manifest[imported]?.file ?? '';
    if (rareChunks.has(toChunkName(file))) return false;
    return !isIsland(imported) || modules.includes(`/${file}`);
  });
}

type Node = DefaultTreeAdapterTypes.ChildNode;

const getAttribute = (node: Node, name: string): string | undefined =>
  'attrs' in node ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined;
const getChildren = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const countElements = (node: Node): number =>
  getChildren(node).reduce((count, child) => count + ('tagName' in child ? 1 : 0) + countElements(child), 0);

/** Reads a page's kind, its data, and the numbers of its elements. */
function readElements(
  html: string,
): Pick<PageWeight, 'kind' | 'elements' | 'hydratedElements'> & { modules: string[] } {
  const nodes: Node[] = [];
  const collect = (node: Node) => {
    nodes.push(node);
    for (const child of getChildren(node)) collect(child);
  };
  for (const node of parse(html).childNodes) collect(node);
  const root = nodes.find((node) => getAttribute(node, 'id') === 'root');
  const record = nodes.find((node) => getAttribute(node, 'id') === clientDataId);
  const [text] = record ? getChildren(record) : [];
  if (!root || !text || !('value' in text)) throw new Error('A page has no content or no data.');
  const { path: pagePath, modules } = JSON.parse(text.value) as ClientPageData;
  const isArticle = nodes.some((node) => getAttribute(node, 'content') === 'article');
  const isHome = pagePath === '/' || pagePath === '/no';
  return {
    kind: isHome ? 'home' : isArticle ? 'post' : 'page',
    modules,
    elements: countElements(root),
    hydratedElements: sum(
      nodes.filter((node) => getAttribute(node, 'data-island') !== undefined).map(countElements),
    ),
  };
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
