import type { ComponentProps } from 'react';
import styles from './Footnotes.module.css';

/** Returns whether the props of a compiled `<section>` are those of the footnotes, which every layout renders the same. */
export const isFootnotes = (sectionProps: object): boolean => 'data-footnotes' in sectionProps;

/** The footnotes of a text. They have a class of their own, so that only texts with footnotes have its styles. */
export const Footnotes = (props: ComponentProps<'section'>) => (
  <section {...props} className={styles.footnotes} />
);
