import { expect, test } from '#tests/support/browser/site.ts';

for (const path of ['/kiddy-app', '/malimo-app'])
  test(`the scene of ${path} has the proportions of its view after a narrow window has become wide`, async ({
    page,
  }) => {
    const scene = page.locator('[data-screens=scene] img').first();
    await page.goto(path);
    for (const width of [1440, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await scene.scrollIntoViewIfNeeded();
      const { shown, expected } = await scene.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const isNarrow = image.currentSrc !== image.src;
        const view = isNarrow ? image.parentElement?.querySelector('source') : image;
        return {
          shown: image.offsetWidth / image.offsetHeight,
          expected: Number(view?.getAttribute('width')) / Number(view?.getAttribute('height')),
        };
      });
      expect(shown, `${width} px`).toBeCloseTo(expected, 2);
    }
  });
