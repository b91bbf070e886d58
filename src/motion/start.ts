/**
 * Motion of the current page, hydrated or not. This file is part of the boot script; animations are loaded after the first
 * user interaction, when an element that they animate is near the view.
 */
import { markInView } from './in-view.ts';
import { pauseUnseenLights } from './lights.ts';
import { pageChangeEvent } from './page-event.ts';
import { addParallaxRules } from './parallax-css.ts';
import { startTrackingScroll } from './scroll-extent.ts';

type Cleanup = () => void;

/** Elements that animate.ts animates. Split headings of style 4 are static. */
const animatedSelector =
  '[data-reveal],[data-split-heading]:not([data-split-heading="4"]),[data-counter],[data-parallax]';
/** Distance from the view, in heights of the view, at which animate.ts is loaded. */
const preloadMargin = '100%';

const motionAllowed = matchMedia('(prefers-reduced-motion: no-preference)');
/** Matches devices with a mouse or trackpad, whose wheel is smoothed. Touch scrolling stays native. */
const finePointer = matchMedia('(hover: hover) and (pointer: fine)');

let animationsEnabled = false;
const cleanups: Cleanup[] = [];

/** Ends the motion of the previous page, and starts that of the current page. */
function restartMotion(): void {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
  if (!('IntersectionObserver' in window)) {
    removeInViewAttributes();
    return;
  }
  cleanups.push(pauseUnseenLights(document));
  if (!motionAllowed.matches) return;
  cleanups.push(markInView(document, animationsEnabled));
  if (animationsEnabled) cleanups.push(animateWhenNear());
}

/** Starts motion for this page and those of later client navigations, and follows changes of the motion preference. */
export function startMotion(): void {
  motionAllowed.addEventListener('change', () => {
    restartMotion();
    if (animationsEnabled) updateSmoothScroll();
  });
  addParallaxRules();
  // From the start, because a scroll may be the interaction that enables animations.
  startTrackingScroll();
  document.addEventListener(pageChangeEvent, () => {
    // Reading the position computes the layout of the new page, which the next frame does anyway.
    requestAnimationFrame(startTrackingScroll);
    restartMotion();
  });
  restartMotion();
}

/** Allows animations to be loaded. Called at the first user interaction. */
export function enableAnimations(): void {
  if (animationsEnabled) return;
  animationsEnabled = true;
  restartMotion();
  if (motionAllowed.matches) updateSmoothScroll();
}

/** Shows all fade-in elements, because without IntersectionObserver none would become active. */
function removeInViewAttributes(): void {
  for (const element of document.querySelectorAll('[data-in-view]')) element.removeAttribute('data-in-view');
}

/**
 * Loads and starts the animations when an animated element is near the view. If the chunk fails to load, the elements
 * stay as they are.
 */
function animateWhenNear(): Cleanup {
  let stopAnimations: Cleanup | undefined;
  let hasEnded = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./animate.ts')
        .then(({ animateOnceLaidOut }) => {
          if (!hasEnded) stopAnimations = animateOnceLaidOut(document);
        })
        .catch(console.warn);
    },
    { rootMargin: preloadMargin },
  );
  for (const element of document.querySelectorAll(animatedSelector)) observer.observe(element);
  return () => {
    hasEnded = true;
    observer.disconnect();
    stopAnimations?.();
  };
}

let stopSmoothScroll: Cleanup | undefined;

/** Smooths the wheel for the whole visit while motion is allowed. */
function updateSmoothScroll(): void {
  stopSmoothScroll?.();
  stopSmoothScroll = undefined;
  if (!motionAllowed.matches || !finePointer.matches) return;
  import('./smooth-scroll.ts')
    .then(({ smoothScroll }) => {
      if (motionAllowed.matches) stopSmoothScroll ??= smoothScroll();
    })
    .catch(console.warn);
}
