import type { Page } from 'playwright/test';
import { gap, holdClock, openWoken, scrollTopTo, settle, view } from '#tests/support/browser/motion-stage.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

/** The trigger is the figure's top at 90 % of the view. */
const line = view * 0.9;
/** More than a figure takes to count. */
const whole = 3000;

declare global {
  interface Window {
    /** Changes of the figures themselves, and shifts of the layout. */
    figureChanges: number;
    shifts: number;
  }
}

const section = '[data-section="counters"]';

/** The home page with its clock standing, every figure of it waiting. */
async function openHome(page: Page) {
  await page.setViewportSize({ width: 1280, height: view });
  const { stop } = await holdClock(page);
  await page.addInitScript(() => {
    window.figureChanges = 0;
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
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

/** What stands over a figure, `null` where nothing does. */
const copiesOf = (page: Page, selector = `${section} [data-counter]`) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((mark) => mark.shadowRoot?.querySelector('.copy')?.textContent ?? null));

/** What a figure starts from, so that its room is filled: the least number of as many digits. */
const firstOf = (final: string) => (final.length > 1 ? final.replace(/\d/g, '0').replace('0', '1') : '0');

/** What a reader, a script and a screen reader get of the figures, and the room that they take. */
async function readFigures(page: Page) {
  const figures = await page.locator(`${section} dd`).evaluateAll((all) =>
    (all as HTMLElement[]).map((figure) => {
      const { width, height } = figure.getBoundingClientRect();
      const mark = figure.querySelector<HTMLElement>('[data-counter]');
      const box = mark?.getBoundingClientRect();
      return {
        text: figure.textContent,
        // biome-ignore lint/performance/useDomNodeTextContent: as rendered, which is what is under test.
        rendered: figure.innerText,
        size: [width, height, box?.width, box?.height],
      };
    }),
  );
  return { figures, spoken: await spokenIn(page) };
}

/** The texts of the section in the browser's own accessibility tree. */
async function spokenIn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: section });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId, role: 'StaticText' });
  await session.detach();
  return nodes.map(({ name }) => String(name?.value).trim());
}

test('counts on a copy: the figure itself, its room and what is spoken are final at every moment', async ({
  page,
}) => {
  const counters = await openHome(page);
  const finals = await counters.allTextContents();
  expect(finals.length).toBeGreaterThan(2);
  const written = await readFigures(page);
  for (const final of finals) expect(written.spoken).toContain(final);
  await wake(page);
  await expect.poll(() => copiesOf(page)).toEqual(finals.map(firstOf));
  expect(await readFigures(page)).toEqual(written);

  await scrollTopTo(page, section, 100);
  await page.clock.runFor(5);
  expect(await readFigures(page)).toEqual(written);
  await page.clock.runFor(400);
  expect(await readFigures(page)).toEqual(written);
  const half = await copiesOf(page);
  expect(half).not.toContain(null);
  for (const [index, copy] of half.entries())
    expect(Number(copy)).toBeLessThanOrEqual(Number(finals[index]?.replace(/\D/g, '')));
  expect(half).not.toEqual(finals);
  await page.clock.runFor(whole);
  expect(await copiesOf(page)).toEqual(finals.map(() => null));
  expect(await readFigures(page)).toEqual(written);
  expect(await page.evaluate(() => [window.figureChanges, window.shifts])).toEqual([0, 0]);
});

test('shows the copy alone while it counts, to nobody but the eye', async ({ page }) => {
  const counters = await openHome(page);
  await wake(page);
  await expect.poll(() => copiesOf(page)).not.toContain(null);
  const copy = counters.first().locator('.copy');
  await expect(copy).toHaveAttribute('aria-hidden', 'true');
  await expect(copy).toHaveAttribute('inert');
  const fill = (selector: string) =>
    counters
      .first()
      .locator(selector)
      .evaluate((text) => getComputedStyle(text).webkitTextFillColor);
  expect(await fill('.text')).toBe('rgba(0, 0, 0, 0)');
  expect(await fill('.copy')).not.toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  expect(await fill('.text')).not.toBe('rgba(0, 0, 0, 0)');
  await expect(copy).toBeHidden();
});

test('counts once, from the moment the figure is a tenth inside the view', async ({ page }) => {
  await openWoken(page, `${gap}<p><span data-counter id="figure">45 000</span></p>${gap}${gap}`);
  const copies = () => copiesOf(page, '#figure');
  await expect.poll(copies).toEqual(['10 000']);
  await scrollTopTo(page, '#figure', line + 2);
  await page.clock.runFor(whole);
  expect(await copies()).toEqual(['10 000']);
  await scrollTopTo(page, '#figure', line - 2);
  await page.clock.runFor(200);
  const [under] = await copies();
  expect(under).toMatch(/^\d{2} \d{3}$/);
  const shown = Number(under?.replace(' ', ''));
  expect(shown).toBeGreaterThan(10_000);
  expect(shown).toBeLessThan(45_000);
  await page.clock.runFor(whole);
  expect(await copies()).toEqual([null]);
  await scrollTopTo(page, '#figure', view + 300);
  await scrollTopTo(page, '#figure', 300);
  await page.clock.runFor(200);
  expect(await copies()).toEqual([null]);
});

test('leaves alone what has been seen, and what is no whole number', async ({ page }) => {
  await openWoken(
    page,
    `<p><span data-counter id="seen">120</span></p>${gap}
     <p><span data-counter id="text">99.9 %</span></p><p><span data-counter id="figure">7</span></p>${gap}${gap}`,
  );
  await expect.poll(() => copiesOf(page, '#figure')).toEqual(['0']);
  expect(await copiesOf(page, '#seen,#text')).toEqual([null, null]);
  await scrollTopTo(page, '#figure', 300);
  await page.clock.runFor(200);
  await settle(page);
  expect(await copiesOf(page, '#seen,#text')).toEqual([null, null]);
});
