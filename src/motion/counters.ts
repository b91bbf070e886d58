/** Figures that count up. */
import { gsap } from 'gsap';
import { enterOnce } from './play-on-entry.ts';

/** Seconds. */
const duration = 1.6;

/** A whole number, its thousands apart or not. */
const countable = /^\d{1,3}(?:[\s.,]\d{3})*$|^\d+$/;

const writtenIn = ({ textContent }: HTMLElement): string => textContent.trim();

/**
 * Counts each `[data-counter]` up to its figure once, as it comes into view, on a copy: the page always holds the
 * figure itself, and its width.
 * @returns what ends it; the figures are shown.
 */
export function countUp(root: ParentNode): () => void {
  const counters = [...root.querySelectorAll<HTMLElement>('[data-counter]')];
  return enterOnce(
    counters.filter((counter) => countable.test(writtenIn(counter))),
    {
      prepare: (copy, counter) => {
        const written = writtenIn(counter);
        copy.textContent = figureAs(written, startOf(written));
      },
      play: (copy, counter, done) => {
        const written = writtenIn(counter);
        const count = { at: startOf(written) };
        const tween = gsap.to(count, {
          at: Number(written.replace(/\D/g, '')),
          duration,
          ease: 'power2.out',
          onUpdate: () => {
            copy.textContent = figureAs(written, Math.round(count.at));
          },
          onComplete: done,
        });
        return () => tween.kill();
      },
    },
  );
}

/** The least number of as many digits: what follows the figure stays close to it. */
function startOf(written: string): number {
  const digits = written.replace(/\D/g, '').length;
  return digits > 1 ? 10 ** (digits - 1) : 0;
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
