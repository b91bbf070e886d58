/**
 * The one script of an untouched page. Everything works without what it loads: a click before React is there is a
 * plain navigation.
 */

import type { PageRecord } from '#content/page-data.ts';
import { startMotion, wakeMotion } from '#motion/start.ts';
import { layOutInPieces } from './progressive-layout.ts';

/** Signs of a person. Scrolling counts: who scrolls will click. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

const listen = { capture: true, passive: true } as const;

/** Milliseconds before the next sign counts, after each failure. */
const waits = [0, 2_000, 10_000];
let failures = 0;

const layOutRest = layOutInPieces();

function start(): void {
  for (const sign of signs) removeEventListener(sign, start, listen);
  layOutRest();
  if (!import.meta.env.DEV) wakeMotion();
  preloadOwn();
  import('./client.tsx')
    .then(({ hydrate }) => hydrate())
    .then(() => {
      // React compares what it finds with what it expects there, but in development only: motion comes after.
      if (import.meta.env.DEV) {
        startMotion();
        wakeMotion();
      }
      document.documentElement.dataset.app = 'ready';
    })
    // A chunk that did not come leaves the page as it was. A later sign tries again, but not for ever.
    .catch((error: unknown) => {
      console.warn(error);
      if (failures < waits.length) setTimeout(watch, waits[failures++]);
    });
}

/** Asks for what the page itself needs at once, not only when the application, which is there for every page, asks. */
function preloadOwn(): void {
  const text = document.querySelector('script#record')?.textContent;
  const { body, modules = [] } = JSON.parse(text ?? '{}') as Partial<PageRecord>;
  if (import.meta.env.DEV || failures > 0) return;
  for (const href of [...modules, ...(body ? [body] : [])]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href });
    document.head.append(link);
  }
}

function watch(): void {
  for (const sign of signs) addEventListener(sign, start, listen);
}

/** Whether the page tells what became of a form: there was a sign of a person, who is to find their way on. */
const isAnswer = (): boolean => document.querySelector('[data-answered]') !== null;

/** Whether something was typed into a form of this page before a reload: it must not wait for a sign to come back. */
function holdsDraft(): boolean {
  try {
    // The keys of forms/sending/draft.ts, which is too large to be here.
    return [...document.forms].some(({ dataset }) => sessionStorage.getItem(`form.${dataset.form}`) !== null);
  } catch {
    // Storage may be blocked: then nothing was kept.
    return false;
  }
}

// In development styles come with the script, and a writer wants the page to follow the file untouched.
if (!import.meta.env.DEV) startMotion();
if (import.meta.env.DEV || isAnswer() || holdsDraft()) start();
else watch();
