import { expect, test } from '#tests/support/browser/site.ts';

test.describe('the home page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/', '/no'])
    test(`of ${path} is at most 8,500 px high`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-laying');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8500);
    });

  test('shows six capabilities, and the rest on request', async ({ page }) => {
    await page.goto('/');
    const entries = page.locator('[data-section=capabilities] > ul > li').filter({ visible: true });
    await expect(entries).toHaveCount(6);
    await page.getByText('Show all').click();
    expect(await entries.count()).toBeGreaterThan(6);
    await page.getByText('Show fewer').click();
    await expect(entries).toHaveCount(6);
  });
});
