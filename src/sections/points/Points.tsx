import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { PointDrawing } from '#ui/drawings/points/PointDrawing.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Points.module.css';

const bandClasses = { row: '', numbers: 'night', clauses: 'sand' };

/** Points as a row, as a numbered list on a dark band, or as the clauses of a signed agreement. */
export function Points({ id, title, lead, arrangement, children }: PropsWithChildren<PropsOf<'Points'>>) {
  const headingId = useId();
  const bandClass = bandClasses[arrangement];
  return (
    <section
      className={`${styles.points} ${styles[arrangement]} ${bandClass} grid`}
      id={id}
      aria-labelledby={headingId}
      data-band={bandClass || undefined}
    >
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.body}>
        <ol className={styles.list}>{children}</ol>
        {arrangement === 'clauses' && <Signatures />}
      </div>
    </section>
  );
}

/** One point. */
export const Point = ({ title, drawing, children }: PropsWithChildren<PropsOf<'Point'>>) => (
  <li data-reveal="">
    {drawing && <PointDrawing name={drawing} />}
    <h3>{title}</h3>
    <div className={styles.text}>{children}</div>
  </li>
);

/** Two signatures on their lines, each with a light as its seal. */
const Signatures = () => (
  <svg className={styles.signatures} viewBox="0 0 600 92" fill="none" aria-hidden="true" focusable="false">
    <path d="M0 80h270M330 80h270" stroke="var(--edge-line)" />
    <path
      d="M20 66c22-52 46-66 44-40s-38 48-30 34 34-36 38-22 2 24 12 10 16-18 18-6 8 14 16 2 14-8 18-2 20 4 40-8M352 62c4-44 30-56 36-34s-22 42-28 28 34-22 44-34 10 20 4 36 14-32 26-24-6 26 6 22 14-26 22-20 2 18 14 16 26-6 44-22"
      stroke="var(--link)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <Light cx={240} cy={70} r={22} hue="coral" />
    <Light cx={570} cy={70} r={22} hue="fjord" />
  </svg>
);
