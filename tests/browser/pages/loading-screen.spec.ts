import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '#tests/support/browser/site.ts';

const screen = '[data-loading-screen]';

declare global {
  interface Window {
    shifts: number;
  }
}

test('covers nothing while only the font is late, which then moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator(screen)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(
    await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 5, top + 20));
    }),
  ).toBe(true);
  release();
  await expect(page.locator(screen)).toBeHidden();
  expect(await page.evaluate(() => window.shifts)).toBe(0);
});

test('shows that the font is late also when the text that asks for it came late', async ({
  page,
  baseURL,
}) => {
  const text = Promise.withResolvers<void>();
  const font = Promise.withResolvers<void>();
  const site = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (url.endsWith('.woff2')) await font.promise;
    if (url !== '/') return response.end(body);
    const root = body.indexOf('<div id="root"');
    response.write(body.subarray(0, root));
    await text.promise;
    response.end(body.subarray(root));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await expect(page.locator(screen)).toBeHidden();
  text.resolve();
  await expect(page.locator(screen)).toBeVisible();
  font.resolve();
  await expect(page.locator(screen)).toBeHidden();
  await page.close();
  site.close();
});

test('never shows on a page that is ready', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      if (changes.some(({ target }) => !(target as HTMLElement).hidden))
        console.error('The loading screen showed.');
    }).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'data-loading-screen'],
    });
  });
  // The moment of the decision comes when the page is ready, however slow the machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.clock.runFor(1000);
  await expect(page.locator(screen)).toBeHidden();
});

test('the styles of the first paint come with the page', async ({ page }) => {
  await page.route('**/static/css/**', (route) => route.abort());
  await page.goto('/team');
  await expect(page.locator(screen)).toBeHidden();
  await expect(page.getByRole('banner')).toHaveCSS('display', 'grid');
});
