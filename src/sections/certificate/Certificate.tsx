import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Certificate.module.css';

/** A certificate on a horizon, with a light as its seal, and a text beside it. */
export function Certificate({
  id,
  title,
  standard,
  date,
  hue,
  children,
}: PropsWithChildren<PropsOf<'Certificate'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.certificate} grid`} id={id} aria-labelledby={headingId}>
      <div className={styles.text}>
        <SectionHeading id={headingId} variant="4">
          {title}
        </SectionHeading>
        {children}
      </div>
      <CertificateDrawing standard={standard} date={date} hue={hue} />
    </section>
  );
}

/** Vertical position of the horizon. */
const groundY = 380;
const seal = { cx: 478, cy: groundY - 72, r: 72 };

/** A sheet with a double frame, which stands on the horizon. The text of the section says the same. */
const CertificateDrawing = ({ standard, date, hue }: { standard: string; date: string; hue: Hue }) => (
  <svg
    className={styles.drawing}
    viewBox="0 0 560 380"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
    focusable="false"
  >
    <path d={`M1 ${groundY}V1h478v${groundY - 1}`} fill="var(--sand)" />
    <path d={`M17 ${groundY}V17h446v${groundY - 17}`} opacity=".4" />
    <g fill="currentColor" stroke="none">
      <text x="52" y="118" className={styles.standard}>
        {standard}
      </text>
      <text x="54" y="168" className={styles.date}>
        {date}
      </text>
    </g>
    <path d="M54 226h330M54 250h292M54 274h316" opacity=".4" />
    <path d="M54 338h150M64 330c18-44 34-40 30-14s14 18 22 2 14-8 14 6 14 6 22-8" strokeLinecap="round" />
    <Light {...seal} hue={hue} />
    <g stroke="oklch(18% 0.03 265)">
      <circle {...seal} r={58} strokeDasharray="2 6" strokeLinecap="round" />
      <path
        d={`m${seal.cx - 24} ${seal.cy + 2} 17 17 32-37`}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </svg>
);
