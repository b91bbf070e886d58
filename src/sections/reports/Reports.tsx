import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Reflection } from '#ui/drawings/Reflection.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/** A text, and below it yearly reports side by side, each above a drawing of its cover. */
export function Reports({ id, title, children }: PropsWithChildren<PropsOf<'Reports'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.reports} sand grid`} id={id} aria-labelledby={headingId} data-band>
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

/** Vertical position of the horizon on a cover. */
const horizon = 268;

/** One report. Its cover has a light on a horizon by night, or half a ring by day if it is an earlier one. */
export const Report = ({ id, title, year, hue, earlier }: PropsOf<'Report'>) => {
  const colours = earlier
    ? {
        cover: 'oklch(98.5% 0.006 95)',
        water: 'oklch(94.5% 0.012 95)',
        mark: 'oklch(21% 0.03 265)',
        ripple: 'oklch(58% 0.02 265)',
      }
    : {
        cover: 'oklch(21% 0.03 265)',
        water: 'oklch(15% 0.03 265)',
        mark: 'oklch(98.5% 0.006 95)',
        ripple: '',
      };
  return (
    <li className={`${styles.report} h-${hue}`} id={id}>
      <svg viewBox="0 0 588 400" fill="none" aria-hidden="true" focusable="false">
        <path d="M0 0h588v400h-588z" fill={colours.cover} />
        <path d={`M0 ${horizon}h588v132h-588z`} fill={colours.water} />
        {earlier ? (
          <path d={`M243 ${horizon}a150 150 0 0 1 300 0`} stroke={colours.mark} strokeWidth="3" />
        ) : (
          <path d={`M242 ${horizon}a151 151 0 0 1 302 0z`} fill={`url(#_${hue})`} />
        )}
        <path d={`M0 ${horizon}h588`} stroke={colours.mark} strokeWidth="1.5" opacity={earlier ? 1 : 0.5} />
        <Reflection cx={393} r={151} y={horizon} colour={earlier ? colours.ripple : `var(--${hue})`} />
        <path d="M14 0v400" stroke={colours.mark} strokeWidth="1.5" opacity=".25" />
        <text x="40" y="92" fill={colours.mark}>
          {year}
        </text>
      </svg>
      <h3>{title}</h3>
    </li>
  );
};
