import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/** A text, and below it the covers of yearly reports, which fill the window. */
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
const chart = { bottom: 562, height: 250 };
const lightRadius = 46;

/**
 * One report: the cover with its year, and the figures of that year. Each is a light that rises to its share, or a ring
 * in an earlier report. Without figures all are on one line. The heading is hidden, because the cover shows the year,
 * and the chart above says the figures, and that they are samples.
 */
export const Report = ({ id, title, year, hue, figures, earlier }: PropsOf<'Report'>) => {
  const mark = earlier ? 'var(--ink)' : paperColour;
  return (
    <li className={`${styles.report} h-${hue} ${earlier ? styles.earlier : ''}`} id={id}>
      <h3 className="visually-hidden">{title}</h3>
      <svg viewBox="0 0 720 605" fill="none" aria-hidden="true" focusable="false">
        <text className={styles.year} x="353" y="264" textAnchor="middle" fill={mark}>
          {year}
        </text>
        {/* Lines go on to the edges of a cover that is wider than the drawing. */}
        {(figures ? [0, 50, 100] : [0]).map((share) => (
          <path
            key={share}
            d={`M-2000 ${chart.bottom - (share * chart.height) / 100}h5000`}
            stroke={mark}
            strokeWidth={share ? 1 : 3}
            opacity={share ? 0.3 : 1}
          />
        ))}
        {measureHues.map((measureHue, index) => {
          const figure = figures?.split(' ')[index];
          const cx = 140 + index * 220;
          const cy = figure
            ? Math.round(chart.bottom - (Number(figure) * chart.height) / 100)
            : chart.bottom - lightRadius;
          const line = earlier ? mark : `var(--${measureHue})`;
          return (
            <g key={measureHue}>
              {figure && (
                <path d={`M${cx} ${cy + lightRadius}V${chart.bottom}`} stroke={line} strokeWidth="5" />
              )}
              {earlier ? (
                <circle cx={cx} cy={cy} r={lightRadius - 2} stroke={mark} strokeWidth="4" />
              ) : (
                <Light cx={cx} cy={cy} r={lightRadius} hue={measureHue} />
              )}
              {figure && (
                <text x={cx} y={cy + 13} textAnchor="middle" fill={earlier ? mark : markColour}>
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
