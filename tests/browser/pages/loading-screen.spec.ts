import { maxHeadBytes } from '#build/output/compress.ts';
import { serveDelayedPage } from '#tests/support/browser/delayed-page.ts';
import { recordLayoutShift } from '#tests/support/browser/layout-shift.ts';
import { expect, test } from '#tests/support/browser/site.ts';

const loadingScreen = '[data-loading-screen]';

test('the loading screen covers no content while the font loads, and the font shifts nothing', async ({
  page,
}) => {
  const getLayoutShift = await recordLayoutShift(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(loadingScreen)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(
    await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 5, top + 20));
    }),
  ).toBe(true);
  release();
  await expect(page.locator(loadingScreen)).toBeHidden();
  // The widths of both fonts differ by fractions of a pixel.
  expect((await getLayoutShift()).score).toBeLessThan(0.001);
});

test('the loading screen appears if the font is late because the text was late', async ({
  page,
  baseURL,
}) => {
  const fontGate = Promise.withResolvers<void>();
  await using delayedPage = await serveDelayedPage(baseURL, '/', /(?=<div id="root")/, (path) =>
    path.endsWith('.woff2') ? fontGate.promise : undefined,
  );
  await page.goto(delayedPage.url, { waitUntil: 'commit' });
  await expect(page.locator(loadingScreen)).toBeHidden();
  delayedPage.release();
  await expect(page.locator(loadingScreen)).toBeVisible();
  fontGate.resolve();
  await expect(page.locator(loadingScreen)).toBeHidden();
});

test('the loading screen never appears on a page that is ready', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((mutations) => {
      if (mutations.some(({ target }) => !(target as HTMLElement).hidden))
        console.error('The loading screen appeared.');
    }).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'data-loading-screen'],
    });
  });
  await page.route('/rare.woff2', () => undefined);
  // The script decides when the test lets the clock run, so the page is ready on every machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  // Browsers request a font once they lay out text, which a slow machine does long after the network is idle.
  const hasFont = () => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await expect.poll(hasFont).toBe(true);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A font for rare characters, which a section further down may need, never loads.
    document.fonts.add(new FontFace('rare', 'url(/rare.woff2)'));
    void document.fonts.load('1rem rare');
  });
  await page.clock.runFor(1000);
  await expect(page.locator(loadingScreen)).toBeHidden();
});

test('a page is painted up to the link of its stylesheet before the stylesheet arrives', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/css/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/team', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('display', 'grid');
  await expect(page.locator(loadingScreen)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await expect(page.getByRole('contentinfo')).toHaveCSS('color-scheme', 'dark');
});

test.describe('without its stylesheet', () => {
  test.use({ toleratedErrors: /net::ERR_FAILED/ });
  test('a page shows its footer if its stylesheet fails to load', async ({ page }) => {
    await page.route('**/static/css/**', (route) => route.abort());
    await page.goto('/team');
    await expect(page.getByRole('banner')).toHaveCSS('display', 'grid');
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
});

test('the head of a response leaves the first packets to the page', async ({ request }) => {
  for (const path of ['/', '/no/blog']) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(['HTTP/1.1 200 OK\r\n', ...lines, '\r\n'].join('').length).toBeLessThan(maxHeadBytes);
  }
});

for (const path of ['/', '/no', '/app-development', '/trust-center', '/contact'])
  test(`${path} loads the core font only, because no rare character is on the page`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.evaluate(async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await document.fonts.ready;
    });
    await page.waitForLoadState('networkidle');
    expect(fonts).toEqual([expect.stringContaining('-core-')]);
  });
