import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Cup, FountainPen, FountainPenShadow } from '#ui/drawings/desk-objects.tsx';
import { Halo } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { PageBudgetDrawing } from '#ui/drawings/points/PageBudgetDrawing.tsx';
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

/** Points on panels at night, on fields of one ground, as numbered questions on a dark band, or as the clauses of a signed agreement. */
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
      {arrangement === 'clauses' && <Cups />}
      <div className={styles.body}>
        <ol className={styles.list}>{children}</ol>
        {arrangement === 'clauses' && <Signatures />}
      </div>
    </section>
  );
}

export const Point = ({ title, drawing, children }: PropsWithChildren<PropsOf<'Point'>>) => (
  <li data-reveal="" className={drawing && `h-${pointHues[drawing]}`}>
    <h3>{title}</h3>
    <div className={styles.text}>{children}</div>
    {drawing === 'speed' ? <PageBudgetDrawings /> : drawing && <PointDrawing name={drawing} />}
  </li>
);

/** A question mark, whose dot is a light. */
const QuestionMark = () => (
  <svg
    className={styles.mark}
    viewBox="0 -24 300 700"
    preserveAspectRatio="xMaxYMax"
    fill="none"
    aria-hidden="true"
  >
    <linearGradient id="_mark" x2="0" y2="560" gradientUnits="userSpaceOnUse">
      <stop stopColor="oklch(82% 0.13 62)" />
      <stop offset="1" stopColor="oklch(64% 0.2 24)" />
    </linearGradient>
    <path d="M42 120A108 108 0 1 1 206 206Q150 240 150 310V500" stroke="url(#_mark)" strokeWidth="66" />
    <Halo cx={150} cy={600} r={190} hue="coral" />
    <Light cx={150} cy={600} r={58} hue="coral" />
  </svg>
);

/** The budget of a page, drawn once for narrow windows and once for wide ones. */
const PageBudgetDrawings = () => (
  <>
    <div className={styles.narrowBudget}>
      <PageBudgetDrawing size="narrow" />
    </div>
    <div className={styles.wideBudget}>
      <PageBudgetDrawing size="wide" />
    </div>
  </>
);

/** The cups of the two parties to an agreement, on the desk that its sheet lies on. Their hues are those of the seals. */
const Cups = () =>
  (['coral', 'fjord'] as const).map((hue) => (
    <svg
      key={hue}
      className={`${styles.cup} ${hue === 'fjord' ? styles.signerCup : ''}`.trim()}
      viewBox="-120 -120 240 240"
      fill="none"
      aria-hidden="true"
    >
      <Cup hue={hue} />
    </svg>
  ));

/** The beginning of a signature, where the pen is, and a whole one on their lines, each with a light as its seal. */
const Signatures = () => (
  <svg className={styles.signatures} viewBox="0 0 600 92" fill="none" aria-hidden="true">
    <path d="M0 80h270M330 80h270" stroke="var(--edge-line)" />
    <g stroke="var(--link)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M6 68c22-52 44-66 42-42s-38 48-30 36 34-36 38-22 4 26 14 18" />
      <path d="M352 70C364 40 376 8 384 12S374 72 384 66s18-52 26-50-12 54-2 48 14-22 20-20-4 20 4 20 10-18 16-16 0 16 8 14 40-26 84-34M352 46q46-16 92-12" />
    </g>
    <Light cx={240} cy={70} r={22} hue="fjord" />
    <Light cx={570} cy={70} r={22} hue="coral" />
    <g transform="translate(54 80)">
      <g className={styles.pen}>
        <FountainPenShadow />
      </g>
    </g>
    <g transform="translate(72 58)">
      <g className={styles.pen}>
        <FountainPen hue="fjord" />
      </g>
    </g>
  </svg>
);
