/** Scrolling a page from end to end, as a hand does it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** Pixels a second of both: brisk reading. */
const speed = 2000;
/** Of the finger: where it begins and ends a stroke, in parts of the view's height, and milliseconds between moves. */
const stroke = { from: 0.85, to: 0.15, every: 16 };
/** Strokes, and waits for the wheel, after which a page is given up on: it does not scroll. */
const manyStrokes = 60;
const manyWaits = 10;
/** Of the wheel: pixels of a notch. */
const notch = 100;
/** Milliseconds in which a page comes to rest after the last notch, smoothed or not. */
const rest = 1500;

const leftOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

// What is lost with a page that has gone shows at the next question to it.
const lost = () => undefined;

/** With a finger, stroke by stroke. (`Input.synthesizeScrollGesture` by touch moves nothing without a window.) */
export async function swipeToEnd(page: Page, session: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(lost);
  const x = width / 2;
  for (let strokes = 0; (await leftOf(page)) > 1; strokes += 1) {
    if (strokes === manyStrokes) throw new Error('The page does not scroll to its end.');
    await touch('touchStart', { x, y: height * stroke.from });
    for (let y = height * stroke.from; y > height * stroke.to; y -= (speed * stroke.every) / 1000) {
      void touch('touchMove', { x, y });
      await pause(stroke.every);
    }
    await touch('touchEnd');
  }
}

/** With a wheel, notch by notch at its own pace, whether or not the page keeps up. */
export async function wheelToEnd(page: Page, session: CDPSession): Promise<void> {
  const notches = Math.ceil((await leftOf(page)) / notch) + 10;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const at = { x: width / 2, y: height / 2, deltaX: 0, deltaY: notch };
  const turn = () => session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at }).catch(lost);
  const sent: Promise<unknown>[] = [];
  for (let count = 0; count < notches; count += 1) {
    sent.push(turn());
    await pause((notch / speed) * 1000);
  }
  await Promise.all(sent);
  await pause(rest);
  // A slow page is still under way.
  for (let waits = 0; (await leftOf(page)) > 1; waits += 1) {
    if (waits === manyWaits) throw new Error('The page does not scroll to its end.');
    await turn();
    await pause(rest);
  }
}
