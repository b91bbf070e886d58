import { expect, test } from '#tests/support/browser/site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('a sample explains itself on focus and hover, without script', async ({ page }) => {
  await page.goto('/kiddy-app');
  const label = page
    .locator('article')
    .getByRole('button', { name: 'Sample', description: /From: Kiddy\./ })
    .last();
  const note = page.getByRole('tooltip');
  await expect(note).toHaveCount(0);
  await label.focus();
  await expect(label).toHaveAccessibleDescription(/Missing: .+ From: Kiddy\./);
  await expect(note).toBeInViewport({ ratio: 1 });
  // Nothing that comes later on the page covers the note.
  await note.click({ trial: true });
  // The note stays while the pointer is over it.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await expect(note).toHaveCount(0);
  await label.hover();
  await expect(note).toBeInViewport({ ratio: 1 });
});

for (const path of ['/trust-center', '/privacy-policy', '/security-white-paper'])
  test(`nothing covers or cuts off a note of a sample on ${path}`, async ({ page }) => {
    await page.goto(path);
    const labels = page.getByRole('button', { name: 'Sample', exact: true });
    await expect(labels).not.toHaveCount(0);
    for (const label of await labels.all()) {
      // A note stays while the pointer is over it.
      await page.mouse.move(0, 0);
      await label.focus();
      await page.getByRole('tooltip').click({ trial: true });
    }
  });

test('labels of samples on a narrow phone cover no heading', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/bloomlet-app', '/no/bloomlet-app', '/no/vibori-app', '/no/time4kids-app']) {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-laying');
    const coveredHeadings = await page
      .locator('main section:has([data-sample-label]) h2')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => {
            const range = document.createRange();
            range.selectNodeContents(heading);
            const labels = [...(heading.closest('section')?.querySelectorAll('[data-sample-label]') ?? [])];
            return labels.some((label) => {
              const box = label.getBoundingClientRect();
              return [...range.getClientRects()].some(
                ({ left, right, top, bottom }) =>
                  left < box.right && right > box.left && top < box.bottom && bottom > box.top,
              );
            });
          })
          .map(({ textContent }) => textContent),
      );
    expect(coveredHeadings, path).toEqual([]);
  }
});
