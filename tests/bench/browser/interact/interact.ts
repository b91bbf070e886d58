/** Measures first taps and a whole visit on a slow CPU, beside other products with the same pages. */
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { testLaunchOptions } from '#tests/support/browser/chromium.ts';
import { swipe } from '../frames/scroll.ts';
import type { Effect } from '../page-timings.ts';
import type { PeerName } from '../peers/peers.ts';
import { type Landmarks, openStage } from '../products.ts';
import {
  type ComparedFigures,
  describeMachine,
  type Measurement,
  measureElements,
  runRounds,
} from '../rounds.ts';
import {
  getWorst,
  phone,
  timeHydration,
  timeLinkTap,
  timeTap,
  touchDesktop,
  visit,
  waitUntilSettled,
} from '../visit.ts';

/** The first tap of a visit on a phone. The control is found by `selector`. */
interface FirstTap {
  name: string;
  path: string;
  /** Selector of an element that is scrolled into view first. */
  scrollTo?: string;
  selector: string;
  effect: Effect;
}

const listPath = '/blog';
const menuButton = 'header :is(summary, button)';
/** A link that is only visible while the menu is open. */
const menuOpened: Effect = { kind: 'visible', selector: `header a[href="${listPath}"]` };
const contactForm = { path: '/contact', field: 'form[data-form] [name="fullName"]' };
const slide = '[aria-roledescription="slide"]';
const languageLink = 'header a[hreflang]';
/** Milliseconds between two steps of a visitor, and between two keys. */
const stepMs = 500;
const keyMs = 60;
const swipes = 4;

/** @throws Error if a build fails, or a tap has no effect. */
export async function benchInteract(
  peerNames: readonly PeerName[],
  rounds: number,
): Promise<ComparedFigures> {
  const machine = describeMachine();
  await using stage = await openStage(peerNames);
  const { browser, landmarks, products } = stage;
  // Chromium with a window reports the end of a key press only with the next tap, although it paints the letter at once.
  await using windowlessBrowser = await chromium.launch(testLaunchOptions);
  const firstTaps: FirstTap[] = [
    { name: 'menu, home', path: '/', selector: menuButton, effect: menuOpened },
    { name: 'menu, post', path: landmarks.post, selector: menuButton, effect: menuOpened },
    {
      name: 'form field, contact',
      path: contactForm.path,
      selector: contactForm.field,
      effect: { kind: 'focused', selector: contactForm.field },
    },
    {
      name: 'carousel, home',
      path: '/',
      scrollTo: slide,
      selector: `button[aria-label="${landmarks.nextSlide}"]`,
      effect: { kind: 'moved', selector: slide },
    },
  ];
  const measurements: Measurement[] = [
    ...firstTaps.map(
      ({ name, path, scrollTo, selector, effect }): Measurement =>
        ({ origin }) =>
          visit(browser, phone, async (page) => {
            await page.goto(origin + path, { waitUntil: 'load' });
            if (scrollTo) await page.locator(scrollTo).first().scrollIntoViewIfNeeded();
            const ms = await timeTap(page, page.locator(selector).filter({ visible: true }).first(), effect);
            await waitUntilSettled(page);
            return { [`${name}: effect`]: ms, [`${name}: INP`]: (await getWorst(page)).inp };
          }),
    ),
    ...['/', landmarks.post].map(
      (path): Measurement =>
        async ({ origin, isOurs }) => {
          if (!isOurs) return {};
          const ms = await visit(browser, phone, async (page) => {
            await page.goto(origin + path);
            return timeHydration(page);
          });
          return { [`first interaction to hydrated, ${path === '/' ? 'home' : 'post'}`]: ms };
        },
    ),
    ({ origin }) =>
      visit(browser, touchDesktop, async (page) => {
        await page.goto(origin, { waitUntil: 'load' });
        const link = page.locator(languageLink).filter({ visible: true }).first();
        return { 'language link, home: page painted': (await timeLinkTap(page, link)).painted };
      }),
    ({ origin }) =>
      visit(windowlessBrowser, phone, async (page, session) => {
        await page.goto(origin, { waitUntil: 'load' });
        await makeVisit(page, session, landmarks);
        const { inp, longestTask } = await getWorst(page);
        return { 'whole visit: INP': inp, 'whole visit: longest task': longestTask };
      }),
  ];
  return {
    measuredOn: `Chromium ${browser.version()}; ${machine}`,
    comparison: await runRounds(products, measurements, rounds),
    elements: await measureElements(stage, ['/', landmarks.post, contactForm.path]),
  };
}

/** Opens and closes the menu, scrolls, visits five pages and fills in a form, on a phone. */
async function makeVisit(page: Page, session: CDPSession, { post }: Landmarks): Promise<void> {
  const tap = async (selector: string) => {
    await page.locator(selector).filter({ visible: true }).first().tap();
    await pause(stepMs);
  };
  const follow = async (selector: string) => {
    const link = page.locator(selector).filter({ visible: true }).first();
    await timeLinkTap(page, link);
    await pause(stepMs);
  };
  const toggleMenu = async (effect: Effect) => {
    await timeTap(page, page.locator(menuButton).filter({ visible: true }).first(), effect);
    await pause(stepMs);
  };
  const followInMenu = async (path: string) => {
    await toggleMenu(menuOpened);
    await follow(`header a[href="${path}"]`);
  };
  await pause(stepMs);
  await toggleMenu(menuOpened);
  await toggleMenu({ ...menuOpened, kind: 'hidden' });
  for (let count = 0; count < swipes; count += 1) await swipe(page, session);
  // The menu is at the top of the page, or comes back with the header.
  for (let count = 0; count < swipes; count += 1) await swipe(page, session, 'down');
  await pause(stepMs);
  await followInMenu(listPath);
  await follow(`main a[href="${post}"]`);
  await followInMenu('/portfolio');
  await followInMenu('/team');
  await followInMenu(contactForm.path);
  const { field } = contactForm;
  for (const [selector, text] of [
    [field, 'Kari Nordmann'],
    ['form[data-form] [name="email"]', 'kari@example.com'],
    ['form[data-form] [name="message"]', 'What does a first version cost?'],
  ] as const) {
    await tap(selector);
    await page.keyboard.type(text, { delay: keyMs });
  }
  await waitUntilSettled(page);
}
