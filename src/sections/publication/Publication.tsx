import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { DrawnText } from '#ui/drawings/DrawnText.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Publication.module.css';

/** A document to read at night, beside a drawing of its cover. */
export function Publication({ id, title, hue, children }: PropsWithChildren<PropsOf<'Publication'>>) {
  const headingId = useId();
  return (
    <section
      className={`${styles.publication} night grid h-${hue}`}
      id={id}
      aria-labelledby={headingId}
      data-band
    >
      <div className={styles.text}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {children}
      </div>
      <div className={styles.cover}>
        <CoverDrawing />
      </div>
    </section>
  );
}

/** Path of the lines of text: rectangles of these lengths from the left margin. */
const textLines = [266, 252, 266, 240, 262, 150]
  .map((length, index) => `M172 ${346 + index * 16}h${length}v3h-${length}z`)
  .join('');

/** Three sheets like a fan: the logo, a title of two lines, and text. Those behind take the section's hue. */
const CoverDrawing = () => (
  <svg viewBox="20 0 540 560" aria-hidden="true">
    <rect
      x="140"
      y="88"
      width="330"
      height="422"
      transform="rotate(15 250 540)"
      fill="oklch(from var(--c) 0.4 0.11 h)"
    />
    <rect x="140" y="66" width="330" height="444" transform="rotate(5 250 540)" fill="var(--c)" />
    <g transform="rotate(-6 250 540)">
      <rect x="140" y="44" width="330" height="466" fill={paperColour} />
      <Light cx={300} cy={150} r={70} hue="coral" />
      <g opacity=".94">
        <Light cx={228} cy={180} r={40} hue="amber" />
        <Light cx={372} cy={178} r={42} hue="fjord" />
      </g>
      <g fill="oklch(21% 0.03 265)">
        <g fontSize="40" fontWeight="600" letterSpacing="-.03em">
          <DrawnText name="coverTitle" x="172" y="272" />
          <DrawnText name="coverTitleLine2" x="172" y="312" />
        </g>
        <path d={textLines} opacity=".3" />
      </g>
    </g>
  </svg>
);
