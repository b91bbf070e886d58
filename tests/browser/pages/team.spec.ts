import { expect, test } from '#tests/support/browser/site.ts';

test.describe('the index of the team page', () => {
  for (const [path, name] of [
    ['/team', 'Roles at Fjellkode'],
    ['/no/team', 'Roller i Fjellkode'],
  ] as const)
    test(`links to every role, by its name (${path})`, async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole('navigation', { name }).getByRole('link');
      const headings = page.getByRole('region', { name }).getByRole('heading', { level: 3 });
      await expect(links).toHaveCount(13);
      expect(await links.allTextContents()).toEqual(await headings.allTextContents());
      await links.nth(3).click();
      await expect(headings.nth(3)).toBeInViewport();
      await expect(page).toHaveURL(`${path}#head-of-devops`);
    });

  test('shows every name inside the window', async ({ page }) => {
    await page.goto('/team');
    const links = page.getByRole('navigation', { name: 'Roles at Fjellkode' }).getByRole('link');
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const link of await links.all()) {
        const box = await link.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  });

  test('has targets of at least 36 px on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/team');
    const links = page.getByRole('navigation', { name: 'Roles at Fjellkode' }).getByRole('link');
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36);
    }
  });
});
