/**
 * Boot script: runs in every page after its first frame, and loads the application at the first user interaction. The page
 * works without the code it loads, because the browser follows its links and sends its forms.
 */
import { type ClientPageData, clientDataId } from '#content/client-data.ts';
import { pageChangeEvent } from '#motion/page-event.ts';
import { enableAnimations, startMotion } from '#motion/start.ts';
import { answerEarlyClicks } from '../islands/early-clicks.ts';
import { getConnectionSpeed } from '../navigation/connection-speed.ts';
import { afterPaint, yieldToMain } from '../schedule.ts';
import { dismissMenus } from '../shell/menu-dismissal.ts';
import { layOutProgressively } from './progressive-layout.ts';

/** Events that show that a person is using the page. Scrolling counts because a click usually follows it. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Milliseconds until an interaction loads the application again, after the first and the second failure, and after others. */
const retryDelaysMs = [0, 2_000];
const laterRetryDelayMs = 10_000;
let failedAttempts = 0;

/** Makes the steps of progressive layout larger. Does nothing until progressive layout has started. */
let enlargeLayoutSteps = () => {};

/** Events after which an interaction that began with the given event has had its effect. */
const endEvents: Readonly<Record<string, readonly string[]>> = {
  pointerdown: ['click', 'pointercancel'],
  keydown: ['keyup'],
};
/** Milliseconds after which an interaction counts as ended, for example a press without a click. */
const interactionTimeoutMs = 500;

/** Waits until the effect of an interaction is painted, because the application's code would delay it. */
async function waitForEffect({ type }: Event): Promise<void> {
  const ends = endEvents[type];
  // Nothing visible follows a moved pointer or a scrolled page.
  if (!ends) return;
  await new Promise<unknown>((resolve) => {
    for (const end of ends) addEventListener(end, resolve, { once: true, capture: true });
    setTimeout(resolve, interactionTimeoutMs);
  });
  await new Promise<void>(afterPaint);
}

/** Longest pause of loading after a click on a link, in milliseconds. The page of the link needs the main thread. */
const maxDepartureMs = 2_000;

/** Resolves when the page of a clicked link is painted, or has not arrived in time. */
let arrival = Promise.resolve();

/**
 * Marks a clicked link until the next page is shown, because the visitor must see that the click was noticed. Pauses loading
 * meanwhile.
 */
function noticeDeparture({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = (target as Element).closest('a');
  // The page stays for a link to another program, one that opens a tab or a window, and an anchor.
  if (!link?.host || ctrlKey || metaKey || shiftKey || link.pathname === location.pathname) return;
  arrival = new Promise<void>((resolve) => {
    document.addEventListener(pageChangeEvent, () => resolve(), { once: true });
    setTimeout(resolve, maxDepartureMs);
  });
  link.dataset.pending = '';
  arrival.then(() => link.removeAttribute('data-pending'));
}

const importNavigation = () => import('../navigation/first-navigation.ts');

async function loadApplication(interaction?: Event): Promise<void> {
  for (const event of interactionEvents) removeEventListener(event, loadApplication, true);
  // Some browsers never load a module again that has failed once, so nothing is requested without a connection.
  if (!navigator.onLine) return addEventListener('online', waitForInteraction, { once: true });
  try {
    const modules = readModules();
    // A press is answered first. Its end is the time of a finger away.
    const isPress = interaction && interaction.type in endEvents;
    // A link may be clicked soon, so navigation and the page of the link are requested before anything else.
    const isOnLink = (interaction?.target as Element | undefined)?.closest?.('a');
    if (!isOnLink && isPress) afterPaint(() => preload(modules));
    else if (!isOnLink) preload(modules);
    if (interaction) await waitForEffect(interaction);
    const { startFirstNavigation } = await importNavigation();
    const navigation = startFirstNavigation();
    navigation.requestStylesheet();
    await arrival;
    if (isOnLink) preload(modules);
    // Each module is evaluated in a task of its own, dependencies first, because all at once would block a phone.
    for (const url of modules.toReversed()) {
      await yieldToMain();
      await arrival;
      await import(/* @vite-ignore */ url);
    }
    const { startApplication } = await import('./client.tsx');
    await yieldToMain();
    const { hydrated } = await startApplication();
    await yieldToMain();
    if (!import.meta.env.DEV) enableAnimations();
    await hydrated;
    // Fewer steps are sooner out of the way of the next tap. A page that was shown since has a layout of its own.
    enlargeLayoutSteps();
    // In development React compares attributes during hydration, so motion starts after it.
    if (import.meta.env.DEV) {
      startMotion();
      enableAnimations();
    }
    document.documentElement.dataset.app = 'ready';
  } catch (error) {
    console.warn(error);
    // The page still works without the application. Later interactions retry, because the visitor may have been offline.
    setTimeout(waitForInteraction, retryDelaysMs[failedAttempts++] ?? laterRetryDelayMs);
  }
}

/** Returns the URLs of the modules of the application and of the page's islands, importers first. */
function readModules(): string[] {
  const text = document.getElementById(clientDataId)?.textContent;
  return (JSON.parse(text ?? '') as ClientPageData).modules;
}

/** Preloads modules, unless they have failed before. */
function preload(modules: readonly string[]): void {
  for (const href of failedAttempts > 0 ? [] : modules) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

function waitForInteraction(): void {
  for (const event of interactionEvents) addEventListener(event, loadApplication, true);
}

/**
 * Starts navigation when the page is loaded and the browser idle, so that script follows the first tap on a link, which
 * is faster than a full load. On a slow connection the browser follows it, because the page would not arrive in time.
 */
function startNavigationWhenIdle(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', startNavigationWhenIdle, { once: true });
    return;
  }
  if (!navigator.onLine || getConnectionSpeed() === 'slow') return;
  afterPaint(async () => {
    try {
      (await importNavigation()).startFirstNavigation();
    } catch (error) {
      console.warn(error);
    }
  });
}

/** True if the page shows the result of a form. Its visitor has interacted already. */
const hasFormResult = (): boolean => document.querySelector('[data-answered]') !== null;

/** True if a form of this page has a draft, which must be restored without waiting for an interaction. */
function hasDraft(): boolean {
  try {
    // The keys are those of forms/drafts/draft.ts, which is too large for the boot script.
    return [...document.forms].some(({ dataset }) => sessionStorage.getItem(`form.${dataset.form}`) !== null);
  } catch {
    // Storage is blocked, so there are no drafts.
    return false;
  }
}

/** Starts layout, motion and the loading of the application, which need the whole document. */
function startOnceParsed(): void {
  enlargeLayoutSteps = layOutProgressively();
  // In development styles come with the script, and hot reload must work without an interaction.
  if (!import.meta.env.DEV) startMotion();
  // The boot loader, an inline script, keeps the first interaction until now.
  const { firstInteraction } = window as { firstInteraction?: Event };
  if (firstInteraction || import.meta.env.DEV || hasFormResult() || hasDraft())
    void loadApplication(firstInteraction);
  else {
    waitForInteraction();
    startNavigationWhenIdle();
  }
}

dismissMenus();
answerEarlyClicks();
// In the capture phase, so that a link that is shown on the next page too loses its mark with the change of the page.
addEventListener('click', noticeDeparture, true);
// On a slow line this script may arrive before the rest of the page, whose sections and forms it must find. A top-level
// `await` is no way to wait for it: that made the browser load this script twice.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', startOnceParsed, { once: true });
else startOnceParsed();
