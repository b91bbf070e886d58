/** Checks every page of the build. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { languages, splitLanguage } from '#i18n/languages.ts';
import { findViolations } from '#tests/support/browser/axe.ts';
import { findMissingRules, findStyleChanges, stylesheets } from '#tests/support/browser/missing-rules.ts';
import { expect, outDir, pageFiles, pagePaths, test, triggerHydration } from '#tests/support/browser/site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no violations of WCAG 2.2 AA or of axe's best practices. */
async function expectNoViolations(page: Page, description: string): Promise<void> {
  // Color transitions after a change of the color scheme must have finished.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const violations = await findViolations(page, { tags });
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      description,
    )
    .toEqual([]);
}

const getHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Finds words of headings that the browser has broken without a hyphen. It runs in the page. */
function findBrokenWords(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
    (heading) => heading.checkVisibility() && heading.clientWidth > 1,
  );
  return headings.flatMap((heading) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/(?<![\p{L}\u00AD])\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    return broken;
  });
}

/** Expects hydration to change no text. The error watcher reports hydration mismatches. */
async function expectSameTextAfterHydration(page: Page, path: string): Promise<void> {
  const root = page.locator('#root');
  const before = await root.textContent();
  await triggerHydration(page);
  expect.soft(await root.textContent(), `${path} hydrates with the same text`).toBe(before);
}

const readHtml = (path: string): string => readFileSync(`${outDir}/${pageFiles[path]}`, 'utf8');

/** Returns a key that is equal for pages that look the same in the dark scheme at 1280 px: the classes of their elements. */
function getAppearance(path: string): string {
  const classes = [...readHtml(path).matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  );
  return [...new Set(classes)].sort().join(' ');
}

/** One page of each appearance. */
const darkPaths = new Set(
  new Map(pagePaths.toReversed().map((path) => [getAppearance(path), path])).values(),
);

async function checkPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(200);
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', splitLanguage(path).language);
  await expect.soft(page.locator('html'), path).toHaveAttribute('dir', 'ltr');
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  await expect.soft(page, path).toHaveTitle(/Fjellkode/);
  await expect
    .soft(page.locator('link[rel=canonical]'), path)
    .toHaveAttribute('href', new RegExp(`${path}$`));
  expect.soft((await page.locator('main').textContent())?.length, path).toBeGreaterThan(20);
  expect
    .soft(await page.evaluate(findMissingRules, stylesheets), `${path} has all rules for its elements`)
    .toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
  // Chromium lays out skipped sections only in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  if (darkPaths.has(path))
    expect
      .soft(
        await page.evaluate(findStyleChanges, stylesheets),
        `${path}: styles depend on the order of rules; move the overridden rule to an earlier layer, or make the other one more specific`,
      )
      .toEqual([]);
  await expectNoViolations(page, `${path}, light, 390 px`);
  if (darkPaths.has(path)) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectNoViolations(page, `${path}, dark, 1280 px`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await getHorizontalOverflow(page), `${path} fits 320 px`).toBeLessThanOrEqual(0);
  expect
    .soft(
      await page.evaluate(findBrokenWords),
      `${path}: write soft hyphens (&shy;) into long words of headings`,
    )
    .toEqual([]);
  await expectSameTextAfterHydration(page, path);
}

/** Number of pages in one test. They share a browser page, which takes a third of the time of a new one for each. */
const pagesPerTest = 9;
const batches = Array.from({ length: Math.ceil(pagePaths.length / pagesPerTest) }, (_, index) =>
  pagePaths.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

for (const paths of batches)
  test(`${paths[0]} to ${paths.at(-1)} answer, fit narrow screens, have no axe violations, and hydrate`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) await test.step(path, () => checkPage(page, path));
  });

test('titles differ, and each page links to its translation, which links back', () => {
  const pages = pagePaths.map((path) => [path, readHtml(path)] as const);
  const htmlByPath = new Map(pages);
  for (const language of languages) {
    const titles = pages
      .filter(([path]) => splitLanguage(path).language === language)
      .map(([, html]) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(titles.length);
  }
  for (const [path, html] of pages) {
    const links = [...html.matchAll(/<link rel="alternate" hreflang="(?:en|no)" href="([^"]+)"/g)];
    const alternates = links.map(([, href = '']) => new URL(href).pathname);
    expect(alternates, path).toContain(path);
    const url = new URL(path, 'http://localhost:4173').href;
    for (const alternate of alternates)
      expect(htmlByPath.get(alternate), `${alternate} links to ${path}`).toContain(`href="${url}"`);
  }
});

test.describe('the not-found page', () => {
  test.use({ toleratedErrors: /status of 404/ });
  for (const path of ['/nowhere', '/no/ingensteds'])
    test(`at ${path} hydrates without a mismatch, has no axe violations, and fits 320 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await getHorizontalOverflow(page)).toBeLessThanOrEqual(0);
      await expectNoViolations(page, path);
      await expectSameTextAfterHydration(page, path);
    });
});
