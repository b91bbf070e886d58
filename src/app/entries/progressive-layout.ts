/**
 * Lays out a page that has just been opened in pieces: all of a long one at once is a task in which a phone answers
 * nobody. What is near the view comes with the first paint; the rest follows, a section at a time.
 *
 * The style sheet leaves out what is marked, see layout.css: `data-laying` on a page opened at its top, set in its
 * head, until every section has `data-laid`.
 */

const sections = '[data-section],footer';
/** Last: once they move, every frame has them to style. */
const lights = '[data-balls]';

/** Milliseconds after which a browser that is never idle goes on. */
const timeout = 100;

/** Where a browser tells nothing of its idle time: after what waits already. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout }) : setTimeout(work);

/** @returns what lays out the rest at once: who is there may want to go anywhere. */
export function layOutInPieces(): () => void {
  const root = document.documentElement;
  const all = [sections, lights].flatMap((pieces) => [...document.querySelectorAll<HTMLElement>(pieces)]);
  const waiting = all.values();
  const finish = () => {
    delete root.dataset.laying;
    for (const piece of all) delete piece.dataset.laid;
  };
  const next = () => {
    if (root.dataset.laying === undefined) return;
    const { value: piece } = waiting.next();
    if (!piece) return finish();
    piece.dataset.laid = '';
    // A frame in between, or several pieces would be laid out in one.
    requestAnimationFrame(() => whenIdle(next));
  };
  requestAnimationFrame(() => whenIdle(next));
  return finish;
}
