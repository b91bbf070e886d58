import type { Page } from 'playwright/test';
import { findMissingRules, stylesheets } from '#tests/support/browser/missing-rules.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

const getLocalStorage = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const getLanguageLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).locator('visible=true');

test.describe('a visitor with a Norwegian browser', () => {
  test.use({ locale: 'nb-NO' });

  test('is redirected to the Norwegian page, and nothing is stored', async ({ page }) => {
    await page.goto('/team');
    await expect(page).toHaveURL('/no/team');
    await triggerHydration(page);
    expect(await getLocalStorage(page)).toEqual({});
  });

  test('can choose English, which is kept on the next pages and visits', async ({ page }) => {
    await page.goto('/team');
    await expect(page).toHaveURL('/no/team');
    await getLanguageLink(page, 'English').click();
    await expect(page).toHaveURL('/team');
    expect(await getLocalStorage(page)).toEqual({ language: 'en' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await page.goto('/portfolio');
    await expect(page).toHaveURL('/portfolio');
  });

  test('can go back past the redirect', async ({ page }) => {
    await page.goto('/no/blog');
    await page.goto('/team');
    await expect(page).toHaveURL('/no/team');
    await page.goBack();
    await expect(page).toHaveURL('/no/blog');
  });
});

// Headings share their ids, except those that published addresses lead to.
for (const [kind, id, norwegianId] of [
  ['shared', 'your-rights', 'your-rights'],
  ['different', 'when-you-apply-for-a-job', 'når-du-søker-jobb'],
] as const)
  test(`the language switch keeps page and section, with a ${kind} id`, async ({ page }) => {
    await page.goto(`/privacy-policy#${id}`);
    await triggerHydration(page);
    const headings = page.locator('main :is(h2, h3)');
    const headingIds = await headings.evaluateAll((elements) => elements.map((heading) => heading.id));
    await getLanguageLink(page, 'Norsk').click();
    await expect(page).toHaveURL(/\/no\/privacy-policy#.+/);
    expect(decodeURIComponent(new URL(page.url()).hash.slice(1))).toBe(norwegianId);
    expect(await headings.nth(headingIds.indexOf(id)).getAttribute('id')).toBe(norwegianId);
  });

test('the language switch needs no full load once the application has started', async ({ page }) => {
  await page.goto('/team');
  await triggerHydration(page);
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
  await getLanguageLink(page, 'Norsk').click();
  await expect(page).toHaveURL('/no/team');
  await expect(page.locator('html[lang=no][data-marked]')).toHaveCount(1);
  await expect(page).toHaveTitle('Teamet | Fjellkode');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]').last()).toHaveText('Teamet');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/no/feed.xml');
  await expect(page.getByRole('contentinfo')).toContainText('Personvernvalg');
  expect(await getLocalStorage(page)).toEqual({ language: 'no' });

  await page.goBack();
  await expect(page).toHaveURL('/team');
  await expect(page.locator('html[lang=en][data-marked]')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText('Privacy choices');
});

/** Returns the HTML of the content without what scripts change, and without links to styles and images. It runs in the page. */
function readContent(): string {
  const root = document.getElementById('root')?.cloneNode(true) as Element;
  for (const link of root.querySelectorAll('link')) link.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['style', 'data-laid', 'data-paused', 'data-hydrated']) element.removeAttribute(name);
    for (const name of ['data-in-view', 'data-reveal'])
      if (element.hasAttribute(name)) element.setAttribute(name, '');
  }
  return root.innerHTML;
}

// Among them are a page whose form needs the stylesheet of all pages, and one whose translation has a class that it lacks.
for (const path of ['', '/blog/why-websites-get-slow', '/team', '/contact'])
  test(`the language switch shows what a full load of /no${path} shows`, async ({ page, context }) => {
    await page.goto(path || '/');
    const link = getLanguageLink(page, 'Norsk');
    await link.hover();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await link.click();
    await expect(page).toHaveURL(`/no${path}`);
    const loadedPage = await context.newPage();
    await loadedPage.goto(`/no${path}`);
    await triggerHydration(loadedPage);
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(readContent)).toBe(await loadedPage.evaluate(readContent));
    expect(await page.evaluate(findMissingRules, stylesheets)).toEqual([]);
  });

/** Share of the home page's images that are the same in both languages. The others have words in them, or are in islands. */
const minKeptShare = 0.8;

test('the language switch keeps most images, but no island', async ({ page }) => {
  await page.goto('/');
  await triggerHydration(page);
  const images = await page.locator('main img').elementHandles();
  const islands = await page.locator('[data-island]').elementHandles();
  const countConnected = async (elements: typeof images) => {
    const areConnected = elements.map((element) => element.evaluate(({ isConnected }) => isConnected));
    return (await Promise.all(areConnected)).filter(Boolean).length;
  };
  await getLanguageLink(page, 'Norsk').click();
  await expect(page).toHaveURL('/no');
  await expect(page.locator('main')).toBeFocused();
  expect(await countConnected(images)).toBeGreaterThan(images.length * minKeptShare);
  expect(await countConnected(islands)).toBe(0);
  // Another page replaces them.
  await page.getByRole('navigation', { name: 'Hoved' }).getByRole('link', { name: 'Blogg' }).click();
  await expect(page).toHaveURL('/no/blog');
  expect(await countConnected(images)).toBe(0);
});

test('a form that is shown after a change of language uses that language', async ({ page }) => {
  await page.goto('/team');
  await triggerHydration(page);
  await getLanguageLink(page, 'Norsk').click();
  await expect(page).toHaveURL('/no/team');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt oss' }).click();
  await expect(page).toHaveURL('/no/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Dette feltet må fylles ut.').first()).toBeVisible();
});

test('a stored choice redirects from a page of the other language', async ({ page }) => {
  await page.goto('/team');
  await page.evaluate(() => localStorage.setItem('language', 'no'));
  await page.goto('/blog');
  await expect(page).toHaveURL('/no/blog');
});

test('?lng= is removed from the URL', async ({ page }) => {
  await page.goto('/team?lng=en#roles');
  await expect(page).toHaveURL('/team#roles');
});

test('no page is painted before the redirect', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'no'));
  const paintedLanguages: string[] = [];
  await page.exposeFunction('reportPaint', (language: string) => paintedLanguages.push(language));
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      (window as unknown as { reportPaint: (l: string) => void }).reportPaint(document.documentElement.lang),
    ).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/team');
  await expect(page).toHaveURL('/no/team');
  await expect.poll(() => paintedLanguages.length).toBeGreaterThan(0);
  expect(new Set(paintedLanguages)).toEqual(new Set(['no']));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the language switch, the links and the menu work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/team');
    await expect(page.locator('[data-loading-screen]')).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'Portfolio' }).locator('visible=true').first().click();
    await expect(page).toHaveURL('/portfolio');
    await page.getByText('Menu', { exact: true }).click();
    await getLanguageLink(page, 'Norsk').click();
    await expect(page).toHaveURL('/no/portfolio?lng=no');
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
  });
});
