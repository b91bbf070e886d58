import type { Page } from 'playwright/test';
import { recordLayoutShift } from '#tests/support/browser/layout-shift.ts';
import {
  controlClock,
  openHydratedStage,
  scrollElementTo,
  spacer,
  viewHeight,
  waitForObservers,
} from '#tests/support/browser/motion-stage.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

/** Entry line of the specification: the figure's top at 90 % of the view. */
const entryLine = viewHeight * 0.9;
/** Duration longer than a figure counts. */
const longerThanCountMs = 3000;

declare global {
  interface Window {
    /** Number of changes of the figures in the document. */
    figureChanges: number;
  }
}

const section = '[data-section="counters"]';

/** Opens the home page with a stopped clock. */
async function openHome(page: Page) {
  await page.setViewportSize({ width: 1280, height: viewHeight });
  const { stop } = await controlClock(page);
  await page.addInitScript(() => {
    window.figureChanges = 0;
  });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
  await page.evaluate(async (section) => {
    await document.fonts.ready;
    new MutationObserver((changes) => {
      window.figureChanges += changes.length;
    }).observe(document.querySelector(section) as Node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, section);
  await stop();
  return page.locator(`${section} [data-counter]`);
}

/** Returns the text of the copy over each figure, or `null` if there is none. */
const getCopies = (page: Page, selector = `${section} [data-counter]`) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.shadowRoot?.querySelector('.copy')?.textContent ?? null),
    );

/** Returns the start figure: the smallest number with as many digits. */
const getStartFigure = (figure: string) =>
  figure.length > 1 ? figure.replace(/\d/g, '0').replace('0', '1') : '0';

/** Returns the figures' text, rendered text and size, and the texts of the accessibility tree. */
async function readFigures(page: Page) {
  const values = page.locator(`${section} dd`);
  const renderedTexts = await values.allInnerTexts();
  const figures = await values.evaluateAll((elements) =>
    (elements as HTMLElement[]).map((figure) => {
      const { width, height } = figure.getBoundingClientRect();
      const counter = figure.querySelector<HTMLElement>('[data-counter]');
      const box = counter?.getBoundingClientRect();
      return {
        text: figure.textContent,
        size: [width, height, box?.width, box?.height],
      };
    }),
  );
  return { figures, renderedTexts, accessibleTexts: await getAccessibleTexts(page) };
}

/** Returns the texts of the section in the browser's accessibility tree. */
async function getAccessibleTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: section });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId, role: 'StaticText' });
  await session.detach();
  return nodes.map(({ name }) => String(name?.value).trim());
}

test('a copy counts, while the figure, its size and its accessible text are final at every moment', async ({
  page,
}) => {
  const getLayoutShift = await recordLayoutShift(page);
  const counters = await openHome(page);
  const figures = await counters.allTextContents();
  expect(figures.length).toBeGreaterThan(2);
  const before = await readFigures(page);
  for (const figure of figures) expect(before.accessibleTexts).toContain(figure);
  await triggerHydration(page);
  await expect.poll(() => getCopies(page)).toEqual(figures.map(getStartFigure));
  expect(await readFigures(page)).toEqual(before);

  await scrollElementTo(page, section, 100);
  await page.clock.runFor(5);
  expect(await readFigures(page)).toEqual(before);
  await page.clock.runFor(400);
  expect(await readFigures(page)).toEqual(before);
  const half = await getCopies(page);
  expect(half).not.toContain(null);
  for (const [index, copy] of half.entries())
    expect(Number(copy)).toBeLessThanOrEqual(Number(figures[index]?.replace(/\D/g, '')));
  expect(half).not.toEqual(figures);
  await page.clock.runFor(longerThanCountMs);
  expect(await getCopies(page)).toEqual(figures.map(() => null));
  expect(await readFigures(page)).toEqual(before);
  expect(await page.evaluate(() => window.figureChanges)).toBe(0);
  expect((await getLayoutShift()).score).toBe(0);
});

test('only the copy is visible while it counts, and it is hidden from assistive technology and print', async ({
  page,
}) => {
  const counters = await openHome(page);
  await triggerHydration(page);
  await expect.poll(() => getCopies(page)).not.toContain(null);
  const copy = counters.first().locator('.copy');
  await expect(copy).toHaveAttribute('aria-hidden', 'true');
  await expect(copy).toHaveAttribute('inert');
  const getFillColor = (selector: string) =>
    counters
      .first()
      .locator(selector)
      .evaluate((text) => getComputedStyle(text).webkitTextFillColor);
  expect(await getFillColor('.text')).toBe('rgba(0, 0, 0, 0)');
  expect(await getFillColor('.copy')).not.toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  expect(await getFillColor('.text')).not.toBe('rgba(0, 0, 0, 0)');
  await expect(copy).toBeHidden();
});

test('a figure counts once, from when its top is at 90 % of the view', async ({ page }) => {
  await openHydratedStage(
    page,
    `${spacer}<p><span data-counter id="figure">45 000</span></p>${spacer}${spacer}`,
  );
  const getFigureCopies = () => getCopies(page, '#figure');
  await expect.poll(getFigureCopies).toEqual(['10 000']);
  await scrollElementTo(page, '#figure', entryLine + 2);
  await page.clock.runFor(longerThanCountMs);
  expect(await getFigureCopies()).toEqual(['10 000']);
  await scrollElementTo(page, '#figure', entryLine - 2);
  await page.clock.runFor(200);
  const [counting] = await getFigureCopies();
  expect(counting).toMatch(/^\d{2} \d{3}$/);
  const figure = Number(counting?.replace(' ', ''));
  expect(figure).toBeGreaterThan(10_000);
  expect(figure).toBeLessThan(45_000);
  await page.clock.runFor(longerThanCountMs);
  expect(await getFigureCopies()).toEqual([null]);
  await scrollElementTo(page, '#figure', viewHeight + 300);
  await scrollElementTo(page, '#figure', 300);
  await page.clock.runFor(200);
  expect(await getFigureCopies()).toEqual([null]);
});

test('figures that were visible before, and texts that are no whole number, do not count', async ({
  page,
}) => {
  await openHydratedStage(
    page,
    `<p><span data-counter id="seen">120</span></p>${spacer}
     <p><span data-counter id="text">99.9 %</span></p><p><span data-counter id="figure">7</span></p>${spacer}${spacer}`,
  );
  await expect.poll(() => getCopies(page, '#figure')).toEqual(['0']);
  expect(await getCopies(page, '#seen,#text')).toEqual([null, null]);
  await scrollElementTo(page, '#figure', 300);
  await page.clock.runFor(200);
  await waitForObservers(page);
  expect(await getCopies(page, '#seen,#text')).toEqual([null, null]);
});
