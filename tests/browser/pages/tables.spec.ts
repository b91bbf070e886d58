/** Tables of Markdown are readable at every width. */
import { findViolations } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/site.ts';

/** Pages with tables. */
const paths = [
  '/blog/what-software-costs-after-launch',
  '/no/blog/what-software-costs-after-launch',
  '/blog/taking-over-someone-elses-code',
];

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

for (const path of ['/blog/app-or-website', '/no/blog/app-or-website'])
  test(`short values of ${path} stay in columns on a phone, with their headers in view`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const table = page.locator('article table').first();
    const lastRow = table.getByRole('row').last();
    await lastRow.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const getBoxes = (role: 'columnheader' | 'cell') =>
      (role === 'cell' ? lastRow : table)
        .getByRole(role)
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    const [, ...headers] = await getBoxes('columnheader');
    const [rowHeading, ...values] = await getBoxes('cell');
    expect(values.map(({ left, right }) => [left, right])).toEqual(
      headers.map(({ left, right }) => [left, right]),
    );
    for (const value of values) expect(value.top).toBeGreaterThanOrEqual(rowHeading.bottom);
    for (const [index, value] of values.slice(1).entries())
      expect(value.left).toBeGreaterThanOrEqual(values[index].right);
    const bar = await page.locator('[data-contents]').boundingBox();
    for (const header of headers) {
      expect(header.top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(header.bottom).toBeLessThan(rowHeading.top);
    }
    expect(await findViolations(page, { selector: 'main' })).toEqual([]);
  });

test('a table taller than a phone shows its headers when the keyboard reaches it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/no/blog/app-or-website');
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
  // The table of contents is the tab stop before the table.
  await page.locator('[data-contents] summary:visible').focus();
  await page.keyboard.press('Tab');
  const table = page.locator('section[tabindex="0"]:has(> table)').first();
  await expect(table).toBeFocused();
  expect((await table.boundingBox())?.height).toBeGreaterThan(844);
  const getHeaderBottom = () =>
    page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(async () => ((await table.boundingBox())?.y ?? 0) - (await getHeaderBottom()))
    .toBeGreaterThan(0);
});
