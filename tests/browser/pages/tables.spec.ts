/** Tables of Markdown are readable at every width. */
import { findViolations } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/site.ts';

/** Pages with tables. The privacy policy has the widest ones. */
const paths = ['/privacy-policy', '/no/privacy-policy', '/sustainability', '/security-white-paper'];

for (const path of paths) {
  test(`tables of ${path} fit a phone as labels and values, and stay tables for screen readers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const region = page.locator('section[tabindex="0"]:has(> table)').last();
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const headers = await region.getByRole('columnheader').allTextContents();
    const cells = region.getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveCount(headers.length);
    const boxes = await cells.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    );
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBe(boxes[0].left);
      if (index > 0) expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1].bottom);
    }
    const label = await cells.nth(1).evaluate((element) => getComputedStyle(element, '::before').content);
    // The only value of a row has no label.
    expect(label).toContain(headers.length > 2 ? headers[1] : 'none');
    expect(await findViolations(page, { selector: 'main' })).toEqual([]);
  });

  test(`tables of ${path} have columns in a wide window and on paper`, async ({ page }) => {
    for (const medium of ['screen', 'print'] as const) {
      await page.emulateMedia({ media: medium });
      await page.setViewportSize({ width: medium === 'print' ? 640 : 1280, height: 900 });
      await page.goto(path);
      const region = page.locator('section[tabindex="0"]:has(> table)').last();
      expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const tops = await region
        .getByRole('row')
        .nth(1)
        .getByRole('cell')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    }
  });
}
