import { Halo } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';
import type { EntryListProps } from '../list-entries.ts';
import styles from './Balance.module.css';
import homeColours from './home-colours.module.css';

interface DaysProps {
  /** Middle of a pan and its upper edge. */
  x: number;
  y: number;
  r: number;
  hue: 'amber' | 'heather';
  /** Days of the month: two side by side, and one on top of them. */
  days: readonly [number, number, number];
}

/** Three days in a pan, which are lights in the colour of the home that has them. */
const Days = ({ x, y, r, hue, days: [left, right, top] }: DaysProps) => (
  <>
    <Halo cx={x} cy={Math.round(y - 1.6 * r)} r={4.4 * r} hue={hue} />
    <g fontSize={r} fontWeight="600" letterSpacing="-.04em" textAnchor="middle">
      {[
        { day: left, cx: x - r - 2, cy: y - r },
        { day: right, cx: x + r + 2, cy: y - r },
        { day: top, cx: x, cy: Math.round(y - 2.74 * r) },
      ].map(({ day, cx, cy }) => (
        <g key={day}>
          <Light cx={cx} cy={cy} r={r} hue={hue} isBright />
          <text x={cx} y={Math.round(cy + 0.35 * r)} fill={markColour}>
            {day}
          </text>
        </g>
      ))}
    </g>
  </>
);

/** The day of the handover at the pivot, in the colours of both homes. */
const SharedDay = ({ x, y, r }: Omit<DaysProps, 'hue' | 'days'>) => (
  <>
    <path fill="url(#_heather)" d={`M${x} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}Z`} />
    <path fill="url(#_amber)" d={`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}Z`} />
    <circle stroke="currentColor" strokeWidth={r / 9} cx={x} cy={y} r={r} />
  </>
);

const firstDays = { hue: 'heather', days: [12, 13, 14] } as const;
const secondDays = { hue: 'amber', days: [16, 17, 18] } as const;

/** A scale with as many days of the first home in one pan as of the other one in the other pan. */
const wideScale = (
  <svg className={styles.wide} viewBox="0 0 1200 560" fill="none" aria-hidden="true">
    <Halo cx={600} cy={62} r={140} hue="amber" />
    <path fill="currentColor" d="M490 560a110 38 0 0 1 220 0Z" />
    <Days x={294} y={368} r={62} {...firstDays} />
    <Days x={906} y={368} r={62} {...secondDays} />
    <path stroke="currentColor" strokeWidth={12} strokeLinecap="round" d="M294 62h612M600 62v465" />
    <path stroke="currentColor" strokeWidth={3} d="M104 372 294 62 484 372m232 0L906 62l190 310" />
    <SharedDay x={600} y={62} r={54} />
    <path fill="currentColor" d="M94 368h400a200 44 0 0 1-400 0m612 0h400a200 44 0 0 1-400 0" />
  </svg>
);

/** The same scale on a phone, where it is taller than wide. */
const narrowScale = (
  <svg className={styles.narrow} viewBox="0 0 350 352" fill="none" aria-hidden="true">
    <Halo cx={175} cy={38} r={84} hue="amber" />
    <path fill="currentColor" d="M127 352a48 20 0 0 1 96 0Z" />
    <Days x={80} y={244} r={34} {...firstDays} />
    <Days x={270} y={244} r={34} {...secondDays} />
    <path stroke="currentColor" strokeWidth={10} strokeLinecap="round" d="M80 38h190M175 38v300" />
    <path stroke="currentColor" strokeWidth={3} d="M4 248 80 38l76 210m38 0 76-210 76 210" />
    <SharedDay x={175} y={38} r={32} />
    <path fill="currentColor" d="M0 244h160a80 20 0 0 1-160 0m190 0h160a80 20 0 0 1-160 0" />
  </svg>
);

/** Challenges below the scale that they have to keep in balance. */
export const Balance = ({ entries }: EntryListProps) => (
  <div className={`${homeColours.homes} ${styles.balance}`}>
    {wideScale}
    {narrowScale}
    <ul className={styles.challenges}>
      {entries.map(({ key, id, title, text }) => (
        <li key={key} id={id}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.text}>{text}</div>
        </li>
      ))}
    </ul>
  </div>
);
