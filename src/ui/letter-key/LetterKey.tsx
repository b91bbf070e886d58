import type { PropsOf } from '#content/author-components.ts';
import styles from './LetterKey.module.css';

/** A light with the letter that the words after it explain. It repeats them for the eye, so screen readers leave it out. */
export const LetterKey = ({ letter, hue }: PropsOf<'LetterKey'>) => (
  <span className={`${styles.key} h-${hue}`} data-letter={letter} aria-hidden="true" />
);
