import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/** A text, and below it yearly reports side by side, each above a drawing of its cover. */
export function Reports({ id, title, children }: PropsWithChildren<PropsOf<'Reports'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.reports} grid`} id={id} aria-labelledby={headingId} data-band>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <Prose className={styles.text}>
        {Children.toArray(children).filter((child) => !rendersComponent(child, Report))}
      </Prose>
      <ul className={styles.list}>{getChildElements(children, Report)}</ul>
    </section>
  );
}

/** Colour of marks on paper, which is light in both colour schemes. */
const ink = 'oklch(21% 0.03 265)';

/** One report. Its cover has a light on a horizon, or half a ring if it is an earlier one, as in a chart of two years. */
export const Report = ({ id, title, year, hue, earlier }: PropsOf<'Report'>) => (
  <li className={`${styles.report} h-${hue}`} id={id}>
    <h3>{title}</h3>
    <svg viewBox="0 0 420 330" fill="none" aria-hidden="true" focusable="false">
      <path d="M40 20h336v420h-336z" fill="var(--c)" opacity=".4" transform="rotate(3.5 210 330)" />
      <path d="M30 16h336v420h-336z" fill="oklch(98.5% 0.006 95)" />
      <text x="56" y="110">
        {year}
      </text>
      {earlier ? (
        <path d="M92 246a106 106 0 0 1 212 0" stroke={ink} strokeWidth="3" />
      ) : (
        <path d="M90 246a108 108 0 0 1 216 0z" fill={`url(#_${hue})`} />
      )}
      <path d="M30 246h336" stroke={ink} strokeWidth="1.5" />
      <path
        d="M98 262h200M118 278h160M144 294h108M170 310h56"
        stroke={earlier ? ink : `var(--${hue})`}
        strokeWidth="5"
        opacity={earlier ? 0.25 : 0.5}
      />
    </svg>
  </li>
);
