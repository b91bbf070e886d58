/** Client navigation when the connection, a proxy or the host returns something other than the requested file. */
import type { Page, Route } from 'playwright/test';
import {
  fillForm,
  getField,
  getForm,
  getSubmitButton,
  openForm,
  submissions,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { findMissingRules, stylesheets } from '#tests/support/browser/missing-rules.ts';
import { recordNavigations } from '#tests/support/browser/no-script-forms.ts';
import {
  expect,
  fulfillWithData,
  getHomeLink,
  getMainLink,
  routePageFetch,
  test,
  triggerHydration,
} from '#tests/support/browser/site.ts';

/** Expects the blog with its styles. */
async function expectBlog(page: Page) {
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advice on apps and websites');
  await expect(page.locator('main nav a').first()).toHaveCSS('display', 'inline-flex');
}

/** Expects the home page with its styles. */
async function expectHome(page: Page) {
  await expect(page).toHaveURL('/');
  await expect(page.locator('main [data-case]').first()).toBeAttached();
  expect(await page.evaluate(findMissingRules, stylesheets)).toEqual([]);
}

/** Answers as a captive portal, or a host whose error page has status 200. */
const answerWithHtml = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' });
const answerWith404 = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
const answerWith503 = (route: Route) =>
  route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service unavailable</h1>' });
/** Cuts the file off, as a proxy that loses its server. */
async function cutOff(route: Route) {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

test.describe('a page', () => {
  test.use({ toleratedErrors: /Failed to load (?:resource|module script)|ChunkLoadError|MIME type/ });

  for (const [fault, answer] of [
    ['the page of a captive portal in its place', answerWithHtml],
    ['HTML that is cut off', cutOff],
    ['an error page of a proxy in its place', answerWith503],
  ] as const)
    test(`with ${fault} offers a retry, which shows the page`, async ({ page }) => {
      await page.goto('/team');
      await triggerHydration(page);
      const navigated = recordNavigations(page);
      await routePageFetch(page, '/blog', answer);
      await getMainLink(page, 'Blog').click();
      await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectBlog(page);
      expect(navigated).toEqual([]);
    });

  test('whose form has a script that is cut off offers a retry, which loads the page in full', async ({
    page,
  }) => {
    await page.goto('/team');
    await triggerHydration(page);
    const navigated = recordNavigations(page);
    const pattern = '**/static/js/islands-*.chunk.js';
    await page.route(pattern, cutOff);
    await getMainLink(page, 'Contact us').click();
    await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(getForm(page, 'message')).toBeVisible();
    // A browser keeps the error of a module until the next full load.
    expect(navigated).toEqual(['GET /contact']);
  });

  test('whose styles fail to load offers a retry, and is never shown without them', async ({ page }) => {
    await page.goto('/team');
    const pattern = '**/static/css/*.chunk.css';
    await page.route(pattern, answerWith404);
    await triggerHydration(page);
    const navigated = recordNavigations(page);
    await getHomeLink(page).click();
    await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHome(page);
    expect(navigated).toEqual([]);
  });

  test('is shown if its styles fail, and an attempt to load those of all pages, which began before the click', async ({
    page,
  }) => {
    await page.goto('/team');
    const { promise: clicked, resolve: failFirstAttempt } = Promise.withResolvers<void>();
    const answer = (route: Route) => clicked.then(() => answerWith503(route));
    await page.route('**/static/css/server-*', answer, { times: 1 });
    await triggerHydration(page);
    await page.route('**/static/css/deferred-*', answer, { times: 1 });
    const navigated = recordNavigations(page);
    const pageResponse = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    // Assistive technology clicks without hovering, so nothing has prefetched the page.
    await getHomeLink(page).dispatchEvent('click');
    await pageResponse;
    await expect(page.getByRole('status').filter({ hasText: 'loading' })).toBeAttached();
    failFirstAttempt();
    await expectHome(page);
    expect(navigated).toEqual([]);
  });
});

test.describe('a deployment', () => {
  test.use({ toleratedErrors: /status of 404|ChunkLoadError/ });

  /** Publishes another build: all pages name it, and the scripts and styles of this build are gone. */
  async function deploy(page: Page): Promise<void> {
    await page.route('**/static/js/*', answerWith404);
    await page.route('**/static/css/*', answerWith404);
    await routePageFetch(page, undefined, (route) => fulfillWithData(route, { build: 'another' }));
  }

  test('while a form is half-written causes one full load of the next page, and keeps the text', async ({
    page,
  }) => {
    const form = await openForm(page, 'message');
    await fillForm(page, 'message');
    await deploy(page);
    const navigated = recordNavigations(page);
    await getMainLink(page, 'Blog').click();
    await expectBlog(page);
    expect(navigated).toEqual(['GET /blog']);
    // The new build has its own scripts.
    await page.unrouteAll({ behavior: 'wait' });
    await page.goBack();
    for (const [name, value] of Object.entries(submissions.message))
      await expect(getField(form, name)).toHaveValue(value);
    expect(navigated).toEqual(['GET /blog', 'GET /contact']);
  });

  test('before the first interaction leaves a page that works without script', async ({ page }) => {
    await page.goto('/contact');
    await page.route('**/static/js/client-*', answerWith404);
    await page.route('**/static/js/application-*', answerWith404);
    await page.route('**/static/css/*', answerWith404);
    const navigated = recordNavigations(page);
    await fillForm(page, 'message');
    await getSubmitButton(page, 'message').click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeVisible();
    expect(navigated).toEqual(['POST /api/messages', 'GET /contact']);
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
    await getMainLink(page, 'Blog').click();
    await expectBlog(page);
  });

  test('behind a cache with old pages loads each page in full, once', async ({ page }) => {
    await page.goto('/team');
    await triggerHydration(page);
    await routePageFetch(page, undefined, (route) => fulfillWithData(route, { build: 'another' }));
    const navigated = recordNavigations(page);
    await getMainLink(page, 'Blog').click();
    await expectBlog(page);
    await triggerHydration(page);
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await triggerHydration(page);
    expect(navigated).toEqual(['GET /blog', 'GET /team']);
  });
});

test.describe('offline', () => {
  test.use({ toleratedErrors: /ERR_INTERNET_DISCONNECTED|ChunkLoadError/ });

  test('a navigation keeps the half-written form, and continues when the connection is back', async ({
    page,
    context,
  }) => {
    const form = await openForm(page, 'message');
    await fillForm(page, 'message');
    const navigated = recordNavigations(page);
    await context.setOffline(true);
    for (const _ of ['first', 'second', 'third']) {
      await getMainLink(page, 'Blog').click();
      await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
      await page.getByRole('button', { name: 'Try again' }).click();
    }
    await expect(page.getByRole('alert')).toContainText('The page could not be loaded');
    await page.goBack();
    for (const [name, value] of Object.entries(submissions.message))
      await expect(getField(form, name)).toHaveValue(value);
    await getMainLink(page, 'Blog').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectBlog(page);
    expect(navigated).toEqual([]);
  });

  test('the first interaction leaves the page as it is, and a later one hydrates it', async ({
    page,
    context,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const requests: string[] = [];
    // Images do not count, because lazy ones are requested when filling in the form scrolls them near the view.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    await page.mouse.move(20, 20);
    await fillForm(page, 'message');
    expect(requests).toEqual([]);
    await context.setOffline(false);
    await triggerHydration(page);
    for (const [name, value] of Object.entries(submissions.message))
      await expect(getField(getForm(page, 'message'), name)).toHaveValue(value);
  });
});

test('a page that is cut off stays readable, and its links work', async ({ page }) => {
  let end = '';
  await page.route('/team', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf(end)) });
  });
  for (end of ['</main>', '"islands":'])
    await test.step(end, async () => {
      await page.goto('/team');
      const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.mouse.move(20, 20);
      if (end !== '</main>') await failed;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await getMainLink(page, 'Blog').click();
      await expectBlog(page);
    });
});
