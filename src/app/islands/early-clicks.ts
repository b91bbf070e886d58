/**
 * Answers clicks on the buttons of islands before their hydration, which takes seconds on a slow phone. This module is
 * part of the boot script.
 */

/** Event that the element of an island receives once the island is hydrated, effects included. */
export const hydratedEvent = 'island:hydrated';

/** Buttons that only script answers. The browser sends a form itself. */
const buttonSelector = '[data-island]:not([data-hydrated]) button[type=button]';

const waitingButtons = new WeakSet<Element>();

/**
 * Answers early clicks. A carousel scrolls at once, because its slides are a scrolling row before hydration. All other
 * clicks are repeated after hydration.
 */
export function answerEarlyClicks(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(buttonSelector);
    if (!button) return;
    const island = button.closest('[data-island]') as HTMLElement;
    const step = Number(button.dataset.step);
    const row = step && island.querySelector('[data-slides]');
    if (row) return scrollToSlide(row, step);
    // Someone who presses again because nothing has happened does not mean to undo the first press.
    if (waitingButtons.has(button)) return;
    waitingButtons.add(button);
    island.addEventListener(hydratedEvent, () => button.click(), { once: true });
  });
}

/** Scrolls a row of slides to the next one or the one before, and from either end to the other. */
function scrollToSlide(row: Element, step: number): void {
  const { scrollLeft, clientWidth, childElementCount: count } = row;
  const index = (Math.round(Math.abs(scrollLeft) / clientWidth) + step + count) % count;
  // Positions are negative where text runs from right to left.
  const sign = document.documentElement.dir === 'rtl' ? -1 : 1;
  row.scrollTo({ left: sign * index * clientWidth, behavior: 'instant' });
}
