/** Scrolls a page to its end with a finger or a wheel, at the speed of a hand. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** Speed of finger and wheel, as in brisk reading. */
const pixelsPerSecond = 2000;
/** Start and end of a finger stroke as shares of the view's height, and milliseconds between its moves. */
const stroke = { from: 0.85, to: 0.15, intervalMs: 16 };
/** A page that needs more strokes, or more waits after the wheel, counts as not scrolling. */
const maxStrokes = 60;
const maxRestWaits = 10;
/** Pixels of one notch of the wheel. */
const notchPx = 100;
/** Milliseconds until a page is at rest after the last notch, smoothed or not. */
const restMs = 1500;

const getRemainingPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

/** The next call that reads from a closed page reports it. */
const ignoreClosedPage = () => undefined;

/** Scrolls with a finger, stroke by stroke. */
export async function swipeToEnd(page: Page, session: CDPSession): Promise<void> {
  for (let strokes = 0; (await getRemainingPixels(page)) > 1; strokes += 1) {
    if (strokes === maxStrokes) throw new Error('The page does not scroll to its end.');
    await swipe(page, session);
  }
}

/**
 * Makes one stroke with a finger. `Input.synthesizeScrollGesture` does not work without a window.
 * @param direction of the finger. The page scrolls the other way.
 */
export async function swipe(page: Page, session: CDPSession, direction: 'up' | 'down' = 'up'): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const sendTouch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(ignoreClosedPage);
  const x = width / 2;
  const from = height * (direction === 'up' ? stroke.from : stroke.to);
  const sign = direction === 'up' ? -1 : 1;
  const step = (pixelsPerSecond * stroke.intervalMs) / 1000;
  await sendTouch('touchStart', { x, y: from });
  for (let distance = 0; distance < height * (stroke.from - stroke.to); distance += step) {
    void sendTouch('touchMove', { x, y: from + sign * distance });
    await pause(stroke.intervalMs);
  }
  await sendTouch('touchEnd');
}

/** Scrolls with a wheel at a constant pace, even if the page does not keep up. */
export async function wheelToEnd(page: Page, session: CDPSession): Promise<void> {
  const notches = Math.ceil((await getRemainingPixels(page)) / notchPx) + 10;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const notch = { x: width / 2, y: height / 2, deltaX: 0, deltaY: notchPx };
  const sendNotch = () =>
    session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...notch }).catch(ignoreClosedPage);
  const turns: Promise<unknown>[] = [];
  for (let count = 0; count < notches; count += 1) {
    turns.push(sendNotch());
    await pause((notchPx / pixelsPerSecond) * 1000);
  }
  await Promise.all(turns);
  await pause(restMs);
  // A slow page may still be moving.
  for (let waits = 0; (await getRemainingPixels(page)) > 1; waits += 1) {
    if (waits === maxRestWaits) throw new Error('The page does not scroll to its end.');
    await sendNotch();
    await pause(restMs);
  }
}
