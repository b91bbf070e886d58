import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Arm, Figure } from '#ui/drawings/Figure.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { PointDrawing, pointHues } from '#ui/drawings/points/PointDrawing.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Points.module.css';

const bandClasses = { panels: '', fields: '', numbers: 'night', clauses: 'sand' };

/** Panels are a wide one above three. Fields are two between wide ones. */
const arrangementClasses = {
  panels: `${styles.panels} ${styles.trio}`,
  fields: `${styles.panels} ${styles.fields}`,
  numbers: styles.numbers,
  clauses: styles.clauses,
};

/** Points on panels or fields in full colour, as numbered questions on a dark band, or as the clauses of a signed agreement. */
export function Points({ id, title, lead, arrangement, children }: PropsWithChildren<PropsOf<'Points'>>) {
  const headingId = useId();
  const bandClass = bandClasses[arrangement];
  return (
    <section
      className={`${styles.points} ${arrangementClasses[arrangement]} ${bandClass} grid`}
      id={id}
      aria-labelledby={headingId}
      data-band={bandClass || undefined}
    >
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {lead && <p>{lead}</p>}
        {arrangement === 'numbers' && <QuestionMark />}
      </div>
      {arrangement === 'clauses' && <Parties />}
      <div className={styles.body}>
        <ol className={styles.list}>{children}</ol>
        {arrangement === 'clauses' && <Signatures />}
      </div>
    </section>
  );
}

/** One point. */
export const Point = ({ title, drawing, children }: PropsWithChildren<PropsOf<'Point'>>) => (
  <li data-reveal="" className={drawing && `h-${pointHues[drawing]}`}>
    <h3>{title}</h3>
    <div className={styles.text}>{children}</div>
    {drawing && <PointDrawing name={drawing} />}
  </li>
);

/** The two parties to an agreement, one of whom has the pencil. Their hues are those of the seals. */
const Parties = () => (
  <svg
    className={styles.parties}
    viewBox="0 0 400 424"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <Figure x={122} y={424} scale={1.74} hue="coral" />
    <Figure x={268} y={424} scale={1.42} hue="fjord" />
    <path d="M381 150l4-16" stroke="var(--coral)" strokeWidth="24" />
    <path d="M363 226L381 150" stroke="var(--amber)" strokeWidth="24" strokeLinecap="butt" />
    <Arm figure={{ x: 268, y: 424, scale: 1.42 }} elbow={[366, 306]} hand={[364, 226]} hue="fjord" />
  </svg>
);

/** A question mark, whose dot is a light. The upper edge of the band cuts it off. */
const QuestionMark = () => (
  <svg className={styles.mark} viewBox="0 -24 300 444" fill="none" aria-hidden="true" focusable="false">
    <path d="M42 120A108 108 0 1 1 206 206Q150 238 150 296" stroke="var(--coral)" strokeWidth="66" />
    <Light cx={150} cy={378} r={42} hue="coral" />
  </svg>
);

/** Two signatures on their lines, each with a light as its seal. */
const Signatures = () => (
  <svg className={styles.signatures} viewBox="0 0 600 92" fill="none" aria-hidden="true" focusable="false">
    <path d="M0 80h270M330 80h270" stroke="var(--edge-line)" />
    <path
      d="M20 66c22-52 46-66 44-40s-38 48-30 34 34-36 38-22 2 24 12 10 16-18 18-6 8 14 16 2 14-8 18-2 20 4 40-8M352 70C364 40 376 8 384 12S374 72 384 66s18-52 26-50-12 54-2 48 14-22 20-20-4 20 4 20 10-18 16-16 0 16 8 14 40-26 84-34M352 46q46-16 92-12"
      stroke="var(--link)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <Light cx={240} cy={70} r={22} hue="coral" />
    <Light cx={570} cy={70} r={22} hue="fjord" />
  </svg>
);
