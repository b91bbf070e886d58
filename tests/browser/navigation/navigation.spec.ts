import type { Locator, Page, Route } from 'playwright/test';
import { getField, getForm } from '#tests/support/browser/forms.ts';
import { findMissingRules, findStyleChanges, stylesheets } from '#tests/support/browser/missing-rules.ts';
import {
  appliedStylesheetSelector,
  clickByScript,
  delayHydration,
  expect,
  fulfillWithData,
  getHomeLink,
  getMainLink,
  routePageFetch,
  test,
  triggerHydration,
} from '#tests/support/browser/site.ts';

/** URLs of the complete stylesheet. Deferred stylesheets of pages have other names. */
const completeStylesheet = '**/static/css/server-*.chunk.css';
/** URLs of all stylesheets. */
const anyStylesheet = '**/static/css/*.chunk.css';

/** Marks the document. A full load of a page loses the mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });
const getMarkedDocument = (page: Page) => page.locator('html[data-marked]');

/** Creates a route handler that delays requests until `release` is called. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: resolve,
    delay: async (route: Route) => {
      await promise;
      await route.continue().catch(() => undefined);
    },
  };
}

test('pages that client navigation shows have the styles of elements that the first page lacks', async ({
  page,
}) => {
  await page.goto('/contact');
  await triggerHydration(page);
  expect(await page.locator('main').evaluate((main) => main.querySelector('ol'))).toBeNull();
  await getMainLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main ol').first()).toHaveCSS('list-style-type', '""');
  expect(await page.evaluate(findMissingRules, stylesheets)).toEqual([]);
});

/** Follows a link of the page by script, so that it need not be in view. */
async function followLink(page: Page, path: string): Promise<void> {
  await clickByScript(page.locator(`a[href="${path}"]`).first());
  await expect(page).toHaveURL(path);
}

test.describe('a tap on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('marks the link in the frame before the page is shown, and no longer', async ({ page }) => {
    await page.goto('/blog');
    await triggerHydration(page);
    const link = page.locator('main a[href^="/blog/"]').first();
    await link.scrollIntoViewIfNeeded();
    const frames = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          const heading = document.querySelector('h1')?.textContent;
          const observe = () => {
            const isLeft = document.querySelector('h1')?.textContent !== heading;
            seen.push(
              isLeft ? 'next page' : document.querySelector('a[data-pending]') ? 'marked' : 'unmarked',
            );
            if (isLeft) resolve(seen);
            else requestAnimationFrame(observe);
          };
          requestAnimationFrame(observe);
        }),
    );
    await link.tap();
    expect([...new Set(await frames)]).toEqual(['unmarked', 'marked', 'next page']);
    await expect(page.locator('a[data-pending]')).toHaveCount(0);
  });
});

test.describe('a page before the first interaction', () => {
  test.use({ hasTouch: true });

  test('loads only the boot script, and the application at the first interaction', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/team', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/static\/js\/boot-[\w-]+\.chunk\.js$/)]);
    await triggerHydration(page);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.every((path) => /^\/static\/js\/[\w-]+\.chunk\.js$/.test(path))).toBe(true);
  });

  for (const interaction of ['keyboard', 'scroll', 'touch'] as const)
    test(`is hydrated by ${interaction}`, async ({ page }) => {
      await page.goto('/team', { waitUntil: 'networkidle' });
      await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
      if (interaction === 'keyboard') await page.keyboard.press('Tab');
      if (interaction === 'scroll') await page.evaluate(() => window.scrollTo(0, 300));
      if (interaction === 'touch') await page.touchscreen.tap(5, 300);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    });

  test('has links that the browser follows while the application and the next page are slow to arrive', async ({
    page,
  }) => {
    const nextPage = createGate();
    const release = await delayHydration(page);
    await routePageFetch(page, '/blog', nextPage.delay);
    await page.goto('/team');
    await markDocument(page);
    await getMainLink(page, 'Blog').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
    await expect(getMarkedDocument(page)).toHaveCount(0);
    nextPage.release();
    release();
  });

  test('marks a clicked link only if it opens another page in this tab', async ({ page }) => {
    await page.goto('/team');
    // A response without content leaves the page open.
    await page.route('/blog', (route) => route.fulfill({ status: 204 }));
    const getMarkedLinks = () => page.locator('a[data-pending]');
    const link = getMainLink(page, 'Blog');
    await link.evaluate((element: HTMLElement) => {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    });
    await page.locator('main a[href^="#"]').first().click();
    await expect(getMarkedLinks()).toHaveCount(0);
    await link.click();
    await expect(getMarkedLinks()).toHaveText('Blog');
    await expect(link).toHaveCSS('opacity', '0.6');
    // The mark ends when the page has not come.
    await expect(getMarkedLinks()).toHaveCount(0);
  });

  test('pauses loading when a link is clicked, so that its page is not delayed', async ({ page }) => {
    const react = createGate();
    await page.route(/\/static\/js\/react-/, react.delay);
    await page.clock.install();
    await page.goto('/team');
    // A response without content leaves the page open.
    await page.route('/blog', (route) => route.fulfill({ status: 204 }));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(20, 20);
    await clickByScript(getMainLink(page, 'Blog'));
    const reactLoaded = page.waitForResponse(/\/static\/js\/react-/);
    react.release();
    await reactLoaded;
    await page.clock.runFor(1_500);
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    await page.clock.runFor(500);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  });

  test('stays usable when the application fails to load, and tries again at the next interaction', async ({
    page,
  }) => {
    await page.route(/\/static\/js\/client-/, (route) => route.abort());
    await page.goto('/team');
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(10, 10);
    await failed;
    await page.unroute(/\/static\/js\/client-/);
    await page.mouse.move(50, 50);
    await getMainLink(page, 'Blog').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
  });
  test.use({ toleratedErrors: /ERR_FAILED/ });
});

/** Advances a stopped clock in steps until a condition holds. */
const runClockUntil = (page: Page, hasHappened: () => boolean | Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(20).catch(() => undefined);
      return hasHappened();
    })
    .toBe(true);

test.describe('a page before the first interaction, on a fast connection', () => {
  test.use({ hasTouch: true, connection: { saveData: false, effectiveType: '4g' } });

  /** Opens a page, and waits until its navigation has started. It removes the speculation rules. */
  async function openWithNavigation(page: Page, path = '/team'): Promise<void> {
    await page.goto(path);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await markDocument(page);
  }

  /** Stops the clock, and taps a link whose page is not answered. @returns a function that lets the page arrive. */
  async function tapSlowLink(page: Page): Promise<() => void> {
    const nextPage = createGate();
    await openWithNavigation(page);
    await routePageFetch(page, '/careers', nextPage.delay);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('main a[href="/careers"]').first().tap();
    return nextPage.release;
  }

  test('follows the first tap on a link without a full load', async ({ page }) => {
    const release = await delayHydration(page);
    await openWithNavigation(page);
    await page.locator('main a[href="/careers"]').first().tap();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(getMarkedDocument(page)).toHaveCount(1);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  });

  test('needs no other stylesheet to show the other language', async ({ page }) => {
    const { delay, release } = createGate();
    await page.route(completeStylesheet, delay);
    await openWithNavigation(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).filter({ visible: true }).tap();
    await expect(page.locator('html[lang=no]')).toHaveCount(1);
    await expect(page).toHaveURL('/no');
    await expect(getMarkedDocument(page)).toHaveCount(1);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    expect(await page.evaluate(findMissingRules, stylesheets)).toEqual([]);
  });

  test('shows the loading indicator while the page of a tapped link is loading', async ({ page }) => {
    const release = await tapSlowLink(page);
    await page.clock.runFor(140);
    await expect(page.locator('[data-loading-indicator]')).toHaveCount(0);
    // The click may come after the tap has been reported.
    await runClockUntil(page, () => page.locator('[data-loading-indicator]').isVisible());
    release();
    await expect(page).toHaveURL('/careers');
    // Showing a page takes tasks, which the stopped clock holds back.
    await runClockUntil(page, async () => (await page.locator('[data-loading-indicator]').count()) === 0);
    await expect(getMarkedDocument(page)).toHaveCount(1);
  });

  test('leaves a tapped link to the browser if its page has failed', async ({ page }) => {
    await openWithNavigation(page);
    await routePageFetch(page, '/careers', (route) => route.abort());
    await page.locator('main a[href="/careers"]').first().tap();
    await expect(page).toHaveURL('/careers');
    await expect(getMarkedDocument(page)).toHaveCount(0);
  });

  test('leaves a tapped link to the browser if its page has not arrived after two seconds', async ({
    page,
  }) => {
    const release = await tapSlowLink(page);
    await page.clock.runFor(1_990);
    await expect(page).toHaveURL('/team');
    await runClockUntil(page, () => page.url().endsWith('/careers'));
    await expect(getMarkedDocument(page)).toHaveCount(0);
    release();
  });
  test.use({ toleratedErrors: /ERR_FAILED/ });
});

test.describe('a page whose application is loading', () => {
  /** Opens a page, and hovers a link until its page has arrived. @returns a function that lets the application load. */
  async function hoverLink(page: Page, path: string, link: Locator): Promise<() => void> {
    const release = await delayHydration(page);
    await page.goto(path);
    await markDocument(page);
    const href = await link.evaluate(({ pathname }: HTMLAnchorElement) => pathname);
    const responses = [page.waitForResponse(`**${href}`), page.waitForResponse(completeStylesheet)];
    await link.hover();
    for (const response of await Promise.all(responses)) await response.finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return release;
  }

  test('follows a link to a prefetched page, and hands that page over to the application', async ({
    page,
  }) => {
    const release = await hoverLink(page, '/team', getMainLink(page, 'Blog'));
    await page.evaluate(() => window.scrollTo(0, 500));
    await clickByScript(getMainLink(page, 'Blog'));
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect(page.locator('[aria-live=polite]').last()).toHaveText('Blog');
    await clickByScript(getMainLink(page, 'Portfolio'));
    await expect(page).toHaveURL('/portfolio');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await expect(getMarkedDocument(page)).toHaveCount(1);
  });

  test('shows a page that arrives shortly after the click', async ({ page }) => {
    const nextPage = createGate();
    await page.clock.install();
    const release = await delayHydration(page);
    await routePageFetch(page, '/blog', nextPage.delay);
    await page.goto('/team');
    await markDocument(page);
    const request = page.waitForRequest('**/blog');
    await getMainLink(page, 'Blog').hover();
    await page.clock.runFor(1_000);
    await request;
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await getMainLink(page, 'Blog').click();
    nextPage.release();
    await expect(page).toHaveURL('/blog');
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
    await expect(getMarkedDocument(page)).toHaveCount(1);
    release();
  });

  test('follows the language link, and stores the choice', async ({ page }) => {
    const link = page.locator('header a[hreflang=no]').filter({ visible: true });
    const release = await hoverLink(page, '/team', link);
    await link.click();
    await expect(page).toHaveURL('/no/team');
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    await expect(getMarkedDocument(page)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('no');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect(page.locator('[aria-live=polite]').last()).not.toBeEmpty();
  });

  test('is loaded in full when the visitor goes back to it from the next page', async ({ page }) => {
    const release = await hoverLink(page, '/team', getMainLink(page, 'Blog'));
    await getMainLink(page, 'Blog').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect(getMarkedDocument(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Advice on apps and websites');
    release();
  });

  test('hydrates the islands of the page that is shown by then', async ({ page }) => {
    const release = await hoverLink(page, '/team', getMainLink(page, 'Contact us'));
    await getMainLink(page, 'Contact us').click();
    await expect(page).toHaveURL('/contact');
    await expect(getMarkedDocument(page)).toHaveCount(1);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect(page.locator('form').locator('xpath=ancestor::*[@data-island]')).toHaveAttribute(
      'data-hydrated',
    );
  });

  test('with a form has links that the browser follows, because it keeps what was typed', async ({
    page,
  }) => {
    const release = await hoverLink(page, '/contact', getMainLink(page, 'Blog'));
    await getField(getForm(page, 'message'), 'fullName').fill('Kari Nordmann');
    await getMainLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await expect(getMarkedDocument(page)).toHaveCount(0);
    await page.goBack();
    await expect(getField(getForm(page, 'message'), 'fullName')).toHaveValue('Kari Nordmann');
    release();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('each page of a visit, and the first one again, has the styles of a full load', async ({ page }) => {
    // Otherwise the stylesheet of all pages would be there before the styles of a page.
    const { delay, release } = createGate();
    await page.route(completeStylesheet, delay);
    await page.goto('/team');
    await triggerHydration(page);
    // The inline styles of the first page stay, but no other page may depend on them.
    const setFirstStyles = (media: string) =>
      page
        .locator('head style')
        .first()
        .evaluate((style: HTMLStyleElement, query) => {
          style.media = query;
        }, media);
    const findMissing = async () => {
      await setFirstStyles('not all');
      const missing = await page.evaluate(findMissingRules, stylesheets);
      await setFirstStyles('');
      return missing;
    };
    const post = '/blog/what-31-policies-taught-us';
    const visit = ['/portfolio', '/kiddy-app', '/blog', post, '/privacy-policy'];
    for (const path of visit) {
      await followLink(page, path);
      expect(await findMissing(), path).toEqual([]);
    }
    for (const _ of visit) await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator(appliedStylesheetSelector)).toHaveCount(0);
    expect(await findMissing()).toEqual([]);
    expect(await page.evaluate(findStyleChanges, stylesheets)).toEqual([]);
    release();
  });

  test.describe('whose own styles fail to load', () => {
    test.use({ toleratedErrors: /ERR_FAILED/ });

    test('a page is shown with the stylesheet of all pages', async ({ page }) => {
      const { delay, release } = createGate();
      await page.route(completeStylesheet, delay);
      await page.goto('/team');
      await triggerHydration(page);
      await page.route('**/static/css/deferred-*', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('deferred-'));
      await getHomeLink(page).click();
      await failed;
      release();
      await expect(page).toHaveURL('/');
      await expect(page.locator(appliedStylesheetSelector)).toHaveCount(1);
      expect(await page.evaluate(findMissingRules, stylesheets)).toEqual([]);
    });
  });

  test('the styles of a page are applied after the page before it is removed, which is not styled again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { replaceWith } = Element.prototype;
      Element.prototype.replaceWith = function (...nodes) {
        if (this.id === 'main')
          document.documentElement.dataset.marked = `${document.adoptedStyleSheets.length}`;
        replaceWith.apply(this, nodes);
      };
    });
    await page.goto('/team');
    await triggerHydration(page);
    await getMainLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('html')).toHaveAttribute('data-marked', '0');
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    await expect(page.locator(appliedStylesheetSelector)).toHaveCount(0);
  });
});

test.describe('client navigation', () => {
  test('changes page, head, focus and live region without a full load', async ({ page }) => {
    await page.goto('/');
    await triggerHydration(page);
    await markDocument(page);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await clickByScript(getMainLink(page, 'Portfolio'));
    await expect(page).toHaveURL('/portfolio');
    await expect(page).toHaveTitle(/Fjellkode/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(getMarkedDocument(page)).toHaveCount(1);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]').last()).not.toBeEmpty();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/portfolio$/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('link[hreflang=no]').first()).toHaveAttribute('href', /\/no\/portfolio$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps the elements of the header, and closes its menus', async ({ page }) => {
    await page.goto('/');
    await triggerHydration(page);
    const header = page.locator('header').first();
    await header.evaluate((element) => element.classList.add('marked'));
    const menu = header.locator('details').first();
    await menu.evaluate((element) => {
      element.dataset.marked = '';
      (element as HTMLDetailsElement).open = true;
    });
    const summary = menu.locator('summary');
    await summary.evaluate((element) => {
      (element as HTMLElement & { isKept?: boolean }).isKept = true;
    });
    await menu.locator('a[href="/app-development"]').click();
    await expect(page).toHaveURL('/app-development');
    await expect(menu).not.toHaveAttribute('open');
    // Attributes added on the last page are removed, although the elements are kept.
    await expect(page.locator('header.marked, header [data-marked]')).toHaveCount(0);
    expect(await summary.evaluate((element) => (element as HTMLElement & { isKept?: boolean }).isKept)).toBe(
      true,
    );
    await expect(summary).toHaveAttribute('class', /current/);
  });

  test('scrolls to the top of a new page, and restores the position when going back', async ({ page }) => {
    await page.goto('/team');
    await triggerHydration(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await clickByScript(getMainLink(page, 'Blog'));
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });

  test('keeps the position of a visitor who scrolls before React has rendered the new page', async ({
    page,
  }) => {
    await page.goto('/team');
    await triggerHydration(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    // The page is shown in the frame after the click, and React renders it when the browser is idle after that.
    const positions = await getMainLink(page, 'Portfolio').evaluate(async (link: HTMLElement) => {
      const shown = new Promise((resolve) => {
        const observer = new MutationObserver(() => resolve(observer.disconnect()));
        observer.observe(document.getElementById('root') as HTMLElement, { childList: true });
      });
      link.click();
      await shown;
      const start = scrollY;
      scrollTo(0, 300);
      return [start, scrollY];
    });
    expect(positions).toEqual([0, 300]);
    await expect(page.locator('#main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('scrolls to an anchor on another page', async ({ page }) => {
    await page.goto('/team');
    await triggerHydration(page);
    await markDocument(page);
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/#about');
    await expect(getMarkedDocument(page)).toHaveCount(1);
    await expect(page.locator('#about').first()).toBeInViewport();
  });

  test('loads the strings of the next page', async ({ page }) => {
    await page.goto('/team');
    await triggerHydration(page);
    await getMainLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await page.locator('main article').getByRole('link').first().click();
    await expect(page.locator('main')).toContainText('Reading time');
  });

  test('marks the current page in the header', async ({ page }) => {
    await page.goto('/team');
    await triggerHydration(page);
    await getMainLink(page, 'Blog').click();
    await expect(getMainLink(page, 'Blog')).toHaveAttribute('aria-current', 'page');
    await page.locator('main article').getByRole('link').first().click();
    await expect(getMainLink(page, 'Blog')).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('a slow or failing connection', () => {
  test.use({ toleratedErrors: /ERR_FAILED|ChunkLoadError/ });

  test('shows the loading indicator until the page has loaded', async ({ page }) => {
    await page.goto('/team');
    await triggerHydration(page);
    const { delay, release } = createGate();
    await routePageFetch(page, '/blog', delay);
    const indicator = page.locator('[data-loading-indicator]');
    await expect(indicator).toBeHidden();
    await getMainLink(page, 'Blog').click();
    await expect(indicator).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'loading' })).toBeAttached();
    release();
    await expect(page).toHaveURL('/blog');
    await expect(indicator).toBeHidden();
  });

  test('shows the loading indicator while the styles of the page are loading', async ({ page }) => {
    const { delay, release } = createGate();
    await page.goto('/team');
    await page.route(anyStylesheet, delay);
    await triggerHydration(page);
    await getHomeLink(page).click();
    const indicator = page.locator('[data-loading-indicator]');
    await expect(indicator).toBeInViewport({ ratio: 1 });
    const { width, height } = (await indicator.boundingBox()) ?? { width: 0, height: 0 };
    // A round indicator of 51 px, without the text for screen readers.
    expect([Math.round(width), Math.round(height)]).toEqual([51, 51]);
    release();
    await expect(page).toHaveURL('/');
    await expect(indicator).toBeHidden();
  });

  for (const [part, path, pattern] of [
    ['HTML', '/blog', '**/blog'],
    ['script of the form', '/contact', '**/static/js/islands-*.chunk.js*'],
    ['stylesheet', '/', anyStylesheet],
  ] as const)
    test(`offers a retry when the ${part} of a page fails to load`, async ({ page }) => {
      await page.goto('/team');
      await page.route(pattern, (route) => route.abort());
      await triggerHydration(page);
      await markDocument(page);
      const link = page.locator(`header a[href="${path}"]:visible`).first();
      await link.click();
      await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.unroute(pattern);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('main form, main article, main h2').first()).toBeVisible();
      await expect(getMarkedDocument(page)).toHaveCount(1);
    });

  test('shows the error panel in Norwegian on a Norwegian page', async ({ page }) => {
    await page.goto('/no/team');
    await triggerHydration(page);
    await routePageFetch(page, '/no/blog', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Blogg' }).click();
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  });

  test('shows the error panel after 120 seconds, not before', async ({ page }) => {
    await page.clock.install();
    await page.goto('/team');
    await triggerHydration(page);
    const { delay, release } = createGate();
    await routePageFetch(page, '/blog', delay);
    const requested = page.waitForRequest('**/blog');
    await getMainLink(page, 'Blog').click();
    await requested;
    await page.clock.fastForward(119_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
    release();
  });
});

test('pages fetch no strings, because they include their own', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  for (const path of ['/team', '/no/team']) {
    await page.goto(path);
    await triggerHydration(page);
  }
  expect(urls.filter((url) => url.includes('/static/locales/'))).toEqual([]);
});

test('a page of another build is loaded in full', async ({ page }) => {
  await page.goto('/team');
  await triggerHydration(page);
  await markDocument(page);
  await routePageFetch(page, '/blog', (route) => fulfillWithData(route, { build: 'another' }));
  await getMainLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(getMarkedDocument(page)).toHaveCount(0);
});

test('going back to a page of another build keeps its anchor', async ({ page }) => {
  await page.clock.install();
  await page.goto('/privacy-policy#who-is-responsible');
  await triggerHydration(page);
  await clickByScript(getMainLink(page, 'Portfolio'));
  await expect(page).toHaveURL('/portfolio');
  await markDocument(page);
  await routePageFetch(page, '/privacy-policy', (route) => fulfillWithData(route, { build: 'another' }));
  // The page is kept for five minutes.
  await page.clock.fastForward(301_000);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy#who-is-responsible');
  await expect(getMarkedDocument(page)).toHaveCount(0);
});

test.describe('an unknown path', () => {
  test.use({ toleratedErrors: /status of 404/ });
  test('is answered with a 404 page in its language that links to the home page', async ({ page }) => {
    for (const [path, language, home] of [
      ['/nowhere', 'en', '/'],
      ['/november', 'en', '/'],
      ['/no/ingensteds', 'no', '/no'],
      ['/blog/nowhere', 'en', '/'],
    ] as const)
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('main').getByRole('link').first()).toHaveAttribute('href', home);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await triggerHydration(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });
});

test('a link to an anchor scrolls to it each time, and going back restores the position before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy-policy');
  await triggerHydration(page);
  const link = page.locator('main nav a[href="#your-rights"]').first();
  const followLink = () => clickByScript(link);
  const target = page.locator('#your-rights');
  await page.evaluate(() => scrollTo(0, 300));
  await followLink();
  await expect(page).toHaveURL('/privacy-policy#your-rights');
  await expect(target).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 1000));
  await followLink();
  await expect(target).toBeInViewport();
  // The router would have restored another position before the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(target).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(target).not.toBeInViewport();
});
