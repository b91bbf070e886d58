import type { ComponentProps } from 'react';
import styles from './palette.module.css';

/** The `svg` element of a decorative drawing: colours of the palette, shapes without outline, lines with round ends. */
export const DrawingSvg = ({ className, ...attributes }: ComponentProps<'svg'>) => (
  <svg
    className={className ? `${styles.palette} ${className}` : styles.palette}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...attributes}
  />
);
