import type { Page, Route } from 'playwright/test';
import { expect, test, wake } from '#tests/support/browser/site.ts';

/** Lives as long as the document does: a full load of a page loses it. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });
const marked = (page: Page) => page.locator('html[data-marked]');
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Holds requests until `release` is called. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: resolve,
    hold: async (route: Route) => {
      await promise;
      await route.continue().catch(() => undefined);
    },
  };
}

test.describe('a page that nobody has touched', () => {
  test('loads one small script, and no other until there is a sign of a person', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/team', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/static\/js\/boot-[\w-]+\.chunk\.js$/)]);
    await wake(page);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.every((path) => /^\/static\/js\/[\w-]+\.chunk\.js$/.test(path))).toBe(true);
  });

  for (const sign of ['keyboard', 'scroll', 'touch'] as const)
    test(`is woken by ${sign}`, async ({ browser }) => {
      const context = await browser.newContext({ hasTouch: true, locale: 'en-GB' });
      const page = await context.newPage();
      await page.goto('/team', { waitUntil: 'networkidle' });
      await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
      if (sign === 'keyboard') await page.keyboard.press('Tab');
      if (sign === 'scroll') await page.evaluate(() => window.scrollTo(0, 300));
      if (sign === 'touch') await page.touchscreen.tap(5, 300);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
      await context.close();
    });

  test('follows a click by itself while the application is still on its way', async ({ page }) => {
    const { hold, release } = gate();
    await page.route(/\/static\/js\/client-/, hold);
    await page.goto('/team');
    await mainLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await expect(marked(page)).toHaveCount(0);
    release();
  });

  test('stays usable when the application cannot be had, and tries again at the next sign', async ({
    page,
  }) => {
    await page.route(/\/static\/js\/client-/, (route) => route.abort());
    await page.goto('/team');
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(10, 10);
    await failed;
    await page.unroute(/\/static\/js\/client-/);
    await page.mouse.move(50, 50);
    await mainLink(page, 'Blog').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the workshop');
  });
  test.use({ tolerated: /ERR_FAILED/ });
});

test.describe('navigation by script', () => {
  test('changes page, head, focus and what a screen reader hears, without a load', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await mainLink(page, 'Portfolio').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/portfolio');
    await expect(page).toHaveTitle(/Fjellkode/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(marked(page)).toHaveCount(1);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]').last()).not.toBeEmpty();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/portfolio$/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('link[hreflang=no]').first()).toHaveAttribute('href', /\/no\/portfolio$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('goes to the top forward, and back to where the reader was', async ({ page }) => {
    await page.goto('/team');
    await wake(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await mainLink(page, 'Blog').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });

  test('leads to a place on another page', async ({ page }) => {
    await page.goto('/team');
    await wake(page);
    await mark(page);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/#about');
    await expect(marked(page)).toHaveCount(1);
    await expect(page.locator('#about').first()).toBeInViewport();
  });

  test('brings the strings of the next page with it', async ({ page }) => {
    await page.goto('/team');
    await wake(page);
    await mainLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await page.locator('main article').getByRole('link').first().click();
    await expect(page.locator('main')).toContainText('Reading time');
  });

  test('marks the page it is on', async ({ page }) => {
    await page.goto('/team');
    await wake(page);
    await mainLink(page, 'Blog').click();
    await expect(mainLink(page, 'Blog')).toHaveAttribute('aria-current', 'page');
    await page.locator('main article').getByRole('link').first().click();
    await expect(mainLink(page, 'Blog')).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('a slow or broken line', () => {
  test.use({ tolerated: /ERR_FAILED|ChunkLoadError/ });

  test('shows that a page is loading, and hides it when the page is there', async ({ page }) => {
    await page.goto('/team');
    await wake(page);
    const { hold, release } = gate();
    await page.route('**/static/records/blog.json', hold);
    const indicator = page.locator('[data-loading-indicator]');
    await expect(indicator).toBeHidden();
    await mainLink(page, 'Blog').click();
    await expect(indicator).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'loading' })).toBeAttached();
    release();
    await expect(page).toHaveURL('/blog');
    await expect(indicator).toBeHidden();
  });

  for (const [what, pattern] of [
    ['record', '**/static/records/blog.json'],
    ['body', '**/static/js/blog-*.chunk.js*'],
    ['layout', '**/static/js/BlogLayout-*.chunk.js*'],
  ] as const)
    test(`offers another try when the ${what} of a page cannot be had`, async ({ page }) => {
      await page.goto('/team');
      await wake(page);
      await mark(page);
      await page.route(pattern, (route) => route.abort());
      await mainLink(page, 'Blog').click();
      await expect(page.getByRole('alert')).toContainText('The page did not come through');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.unroute(pattern);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the workshop');
      await expect(marked(page)).toHaveCount(1);
    });

  test('says so in Norwegian on a Norwegian page', async ({ page }) => {
    await page.goto('/no/team');
    await wake(page);
    await page.route('**/static/records/no/blog.json', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Blogg' }).click();
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  });

  test('gives a page up after 120 seconds, not before', async ({ page }) => {
    await page.clock.install();
    await page.goto('/team');
    await wake(page);
    const { hold, release } = gate();
    await page.route('**/static/records/blog.json', hold);
    const asked = page.waitForRequest('**/static/records/blog.json');
    await mainLink(page, 'Blog').click();
    await asked;
    await page.clock.fastForward(119_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('alert')).toContainText('The page did not come through');
    release();
  });
});

for (const path of ['/team', '/no/team'])
  test(`${path} asks for no strings beside its own`, async ({ page }) => {
    const strings: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/static/locales/')) strings.push(request.url());
    });
    await page.goto(path);
    await wake(page);
    expect(strings).toEqual([]);
  });

test('a site that was published anew is loaded anew', async ({ page }) => {
  await page.goto('/team');
  await wake(page);
  await mark(page);
  await page.route('**/static/records/blog.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), build: 'another' } });
  });
  await mainLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(marked(page)).toHaveCount(0);
});

test('going back to a page that was published anew keeps its anchor', async ({ page }) => {
  await page.goto('/privacy-policy#who-is-responsible');
  await wake(page);
  await mainLink(page, 'Portfolio').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/portfolio');
  await mark(page);
  await page.route('**/static/records/privacy-policy.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), build: 'another' } });
  });
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy#who-is-responsible');
  await expect(marked(page)).toHaveCount(0);
});

test.describe('unknown addresses', () => {
  test.use({ tolerated: /status of 404/ });
  for (const [path, language, home] of [
    ['/nowhere', 'en', '/'],
    ['/november', 'en', '/'],
    ['/no/ingensteds', 'no', '/no'],
    ['/blog/nowhere', 'en', '/'],
  ] as const)
    test(`${path} is a 404 in ${language} with a way on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main').getByRole('link').first()).toHaveAttribute('href', home);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await wake(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('a link to a place on the page leads there each time, and the way back to where it was followed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy');
  await wake(page);
  const link = page.locator('main nav a[href="#contact"]').first();
  const follow = () => link.evaluate((element: HTMLElement) => element.click());
  const place = page.locator('#contact');
  await page.evaluate(() => scrollTo(0, 300));
  await follow();
  await expect(page).toHaveURL('/privacy-policy#contact');
  await expect(place).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 1000));
  await follow();
  await expect(place).toBeInViewport();
  // React has had its turn: the router would have restored another position by now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(place).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(place).not.toBeInViewport();
});
