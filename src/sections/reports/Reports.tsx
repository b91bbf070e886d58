import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/** The covers of yearly reports, side by side across the window. The first cover has the heading, and a text if there is one. */
export function Reports({ id, title, children }: PropsWithChildren<PropsOf<'Reports'>>) {
  const headingId = useId();
  const text = Children.toArray(children).filter(
    (child) => !rendersComponent(child, Report) && child !== '\n',
  );
  return (
    <section className={`${styles.reports} grid`} id={id} aria-labelledby={headingId} data-band>
      <div className={styles.title}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {text.length > 0 && <Prose>{text}</Prose>}
      </div>
      <ul className={styles.list}>{getChildElements(children, Report)}</ul>
    </section>
  );
}

/** Centres of the lights on a cover, which touch each other and are as wide as the year. */
const centres = [100, 300, 500] as const;

/**
 * One report: a cover with its year above three lights, one for each measure, and a text. The lights of an earlier
 * report are rings. The heading is hidden, because the cover shows the year.
 */
export const Report = ({ id, title, year, hue, earlier, children }: PropsWithChildren<PropsOf<'Report'>>) => (
  <li className={`${styles.report} h-${hue} ${earlier ? styles.earlier : ''}`} id={id}>
    <h3 className="visually-hidden">{title}</h3>
    {children && <div className={styles.text}>{children}</div>}
    <svg viewBox="0 0 600 470" fill="none" aria-hidden="true" focusable="false">
      <text x="-8" y="198" textLength="602" fill="var(--ink)">
        {year}
      </text>
      {centres.map((cx) =>
        earlier ? (
          <circle key={cx} cx={cx} cy="370" r="97" stroke="var(--ink)" strokeWidth="6" />
        ) : (
          <Light key={cx} cx={cx} cy={370} r={100} hue={hue} />
        ),
      )}
    </svg>
  </li>
);
