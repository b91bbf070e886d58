/** Headings that come letter by letter. */
import { gsap } from 'gsap';
import { enterOnce } from './play-on-entry.ts';
import { type Line, setGlyphs } from './glyphs.ts';

/** From the specification: seconds of one character and between two, pixels of perspective. */
const duration = 1;
const stagger = 0.02;
const perspective = 400;

type Timeline = ReturnType<typeof gsap.timeline>;
/** Adds a style's movements to a timeline whose tweens last as long as one character. */
type Style = (timeline: Timeline, lines: Line[]) => void;

const charactersOf = (lines: Line[]) => lines.flatMap(({ glyphs }) => glyphs.map(({ element }) => element));

const styles: Record<string, Style> = {
  /** Characters rise with a turn. */
  '1': (timeline, lines) => {
    timeline.from(charactersOf(lines), {
      opacity: 0,
      y: '0.6em',
      rotationX: -90,
      transformOrigin: '50% 100%',
      stagger,
    });
  },
  /** Words slide in, each as one; their characters appear one after the other. */
  '2': (timeline, lines) => {
    const glyphs = lines.flatMap((line) => line.glyphs);
    const characters = glyphs.map(({ element }) => element);
    const firsts = glyphs.map(({ word }) => glyphs.findIndex((glyph) => glyph.word === word) * stagger);
    timeline.from(characters, { x: '0.8em', stagger: (index) => firsts[index] ?? 0 }, 0);
    timeline.from(characters, { opacity: 0, rotationY: 35, stagger }, 0);
  },
  /** Lines rise from behind their edge, and their characters follow. */
  '3': (timeline, lines) => {
    let start = 0;
    for (const { element, glyphs } of lines) {
      element.style.overflow = 'clip';
      const characters = glyphs.map((glyph) => glyph.element);
      timeline.from(characters, { yPercent: 110, rotationX: -40, stagger }, start);
      start += characters.length * stagger;
    }
  },
};

/**
 * Animates each `[data-split-heading]` of style 1 to 3 once, as it comes into view, on a copy that is taken away at
 * the end.
 * @returns what ends it; the headings are shown.
 */
export function splitHeadings(root: ParentNode): () => void {
  const headings = [...root.querySelectorAll<HTMLElement>('[data-split-heading]')];
  return enterOnce(
    headings.filter((heading) => styleOf(heading)),
    {
      play: (copy, heading, done) => {
        const lines = setGlyphs(heading, copy);
        gsap.set(charactersOf(lines), { transformPerspective: perspective });
        const timeline = gsap.timeline({ defaults: { duration, ease: 'power3.out' }, onComplete: done });
        styleOf(heading)?.(timeline, lines);
        const unwatch = onceReset(heading, done);
        return () => {
          timeline.kill();
          unwatch();
        };
      },
    },
  );
}

const styleOf = ({ dataset }: HTMLElement): Style | undefined => styles[dataset.splitHeading ?? ''];

/** Calls back when a text may have been set anew, so that what was measured no longer holds. */
function onceReset(text: HTMLElement, reset: () => void): () => void {
  const sizeOf = () => `${text.offsetWidth} ${text.offsetHeight}`;
  const size = sizeOf();
  const observer = new ResizeObserver(() => {
    if (sizeOf() !== size) reset();
  });
  observer.observe(text);
  document.fonts.addEventListener('loadingdone', reset);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', reset);
  };
}
