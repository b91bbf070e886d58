/**
 * Motion on the page that is shown, hydrated or not. This much is in the boot script; what needs the animation
 * library is loaded at a sign of a person, when something that it moves is near the view.
 */
import { markInView } from './in-view.ts';
import { pauseUnseenLights } from './lights.ts';
import { pageBrought } from './page-event.ts';
import { bringParallax } from './parallax-css.ts';
import { startSeeing } from './scroll-extent.ts';

type End = () => void;

/** Marks that the animation library moves. Style 4 of a heading stands still. */
const animated =
  '[data-reveal],[data-split-heading]:not([data-split-heading="4"]),[data-counter],[data-parallax]';
/** How near, in heights of the view. */
const near = '100%';

const wanted = matchMedia('(prefers-reduced-motion: no-preference)');
/** A wheel or a trackpad is smoothed; a finger moves the page itself. */
const wheeled = matchMedia('(hover: hover) and (pointer: fine)');

let awake = false;
const ends: End[] = [];

/** Ends the motion of the page before, and begins that of the page that is shown. */
function renewMotion(): void {
  for (const end of ends.splice(0)) end();
  if (!('IntersectionObserver' in window)) {
    forgetInView();
    return;
  }
  ends.push(pauseUnseenLights(document));
  if (!wanted.matches) return;
  ends.push(markInView(document, awake));
  if (awake) ends.push(animateWhenNear());
}

/** Begins the motion of the page and of those that come after it, and follows what the visitor asks of their system. */
export function startMotion(): void {
  wanted.addEventListener('change', () => {
    renewMotion();
    if (awake) followWheel();
  });
  bringParallax();
  document.addEventListener(pageBrought, () => {
    startSeeing();
    renewMotion();
  });
  renewMotion();
}

/** Somebody is here: what needs the animation library may be loaded. */
export function wakeMotion(): void {
  if (awake) return;
  awake = true;
  startSeeing();
  renewMotion();
  if (wanted.matches) followWheel();
}

/** Nothing tells when a mark comes into view: they stand as if they were none. */
function forgetInView(): void {
  for (const element of document.querySelectorAll('[data-in-view]')) element.removeAttribute('data-in-view');
}

/** @returns what ends the animation, begun or not. A chunk that does not come leaves everything where it is. */
function animateWhenNear(): End {
  let end: End | undefined;
  let ended = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./animate.ts')
        .then(({ animate }) => {
          if (!ended) end = animate(document);
        })
        .catch(console.warn);
    },
    { rootMargin: near },
  );
  for (const element of document.querySelectorAll(animated)) observer.observe(element);
  return () => {
    ended = true;
    observer.disconnect();
    end?.();
  };
}

let endSmoothing: End | undefined;

/** Smooths the wheel for the whole visit, while motion is wanted. */
function followWheel(): void {
  endSmoothing?.();
  endSmoothing = undefined;
  if (!wanted.matches || !wheeled.matches) return;
  import('./smooth-scroll.ts').then(({ smoothScroll }) => {
    if (wanted.matches) endSmoothing ??= smoothScroll();
  }, console.warn);
}
