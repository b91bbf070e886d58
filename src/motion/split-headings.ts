/** Headings that appear letter by letter. */
import { gsap } from 'gsap';
import { type GlyphLine, layOutGlyphs } from './glyphs.ts';
import { playOnEntry } from './play-on-entry.ts';

/** Seconds of one character, seconds between two, and pixels of perspective, from the specification. */
const durationSeconds = 1;
const staggerSeconds = 0.02;
const perspectivePx = 400;

type Timeline = ReturnType<typeof gsap.timeline>;
/** Adds the tweens of a style to a timeline whose tweens last as long as one character. */
type AnimationStyle = (timeline: Timeline, lines: GlyphLine[]) => void;

const getGlyphElements = (lines: GlyphLine[]) =>
  lines.flatMap(({ glyphs }) => glyphs.map(({ element }) => element));

const styles: Record<string, AnimationStyle> = {
  /** Rotates characters upwards. */
  '1': (timeline, lines) => {
    timeline.from(getGlyphElements(lines), {
      opacity: 0,
      y: '0.6em',
      rotationX: -90,
      transformOrigin: '50% 100%',
      stagger: staggerSeconds,
    });
  },
  /** Slides in each word as a whole while its characters appear one after the other. */
  '2': (timeline, lines) => {
    const glyphs = lines.flatMap((line) => line.glyphs);
    const elements = glyphs.map(({ element }) => element);
    const wordStarts = glyphs.map(
      ({ wordIndex }) => glyphs.findIndex((glyph) => glyph.wordIndex === wordIndex) * staggerSeconds,
    );
    timeline.from(elements, { x: '0.8em', stagger: (index) => wordStarts[index] ?? 0 }, 0);
    timeline.from(elements, { opacity: 0, rotationY: 35, stagger: staggerSeconds }, 0);
  },
  /** Unmasks each line from its lower edge, character by character. */
  '3': (timeline, lines) => {
    let start = 0;
    for (const { element, glyphs } of lines) {
      element.style.overflow = 'clip';
      const elements = glyphs.map((glyph) => glyph.element);
      timeline.from(elements, { yPercent: 110, rotationX: -40, stagger: staggerSeconds }, start);
      start += elements.length * staggerSeconds;
    }
  },
};

/**
 * Animates each `[data-split-heading]` of style 1 to 3 once, as it comes into view. The animation runs on a copy that
 * is removed at the end.
 * @returns a cleanup function that ends the animations and shows the headings.
 */
export function splitHeadings(root: ParentNode): () => void {
  const headings = [...root.querySelectorAll<HTMLElement>('[data-split-heading]')];
  return playOnEntry(
    headings.filter((heading) => getStyle(heading)),
    {
      play: (copy, heading, onDone) => {
        const lines = layOutGlyphs(heading, copy);
        gsap.set(getGlyphElements(lines), { transformPerspective: perspectivePx });
        const timeline = gsap.timeline({
          defaults: { duration: durationSeconds, ease: 'power3.out' },
          onComplete: onDone,
        });
        getStyle(heading)?.(timeline, lines);
        const stopObserving = observeReflow(heading, onDone);
        return () => {
          timeline.kill();
          stopObserving();
        };
      },
    },
  );
}

const getStyle = ({ dataset }: HTMLElement): AnimationStyle | undefined => styles[dataset.splitHeading ?? ''];

/** Calls back when the text may have been laid out again, so that the measured positions are outdated. */
function observeReflow(heading: HTMLElement, onReflow: () => void): () => void {
  const getSize = () => `${heading.offsetWidth} ${heading.offsetHeight}`;
  const size = getSize();
  const observer = new ResizeObserver(() => {
    if (getSize() !== size) onReflow();
  });
  observer.observe(heading);
  document.fonts.addEventListener('loadingdone', onReflow);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', onReflow);
  };
}
