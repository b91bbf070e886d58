/** Measures clicks on links on a slow CPU, beside other products with the same pages. */
import type { Browser, Page } from 'playwright';
import type { NavigationTiming } from '../page-timings.ts';
import type { PeerName } from '../peers/peers.ts';
import { openStage, type Product } from '../products.ts';
import {
  type ComparedFigures,
  describeMachine,
  type Measurement,
  measureElements,
  runRounds,
} from '../rounds.ts';
import { desktop, hideClicks, hydrate, timeClick, timeReturn, visit } from '../visit.ts';

interface Route {
  name: string;
  from: string;
  /** Selector of the link. */
  link: string;
}

/** @throws Error if a build fails, or a page does not appear. */
export async function benchNavigate(
  peerNames: readonly PeerName[],
  rounds: number,
): Promise<ComparedFigures> {
  const machine = describeMachine();
  await using stage = await openStage(peerNames);
  const { browser, landmarks } = stage;
  const routes: Route[] = [
    { name: 'home to list', from: '/', link: 'header a[href="/blog"]' },
    { name: 'post to list', from: landmarks.post, link: 'header a[href="/blog"]' },
    { name: 'list to post', from: '/blog', link: `main a[href="${landmarks.post}"]` },
    { name: 'home to the other language', from: '/', link: 'header a[hreflang]' },
  ];
  // The browser's own load of our pages, which navigation by script must beat.
  const fullLoads = stage.products
    .filter(({ isOurs }) => isOurs)
    .map((product) => ({ ...product, name: `${product.name}, full load`, hidesClicks: true }));
  const measurements = routes.flatMap((route) =>
    [true, false].map((isSettled): Measurement => {
      const label = `${route.name}, ${isSettled ? 'page settled' : 'just loaded'}`;
      return async (product) => {
        const { painted, settled } = await timeRoute(browser, product, route, isSettled);
        return { [label]: painted, [`${label}, until idle`]: settled };
      };
    }),
  );
  const returns = [
    { name: 'home', from: '/' },
    { name: 'post', from: landmarks.post },
  ].map(
    ({ name, from }): Measurement =>
      async ({ origin, isOurs, hidesClicks }) => {
        if (hidesClicks) return {};
        const ms = await visit(browser, desktop, async (page) => {
          await page.goto(origin + from);
          await hydrate(page, isOurs);
          return timeReturn(page, `${origin}/blog`);
        });
        return { [`back to ${name}, after a full load`]: ms };
      },
  );
  return {
    measuredOn: `Chromium ${browser.version()}; ${machine}`,
    comparison: await runRounds([...stage.products, ...fullLoads], [...measurements, ...returns], rounds),
    elements: await measureElements(stage, ['/', '/blog', landmarks.post]),
  };
}

const timeRoute = (
  browser: Browser,
  { origin, isOurs, hidesClicks }: Product,
  { from, link }: Route,
  isSettled: boolean,
): Promise<NavigationTiming> =>
  visit(browser, desktop, async (page: Page) => {
    if (hidesClicks) await hideClicks(page);
    await page.goto(origin + from, { waitUntil: 'load' });
    if (isSettled) await hydrate(page, isOurs);
    return timeClick(page, page.locator(link).filter({ visible: true }).first());
  });
