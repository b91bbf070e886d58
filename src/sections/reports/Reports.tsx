import { Children, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/** A text, and below it yearly reports side by side, each above a drawing of its cover. */
export function Reports({ id, title, children }: PropsWithChildren<PropsOf<'Reports'>>) {
  const headingId = useId();
  const parts = Children.toArray(children);
  const reports = parts.filter((part) => isValidElement(part) && part.type === Report);
  return (
    <section className={`${styles.reports} grid`} id={id} aria-labelledby={headingId} data-band>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <Prose className={styles.text}>{parts.filter((part) => !reports.includes(part))}</Prose>
      <ul className={styles.list}>{reports}</ul>
    </section>
  );
}

/** One report. The cover of an earlier report has a ring in place of the light, as in a chart of two years. */
export const Report = ({ id, title, year, hue, earlier }: PropsOf<'Report'>) => (
  <li className={`${styles.report} h-${hue}`} id={id}>
    <h3>{title}</h3>
    <svg viewBox="0 0 420 300" fill="none" aria-hidden="true" focusable="false">
      <g transform={earlier ? 'rotate(2.5 210 300)' : 'rotate(-2.5 210 300)'}>
        <path d="M54 24h320v420h-320z" fill="var(--c)" opacity=".4" transform="rotate(4 210 300)" />
        <path d="M46 20h320v420h-320z" fill="oklch(98.5% 0.006 95)" />
        <text x="76" y="106">
          {year}
        </text>
        {earlier ? (
          <circle cx="206" cy="262" r="106" stroke="oklch(21% 0.03 265)" strokeWidth="3" />
        ) : (
          <Light cx={206} cy={262} r={108} hue={hue} />
        )}
      </g>
    </svg>
  </li>
);
