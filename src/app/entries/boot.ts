/**
 * Boot script: the only script that runs before the first user interaction. The page works without the code it loads,
 * because a click before hydration is an ordinary navigation.
 */
import type { PageData } from '#content/page-data.ts';
import { enableAnimations, startMotion } from '#motion/start.ts';
import { recordFailedStyles, reloadFailedStyles } from '../navigation/failed-styles.ts';
import { layOutProgressively } from './progressive-layout.ts';

/** Events that show that a person is using the page. Scrolling counts because a click usually follows it. */
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const;

const listenerOptions = { capture: true, passive: true } as const;

/** Milliseconds until an interaction loads the application again, by number of failed attempts. */
const retryDelaysMs = [0, 2_000, 10_000];
let failedAttempts = 0;

const finishLayout = layOutProgressively();

async function loadApplication(): Promise<void> {
  for (const event of interactionEvents) removeEventListener(event, loadApplication, listenerOptions);
  finishLayout();
  try {
    if (!import.meta.env.DEV) enableAnimations();
    preloadPageModules();
    await reloadFailedStyles();
    const { hydrate } = await import('./client.tsx');
    await hydrate();
    // In development React compares attributes during hydration, so motion starts after it.
    if (import.meta.env.DEV) {
      startMotion();
      enableAnimations();
    }
    document.documentElement.dataset.app = 'ready';
  } catch (error) {
    console.warn(error);
    // The page still works without the application. Later interactions retry a limited number of times.
    if (failedAttempts < retryDelaysMs.length)
      setTimeout(waitForInteraction, retryDelaysMs[failedAttempts++]);
  }
}

/** Preloads the modules that only this page needs, in parallel with the application. */
function preloadPageModules(): void {
  const text = document.querySelector('script#record')?.textContent;
  const { body, modules = [] } = JSON.parse(text ?? '{}') as Partial<PageData>;
  if (import.meta.env.DEV || failedAttempts > 0) return;
  for (const href of [...modules, ...(body ? [body] : [])]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href });
    document.head.append(link);
  }
}

function waitForInteraction(): void {
  for (const event of interactionEvents) addEventListener(event, loadApplication, listenerOptions);
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

recordFailedStyles();
// In development styles come with the script, and hot reload must work without an interaction.
if (!import.meta.env.DEV) startMotion();
if (import.meta.env.DEV || hasFormResult() || hasDraft()) void loadApplication();
else waitForInteraction();
