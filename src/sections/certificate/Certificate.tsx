import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { locales } from '#i18n/languages.ts';
import { Light, polarToCartesian } from '#ui/drawings/Light.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Certificate.module.css';

/** A certificate on the water by night, with a light as its seal. Beside it are its date and a text. */
export function Certificate({
  id,
  title,
  standard,
  date,
  month,
  hue,
  children,
}: PropsWithChildren<PropsOf<'Certificate'>>) {
  const headingId = useId();
  return (
    <section
      className={`${styles.certificate} night h-${hue} grid`}
      id={id}
      aria-labelledby={headingId}
      data-band
    >
      <div className={styles.text}>
        <SectionHeading id={headingId} variant="4">
          {title}
        </SectionHeading>
        <p className={styles.since}>{date}</p>
        {month && <Year lit={Number(month)} hue={hue} />}
        {children}
      </div>
      <CertificateDrawing standard={standard} hue={hue} />
    </section>
  );
}

/** Radii of a ring and of the lit month, and the distance between the outlines of neighbours. */
const ringRadius = 7;
const litRadius = 15;
const gap = 18;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Returns the centre of a month. The lit one moves those after it, so that all gaps are equal. */
function getMonthCentre(month: number, lit: number) {
  const growth = litRadius - ringRadius;
  return 8 + (month - 1) * (2 * ringRadius + gap) + (month >= lit ? growth : 0) + (month > lit ? growth : 0);
}

/** Size of the dial, and radii of the circle of its months, of a month, and of the lit one. */
const dial = { size: 384, circle: 160, ring: 19, lit: 32 };

/** Returns the centre of a month on the dial, which is where a clock has its number. */
const getDialCentre = (month: number) =>
  polarToCartesian(dial.size / 2, dial.size / 2, dial.circle, month * 30 - 90);

/**
 * The months of a year as rings with their initials, one of them lit: a dial around the date, or a line where the
 * window is too narrow for the dial.
 */
function Year({ lit, hue }: { lit: number; hue: Hue }) {
  const { language } = usePageData();
  const formatter = new Intl.DateTimeFormat(locales[language], { month: 'narrow', timeZone: 'UTC' });
  const getInitial = (month: number) => formatter.format(new Date(Date.UTC(2023, month - 1)));
  return (
    <>
      <svg className={styles.year} viewBox="0 0 384 66" fill="none" aria-hidden="true">
        {months.map((month) => {
          const cx = getMonthCentre(month, lit);
          return (
            <g key={month}>
              {month === lit ? (
                <Light cx={cx} cy={18} r={litRadius} hue={hue} />
              ) : (
                <circle cx={cx} cy="18" r={ringRadius} stroke="currentColor" strokeWidth="1.5" />
              )}
              <text x={cx} y="58">
                {getInitial(month)}
              </text>
            </g>
          );
        })}
      </svg>
      <svg className={styles.dial} viewBox={`0 0 ${dial.size} ${dial.size}`} fill="none" aria-hidden="true">
        {months.map((month) => {
          const { cx, cy } = getDialCentre(month);
          const isLit = month === lit;
          // Each baseline centres the initial, which is larger in the lit month.
          const baselineY = cy + (isLit ? 11 : 6);
          return (
            <g key={month}>
              {isLit ? (
                <Light cx={cx} cy={cy} r={dial.lit} hue={hue} />
              ) : (
                <circle cx={cx} cy={cy} r={dial.ring} stroke="currentColor" strokeWidth="1.5" />
              )}
              <text
                x={cx}
                y={baselineY}
                fill={isLit ? markColour : 'currentColor'}
                fontSize={isLit ? 31 : undefined}
              >
                {getInitial(month)}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}

/** Vertical position of the horizon. */
const groundY = 380;
const seal = { cx: 478, cy: groundY - 72, r: 72 };

/** Returns lines on the water of these lengths below a centre. */
const getReflection = (cx: number, lengths: number[]) =>
  lengths.map((length, line) => `M${cx - length / 2} ${groundY + 14 * (line + 1)}h${length}`).join('');

/** A sheet with a double frame, which stands on the horizon. The text of the section says the same. */
const CertificateDrawing = ({ standard, hue }: { standard: string; hue: Hue }) => (
  <svg
    className={styles.drawing}
    viewBox="0 0 560 380"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={`M1 ${groundY}V1h478v${groundY - 1}`} fill="var(--sand)" />
    <path d={`M17 ${groundY}V17h446v${groundY - 17}`} opacity=".4" />
    <text x="50" y="136" fill="currentColor" stroke="none" className={styles.standard}>
      {standard}
    </text>
    <path d="M54 196h330M54 226h292M54 256h316" opacity=".4" />
    <path d="M54 338h150M64 330c18-44 34-40 30-14s14 18 22 2 14-8 14 6 14 6 22-8" strokeLinecap="round" />
    {/* The reflections of the sheet and of the seal before it, side by side. */}
    <g strokeWidth="5">
      <path d={getReflection(195, [388, 352, 300, 232, 140])} stroke="oklch(38% 0.015 265)" />
      <path d={getReflection(seal.cx, [144, 120, 78, 32])} stroke={`oklch(from var(--${hue}) .42 .1 h)`} />
    </g>
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
