/**
 * Headings that appear letter by letter. Web animations move the letters, so that they keep moving while the main thread is
 * busy. A script that sets the style of each letter blocked a slow phone for a tenth of a second in its first frame.
 */
import { type GlyphLine, layOutGlyphs } from './glyphs.ts';
import { playOnEntry } from './play-on-entry.ts';
import { easeOutQuart } from './reveal.ts';

/** Milliseconds of one character, and between two, and the perspective, from the specification. */
const durationMs = 1000;
const staggerMs = 20;
const perspective = 'perspective(400px)';

interface HeadingStyle {
  /** Keyframes of each character. */
  characters: PropertyIndexedKeyframes;
  /** Keyframes of the characters of a word, which all start with its first one. */
  words?: PropertyIndexedKeyframes;
  transformOrigin?: string;
  /** True if a line hides characters that are outside it. */
  clipsLines?: boolean;
}

const styles: Record<string, HeadingStyle> = {
  /** Rotates characters upwards. */
  '1': {
    characters: {
      opacity: [0, 1],
      transform: [
        `${perspective} translateY(0.6em) rotateX(-90deg)`,
        `${perspective} translateY(0) rotateX(0deg)`,
      ],
    },
    transformOrigin: '50% 100%',
  },
  /** Slides in each word as a whole while its characters appear one after the other. */
  '2': {
    characters: {
      opacity: [0, 1],
      transform: [`${perspective} rotateY(35deg)`, `${perspective} rotateY(0deg)`],
    },
    words: { translate: ['0.8em', '0'] },
  },
  /** Unmasks each line from its lower edge, character by character. */
  '3': {
    characters: {
      transform: [
        `${perspective} translateY(110%) rotateX(-40deg)`,
        `${perspective} translateY(0) rotateX(0deg)`,
      ],
    },
    clipsLines: true,
  },
};

const getStyle = ({ dataset }: HTMLElement): HeadingStyle | undefined => styles[dataset.splitHeading ?? ''];

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
        const animations = startAnimations(layOutGlyphs(heading, copy), getStyle(heading) as HeadingStyle);
        const last = animations.at(-1);
        if (last) last.onfinish = onDone;
        const stopObserving = observeReflow(heading, onDone);
        return () => {
          for (const animation of animations) animation.cancel();
          stopObserving();
        };
      },
    },
  );
}

/** Starts the animations of all characters. @returns them. The last one ends last. */
function startAnimations(
  lines: GlyphLine[],
  { characters, words, transformOrigin = '', clipsLines }: HeadingStyle,
): Animation[] {
  if (clipsLines) for (const { element } of lines) element.style.overflow = 'clip';
  const glyphs = lines.flatMap((line) => line.glyphs);
  return glyphs.flatMap(({ element, wordIndex }, index) => {
    element.style.transformOrigin = transformOrigin;
    const animate = (keyframes: PropertyIndexedKeyframes, position: number) =>
      element.animate(keyframes, {
        duration: durationMs,
        delay: position * staggerMs,
        easing: easeOutQuart,
        fill: 'backwards',
      });
    const getWordStart = () => glyphs.findIndex((glyph) => glyph.wordIndex === wordIndex);
    return [...(words ? [animate(words, getWordStart())] : []), animate(characters, index)];
  });
}

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
