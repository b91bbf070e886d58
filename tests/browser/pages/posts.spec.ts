/** The layout of posts in a wide window. */
import { expect, pagePaths, test } from '#tests/support/browser/site.ts';

/** Pixels between the horizon, which is the upper edge of a heading, and the text beside it: 2rem. */
const textDistance = 32;

test.use({ viewport: { width: 1440, height: 900 } });

test('the text of each section starts 2rem below its horizon, whichever element ends the section before it', async ({
  page,
}) => {
  const endings = new Set<string>();
  for (const path of pagePaths.filter((pagePath) => /^\/blog\/[^/]+$/.test(pagePath)))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-laying');
      const sections = await page.locator('main h2').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const { previousElementSibling: precedingElement, nextElementSibling: text } = heading;
          // A figure after a heading is above the text, and a numbered list is below the heading.
          if (!precedingElement || !text?.matches('p, ul') || getComputedStyle(heading).float === 'none')
            return [];
          const distance = text.getBoundingClientRect().top - heading.getBoundingClientRect().top;
          return [{ ending: precedingElement.localName, distance: Math.round(distance) }];
        }),
      );
      for (const { ending } of sections) endings.add(ending);
      expect(sections.filter(({ distance }) => distance !== textDistance)).toEqual([]);
    });
  expect([...endings]).toEqual(expect.arrayContaining(['p', 'ul', 'section', 'figure', 'blockquote', 'div']));
});

const templatePath = '/blog/what-31-policies-taught-us';
for (const width of [390, 1440])
  test(`the entries of a template are numbered from 1 at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(templatePath);
    await expect(page.locator('html')).not.toHaveAttribute('data-laying');
    const entries = page.locator('main ol[data-sheet] > li:has(> strong:first-child)');
    const count = await entries.count();
    expect(count).toBeGreaterThan(3);
    // Only the accessibility tree has the text of a counter. Computed styles have its name.
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const numbers = nodes
      .filter(({ role, name }) => role?.value === 'StaticText' && /^\d+$/.test(String(name?.value)))
      .map(({ name }) => Number(name?.value));
    expect(numbers).toEqual(expect.arrayContaining(Array.from({ length: count }, (_, index) => index + 1)));
    expect(numbers).not.toContain(0);
  });
