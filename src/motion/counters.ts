/** Figures that count up. */
import { gsap } from 'gsap';
import { playOnEntry } from './play-on-entry.ts';

/** Seconds that a figure counts. */
const durationSeconds = 1.6;

/** Matches a whole number, with or without thousands separators. */
const wholeNumber = /^\d{1,3}(?:[\s.,]\d{3})*$|^\d+$/;

const getText = ({ textContent }: HTMLElement): string => textContent.trim();

/**
 * Counts each `[data-counter]` up to its figure once, as it comes into view. The animation runs on a copy, so that the
 * page always contains the figure itself and keeps its width.
 * @returns a cleanup function that ends the animation and shows the figures.
 */
export function countUp(root: ParentNode): () => void {
  const counters = [...root.querySelectorAll<HTMLElement>('[data-counter]')];
  return playOnEntry(
    counters.filter((counter) => wholeNumber.test(getText(counter))),
    {
      prepare: (copy, counter) => {
        const text = getText(counter);
        copy.textContent = formatLike(text, getStartFigure(text));
      },
      play: (copy, counter, onDone) => {
        const text = getText(counter);
        const progress = { figure: getStartFigure(text) };
        const tween = gsap.to(progress, {
          figure: Number(text.replace(/\D/g, '')),
          duration: durationSeconds,
          ease: 'power2.out',
          onUpdate: () => {
            copy.textContent = formatLike(text, Math.round(progress.figure));
          },
          onComplete: onDone,
        });
        return () => tween.kill();
      },
    },
  );
}

/** Returns the smallest number with as many digits as the text, so that text after the figure keeps its distance. */
function getStartFigure(text: string): number {
  const digits = text.replace(/\D/g, '').length;
  return digits > 1 ? 10 ** (digits - 1) : 0;
}

/** Formats a figure with the separators of a pattern: `1250` in the pattern `45 000` is `1 250`. */
function formatLike(pattern: string, figure: number): string {
  const digits = [...String(figure)];
  let formatted = '';
  for (const character of [...pattern].reverse()) {
    if (digits.length === 0) break;
    formatted = (/\d/.test(character) ? digits.pop() : character) + formatted;
  }
  return formatted;
}
