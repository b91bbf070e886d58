import type { Page } from 'playwright/test';
import { languages, splitLanguage } from '#i18n/languages.ts';
import { findViolations } from '#tests/support/browser/axe.ts';
import { findMissingRules, stylesheets } from '#tests/support/browser/missing-rules.ts';
import { expect, pagePaths, test, triggerHydration } from '#tests/support/browser/site.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails on any violation of WCAG 2.2 AA or of axe's best practices, with the elements. */
async function axe(page: Page): Promise<void> {
  // A scheme that changes on an open page fades its colours: what is between two is in neither.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  expect(
    (await findViolations(page, { tags })).map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}

for (const address of pagePaths) {
  const { language } = splitLanguage(address);
  test.describe(address, () => {
    // One load for all: the sweep grows with the pages, and a load is what costs.
    test('answers, fits a narrow screen, has no axe violations, and hydrates', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 900 });
      const response = await page.goto(address);
      await test.step('in its language, with one h1 and a title of its own', async () => {
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveTitle(/Fjellkode/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
        expect((await page.locator('main').textContent())?.length).toBeGreaterThan(20);
      });
      await test.step('with every rule that is about something on it', async () => {
        expect(await page.evaluate(findMissingRules, stylesheets)).toEqual([]);
      });
      await test.step('without axe violations: light, 390 px', () => axe(page));
      await test.step('without axe violations: dark, 1280 px', async () => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 1280, height: 900 });
        await axe(page);
      });
      await test.step('without scrolling sideways at 320 px', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
      await test.step('without a mismatch, and reads the same after', async () => {
        const before = await page.locator('#root').textContent();
        await triggerHydration(page);
        expect(await page.locator('#root').textContent()).toBe(before);
      });
    });
  });
}

test('titles tell the pages of a language apart', async ({ request }) => {
  for (const language of languages) {
    const own = pagePaths.filter((path) => splitLanguage(path).language === language);
    const titles = await Promise.all(
      own.map(async (path) => /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1]),
    );
    expect(new Set(titles).size).toBe(own.length);
  }
});

test('each page names its counterpart, and the counterpart names it', async ({ request }) => {
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="(?:en|no)" href="([^"]+)"/g)].map(
      ([, href = '']) => new URL(href).pathname,
    );
    expect(alternates, path).toContain(path);
    for (const alternate of alternates) {
      const other = await (await request.get(alternate)).text();
      expect(other, `${alternate} of ${path}`).toContain(
        `href="${new URL(path, 'http://localhost:4173').href.replace(/\/$/, path === '/' ? '/' : '')}"`,
      );
    }
  }
});

test.describe('pages for unknown addresses', () => {
  test.use({ toleratedErrors: /status of 404/ });
  for (const path of ['/nowhere', '/no/ingensteds']) {
    test(`${path} hydrates without a mismatch, has no axe violations, and does not scroll sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await axe(page);
      const before = await page.locator('#root').textContent();
      await triggerHydration(page);
      expect(await page.locator('#root').textContent()).toBe(before);
    });
  }
});
