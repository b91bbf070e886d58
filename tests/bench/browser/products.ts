/** Builds and serves our site and the same pages made with other products. */
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { type PeerName, servePeer } from './peers/peers.ts';
import { listElements, readSiteContent, type SitePage } from './peers/site-content.ts';

export const ourName = 'ours';

export interface Product {
  name: string;
  /** Origin, without a trailing slash. */
  origin: string;
  isOurs: boolean;
  /** True if the page's scripts do not see clicks, so that the browser itself follows links. */
  hidesClicks?: boolean;
}

/** Addresses and labels that the measurements use. They are read from the site, because its content changes. */
export interface Landmarks {
  post: string;
  /** Label of the carousel's button for the next slide. */
  nextSlide: string;
}

export interface Stage {
  browser: Browser;
  products: Product[];
  landmarks: Landmarks;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a browser, our server and those of other products.
 * @throws Error if a build fails, or a product cannot be installed.
 */
export async function openStage(peerNames: readonly PeerName[]): Promise<Stage> {
  const outDir = path.resolve('.cache/bench/site');
  if (!(await runBuild({ ...readEnvironment(process.env), outDir })))
    throw new Error('The build failed, so there is no page to visit.');
  await using stack = new AsyncDisposableStack();
  const server = await startServerProcess({
    OUT_DIR: outDir,
    DATA_DIR: path.resolve('.cache/bench/site-data'),
    LOG_LEVEL: 'warn',
  });
  stack.defer(async () => void (await server.stop()));
  // Going back would always be a full load without this cache, which visitors have.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  stack.defer(() => browser.close());
  const blankPage = await browser.newPage();
  const content = await readSiteContent(server.origin, blankPage);
  await blankPage.close();
  const products: Product[] = [{ name: ourName, origin: server.origin, isOurs: true }];
  for (const peerName of peerNames)
    for (const peer of await servePeer(peerName, content)) {
      stack.defer(() => peer.stop());
      products.push({ ...peer, isOurs: false });
    }
  const disposables = stack.move();
  return {
    browser,
    products,
    landmarks: findLandmarks(content.pages),
    [Symbol.asyncDispose]: () => disposables.disposeAsync(),
  };
}

function findLandmarks(pages: readonly SitePage[]): Landmarks {
  const listElementsOf = (pathname: string) =>
    pages.filter((page) => page.path === pathname).flatMap(({ main }) => listElements(main));
  const links = listElementsOf('/blog').flatMap(({ attributes }) => `${attributes.href ?? ''}`);
  const post = links.find((href) => /^\/blog\/[^/]+$/.test(href));
  const carousel = listElementsOf('/').find(({ tag }) => tag === 'Carousel');
  if (!post || !carousel) throw new Error('The site has no post, or no carousel on its home page.');
  return { post, nextSlide: (carousel.attributes.labels as { next: string }).next };
}
