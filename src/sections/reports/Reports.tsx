import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/** A text, and beside it the covers of yearly reports. They stand on the lower edge of the band. */
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

/** Scales with a light each, as in a chart. They show no figures, because the component has no figures of the report. */
const scales = [
  { y: 210, cx: 118, hue: 'fjord' },
  { y: 282, cx: 206, hue: 'moss' },
  { y: 354, cx: 162, hue: 'coral' },
] as const;

/**
 * One report. Its upright cover has lights on scales, or rings if it is an earlier one. The heading is hidden, because the
 * cover shows the year.
 */
export const Report = ({ id, title, year, hue, earlier }: PropsOf<'Report'>) => {
  const mark = earlier ? 'var(--ink)' : 'oklch(98.5% 0.006 95)';
  return (
    <li className={`${styles.report} h-${hue} ${earlier ? styles.earlier : ''}`} id={id}>
      <h3 className="visually-hidden">{title}</h3>
      <svg viewBox="0 0 300 400" fill="none" aria-hidden="true" focusable="false">
        <path className={styles.cover} d="M1 1h298v398h-298z" stroke="var(--edge-line)" strokeWidth="1.500" />
        <path d="M1 1h17v398h-17z" fill="var(--c)" />
        <text x="40" y="98" fill={mark}>
          {year}
        </text>
        {scales.map((scale) => (
          <g key={scale.hue}>
            <path d={`M44 ${scale.y}h216`} stroke={mark} strokeWidth="2" />
            {earlier ? (
              <circle cx={scale.cx} cy={scale.y - 22} r="20" stroke={mark} strokeWidth="3" />
            ) : (
              <Light cx={scale.cx} cy={scale.y - 24} r={23} hue={scale.hue} />
            )}
          </g>
        ))}
      </svg>
    </li>
  );
};
