/** Figures that count up. */
import { gsap } from 'gsap';
import { onceEntered } from './entering.ts';
import { type Veil, veil } from './veil.ts';

/** Seconds. */
const duration = 1.6;
const margin = '10%';

/** A whole number, its thousands apart or not. */
const countable = /^\d{1,3}(?:[\s.,]\d{3})*$|^\d+$/;

/**
 * Counts each `[data-counter]` up to its figure once, as it comes into view, on a copy: the page always holds the
 * figure itself, and its width.
 * @returns what ends it; the figures are shown.
 */
export function countUp(root: ParentNode): () => void {
  const counters = [...root.querySelectorAll<HTMLElement>('[data-counter]')].filter(({ textContent }) =>
    countable.test(textContent.trim()),
  );
  const veiled = new Map<HTMLElement, Veil>();
  const tweens = new Set<gsap.core.Tween>();
  const stopWatching = onceEntered(counters, margin, {
    wait: (counter) => {
      const over = veil(counter);
      over.copy.textContent = '0';
      veiled.set(counter, over);
    },
    enter: (counter) => {
      const over = veiled.get(counter);
      if (!over) return;
      const pattern = counter.textContent.trim();
      const count = { at: 0 };
      const tween = gsap.to(count, {
        at: Number(pattern.replace(/\D/g, '')),
        duration,
        ease: 'power2.out',
        onUpdate: () => {
          over.copy.textContent = figureAs(pattern, Math.round(count.at));
        },
        onComplete: () => {
          over.lift();
          veiled.delete(counter);
          tweens.delete(tween);
        },
      });
      tweens.add(tween);
    },
  });
  return () => {
    stopWatching();
    for (const tween of tweens) tween.kill();
    for (const { lift } of veiled.values()) lift();
  };
}

/** A whole number written as another one is: `1250` as `45 000` is `1 250`. */
function figureAs(pattern: string, figure: number): string {
  const digits = [...String(figure)];
  let written = '';
  for (const sign of [...pattern].reverse()) {
    if (digits.length === 0) break;
    written = (/\d/.test(sign) ? digits.pop() : sign) + written;
  }
  return written;
}
