import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/** A text, and beside it the covers of yearly reports. They stand on its floor, the latest one in front. */
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

/** Hues of the measures, in the order of the chart. */
const measureHues = ['fjord', 'moss', 'coral'] as const;

/**
 * Vertical positions of 0 and 100 % on a cover. They are the same on all covers, so that neighbours read as one chart.
 */
const chart = { bottom: 364, height: 250 };

/**
 * One report: an upright book with the figures of its year on the cover. Each is a light that rises to its share, or a
 * ring in an earlier report. Without figures all are on one line. The heading is hidden, because the cover shows the
 * year, and the chart above says the figures, and that they are samples.
 */
export const Report = ({ id, title, year, hue, figures, earlier }: PropsOf<'Report'>) => {
  const mark = earlier ? 'var(--ink)' : paperColour;
  return (
    <li className={`${styles.report} h-${hue} ${earlier ? styles.earlier : ''}`} id={id}>
      <h3 className="visually-hidden">{title}</h3>
      <svg viewBox="0 0 312 400" fill="none" aria-hidden="true" focusable="false">
        <path d="M298 6l12 8v386h-12z" fill="var(--pages)" />
        <path d="M301.500 9v391M304.500 11v389M307.500 13v387" stroke="var(--page-line)" />
        <path className={styles.cover} d="M0 0h294a6 6 0 0 1 6 6v394h-300z" />
        <path d="M0 0h18v400h-18z" fill="var(--c)" />
        <text className={styles.year} x="40" y="84" fill={mark}>
          {year}
        </text>
        {(figures ? [0, 50, 100] : [0]).map((share) => (
          <path
            key={share}
            d={`M18 ${chart.bottom - (share * chart.height) / 100}h282`}
            stroke={mark}
            strokeWidth={share ? 1 : 2}
            opacity={share ? 0.3 : 1}
          />
        ))}
        {measureHues.map((measureHue, index) => {
          const figure = figures?.split(' ')[index];
          const cx = 78 + index * 80;
          const cy = figure
            ? Math.round(chart.bottom - (Number(figure) * chart.height) / 100)
            : chart.bottom - 34;
          const line = earlier ? mark : `var(--${measureHue})`;
          return (
            <g key={measureHue}>
              {figure && <path d={`M${cx} ${cy + 33}V${chart.bottom}`} stroke={line} strokeWidth="3" />}
              {earlier ? (
                <circle cx={cx} cy={cy} r="32" stroke={mark} strokeWidth="3" />
              ) : (
                <Light cx={cx} cy={cy} r={33.5} hue={measureHue} />
              )}
              {figure && (
                <text x={cx} y={cy + 9} textAnchor="middle" fill={earlier ? mark : markColour}>
                  {figure}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </li>
  );
};
