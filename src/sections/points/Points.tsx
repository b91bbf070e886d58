import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Arm, Figure, standOn } from '#ui/drawings/Figure.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { PointDrawing, pointHues } from '#ui/drawings/points/PointDrawing.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Points.module.css';

const bandClasses = { panels: '', fields: '', numbers: 'night', clauses: 'sand' };

/** Panels are a wide one above three. Fields are two between wide ones. */
const arrangementClasses = {
  panels: `${styles.panels} ${styles.trio}`,
  fields: `${styles.panels} ${styles.fields} h-moss`,
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
      {arrangement === 'clauses' && <WideParties />}
      <div className={styles.body}>
        <ol className={styles.list}>{children}</ol>
        {arrangement === 'clauses' && <Signatures />}
      </div>
      {arrangement === 'clauses' && <NarrowParties />}
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

/** One of the parties to an agreement. */
const signer = { x: 258, y: 424, scale: 1.9 };

/**
 * The two parties to an agreement in a wide window. Their hues are those of the seals. One of them has a pencil, which is on
 * the line of a signature.
 */
const WideParties = () => (
  <svg
    className={styles.wideParties}
    viewBox="0 -170 400 594"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <Figure x={104} y={424} scale={2.3} hue="coral" />
    <Figure {...signer} hue="fjord" />
    <Pencil x={504} y={294} degrees={38} />
    <Arm figure={signer} elbow={[404, 352]} hand={[504, 294]} hue="fjord" />
  </svg>
);

const narrowSigner = standOn(236, 142, 0.84);

/** The two parties on a phone. They stand below the sheet, and the pencil reaches up to the line of a signature. */
const NarrowParties = () => (
  <svg
    className={styles.narrowParties}
    viewBox="0 0 350 236"
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    <Figure {...standOn(236, 44, 0.8)} hue="coral" />
    <Figure {...narrowSigner} hue="fjord" />
    <Pencil x={93} y={36} degrees={-21} scale={0.9} />
    <Arm figure={narrowSigner} elbow={[84, 132]} hand={[93, 36]} hue="fjord" />
  </svg>
);

interface PencilProps {
  x: number;
  y: number;
  degrees: number;
  scale?: number;
}

/** A pencil around the point where a hand holds it. Its tip is 78 above that point before it is turned. */
const Pencil = ({ x, y, degrees, scale = 1 }: PencilProps) => (
  <g
    transform={`translate(${x} ${y}) rotate(${degrees}) scale(${scale})`}
    strokeWidth="22"
    strokeLinecap="butt"
  >
    <path d="M-11-48L0-78L11-48z" fill="oklch(84% 0.06 70)" />
    <path d="M0-50V66" stroke="var(--amber)" />
    <path d="M0 64V84" stroke="var(--coral)" />
    <path d="M-4-67L0-78L4-67z" fill={markColour} />
  </g>
);

/** A question mark, whose dot is a light. It rises over the upper edge of the band. */
const QuestionMark = () => (
  <svg className={styles.mark} viewBox="0 -24 300 444" fill="none" aria-hidden="true" focusable="false">
    <path d="M42 120A108 108 0 1 1 206 206Q150 238 150 296" stroke="url(#_coral)" strokeWidth="66" />
    <Light cx={150} cy={378} r={42} hue="coral" />
  </svg>
);

/** The beginning of a signature, where the pencil is, and a whole one on their lines, each with a light as its seal. */
const Signatures = () => (
  <svg className={styles.signatures} viewBox="0 0 600 92" fill="none" aria-hidden="true" focusable="false">
    <path d="M0 80h270M330 80h270" stroke="var(--edge-line)" />
    <g stroke="var(--link)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M6 68c22-52 44-66 42-42s-38 48-30 36 34-36 38-22 4 26 14 18" />
      <path d="M352 70C364 40 376 8 384 12S374 72 384 66s18-52 26-50-12 54-2 48 14-22 20-20-4 20 4 20 10-18 16-16 0 16 8 14 40-26 84-34M352 46q46-16 92-12" />
    </g>
    <Light cx={240} cy={70} r={22} hue="fjord" />
    <Light cx={570} cy={70} r={22} hue="coral" />
  </svg>
);
