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
