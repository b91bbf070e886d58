import { type PropsWithChildren, use, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { measureSymbols } from '#ui/drawings/measure-symbols.ts';
import { formatQuantity } from '#ui/format-number.ts';
import { ChartContext } from '../chart/chart-context.ts';
import { getChildElements, getOtherChildren } from '../child-elements.ts';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/**
 * Yearly reports as covers side by side across the window, with the heading above the first one. A text, if there is
 * one, is below both.
 */
export function Reports({ id, title, children }: PropsWithChildren<PropsOf<'Reports'>>) {
  const headingId = useId();
  const text = getOtherChildren(children, Report);
  return (
    <section className={`${styles.reports} grid`} id={id} aria-labelledby={headingId} data-band>
      <div className={styles.title}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
      </div>
      <ul className={styles.list}>{getChildElements(children, Report)}</ul>
      {text.length > 0 && <div className={styles.text}>{text}</div>}
    </section>
  );
}

/** Distance of the columns of a cover. */
const pitch = 200;

/**
 * One report: a cover with its year above the figures of the chart that it belongs to, each below the symbol of its
 * measure. The heading is hidden, because the cover shows the year.
 */
export function Report({ id, title, year, hue, earlier }: PropsOf<'Report'>) {
  const { bars, headings, unit } = use(ChartContext);
  const { language } = usePageData();
  const getFigure = (index: number) =>
    headings.current === year
      ? bars[index]?.value
      : headings.previous === year
        ? bars[index]?.previous
        : undefined;
  return (
    <li className={`${styles.report} h-${hue} ${earlier ? styles.earlier : ''}`} id={id}>
      <h3 className="visually-hidden">{title}</h3>
      <svg viewBox="0 0 600 470" fill="none" aria-hidden="true" focusable="false">
        <text className={styles.year} x="-8" y="198" textLength="602" fill="var(--ink)">
          {year}
        </text>
        {measureSymbols.map((path, index) => {
          const figure = getFigure(index);
          return (
            <g key={path} className={styles.measure} transform={`translate(${index * pitch} 0)`}>
              <path d={path} transform="translate(46 328) scale(.68)" />
              {figure && (
                <text x="-2" y="462">
                  {formatQuantity(figure, unit, language)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </li>
  );
}
