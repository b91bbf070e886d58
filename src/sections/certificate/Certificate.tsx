import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { locales } from '#i18n/languages.ts';
import { Arm, standOn } from '#ui/drawings/Figure.tsx';
import { Halo, WaterLight } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Certificate.module.css';

/** A certificate on the water by night, lit by its seal. Beside it are its date and a text. */
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

/**
 * The months of a year as a line of rings with their initials, one of them lit.
 */
function Year({ lit, hue }: { lit: number; hue: Hue }) {
  const { language } = usePageData();
  const formatter = new Intl.DateTimeFormat(locales[language], { month: 'narrow', timeZone: 'UTC' });
  const getInitial = (month: number) => formatter.format(new Date(Date.UTC(2023, month - 1)));
  return (
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
  );
}

/** Vertical position of the horizon. */
const groundY = 380;
const seal = { cx: 352, cy: groundY - 92, r: 92 };

/** Place of the one who holds the seal. */
const holder = standOn(groundY, 490, 1.14);

/** A sheet on the horizon, lit by its seal, which somebody holds. The text of the section says the same. */
const CertificateDrawing = ({ standard, hue }: { standard: string; hue: Hue }) => (
  <svg
    className={styles.drawing}
    viewBox="0 0 570 380"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <radialGradient id="_paper" gradientUnits="userSpaceOnUse" cx={seal.cx} cy={seal.cy} r="470">
      <stop offset=".16" stopColor="oklch(97% 0.05 88)" />
      <stop offset=".5" stopColor="oklch(90% 0.04 80)" />
      <stop offset="1" stopColor="oklch(74% 0.04 290)" />
    </radialGradient>
    <Halo {...seal} r={300} hue={hue} />
    <path d={`M0 ${groundY}V10h400v${groundY - 10}z`} fill="url(#_paper)" stroke="none" />
    <path d={`M16 ${groundY}V26h368v${groundY - 26}`} opacity=".4" />
    <text x="40" y="122" fill="currentColor" stroke="none" className={styles.standard}>
      {standard}
    </text>
    <path d="M44 172h250M44 202h206M44 232h226" opacity=".4" />
    <path d="M44 338h150M54 330c18-44 34-40 30-14s14 18 22 2 14-8 14 6 14 6 22-8" strokeLinecap="round" />
    <WaterLight x={-20} width={440} y={groundY + 1} depth={70} colour="oklch(74% 0.04 290)" isSoft />
    <WaterLight
      x={seal.cx - seal.r - 24}
      width={2 * seal.r + 48}
      y={groundY + 1}
      depth={80}
      colour={`var(--${hue})`}
      isSoft
    />
    <WaterLight x={holder.x - 100} width={200} y={groundY + 1} depth={70} colour="var(--fjord)" isSoft />
    <Light {...seal} hue={hue} />
    <g stroke={markColour}>
      <circle {...seal} r={76} strokeDasharray="2 6" strokeLinecap="round" />
      <path
        d={`m${seal.cx - 42} ${seal.cy + 4} 20 20 39-44`}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
    <Arm elbow={[404, 268]} hand={[364, 206]} hue="fjord" figure={holder} />
    <NightFigure {...holder} hue="fjord" glow={2.4} />
  </svg>
);
