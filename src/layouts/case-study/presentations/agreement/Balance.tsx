import type { EntryListProps } from '../list-entries.ts';
import styles from './Balance.module.css';
import homeColours from './home-colours.module.css';

interface WeightProps {
  transform?: string;
}

/** A key, because both parents own the calendar. */
const KeyWeight = ({ transform }: WeightProps) => (
  <g transform={transform}>
    <circle fill="var(--first)" r={76} />
    <path
      d="M0-4v46m0-20h18M0 40h14M0-42a19 19 0 1 1-.1 0"
      stroke="white"
      strokeWidth={11}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);

/** A lifebuoy, for those who need other help than an app. Its four red parts are as long as the white ones between them. */
const LifebuoyWeight = ({ transform }: WeightProps) => (
  <g transform={transform}>
    <circle fill="var(--second)" r={76} />
    <circle stroke="white" strokeWidth={25} r={32} />
    <circle stroke="var(--coral)" strokeWidth={25} strokeDasharray={(2 * Math.PI * 32) / 8} r={32} />
  </g>
);

/** A scale with equal weights in its pans. */
const wideScale = (
  <svg className={styles.wide} viewBox="0 0 1200 540" fill="none" aria-hidden="true">
    <path stroke="currentColor" strokeWidth={3} d="M104 350 294 40l190 310m232 0L906 40l190 310" />
    <path stroke="currentColor" strokeWidth={12} strokeLinecap="round" d="M294 40h612M600 40v465" />
    <circle fill="currentColor" cx={600} cy={40} r={28} />
    <path fill="currentColor" d="M490 540a110 38 0 0 1 220 0Z" />
    <KeyWeight transform="translate(294 258)scale(1.16)" />
    <LifebuoyWeight transform="translate(906 258)scale(1.16)" />
    <path fill="currentColor" d="M94 346h400a200 44 0 0 1-400 0m612 0h400a200 44 0 0 1-400 0" />
  </svg>
);

/** The same scale on a phone, where it is taller than wide. */
const narrowScale = (
  <svg className={styles.narrow} viewBox="0 0 350 336" fill="none" aria-hidden="true">
    <path stroke="currentColor" strokeWidth={3} d="M4 232 80 22l76 210m38 0 76-210 76 210" />
    <path stroke="currentColor" strokeWidth={10} strokeLinecap="round" d="M80 22h190M175 22v300" />
    <circle fill="currentColor" cx={175} cy={22} r={16} />
    <path fill="currentColor" d="M127 336a48 20 0 0 1 96 0Z" />
    <KeyWeight transform="translate(80 186)scale(.55)" />
    <LifebuoyWeight transform="translate(270 186)scale(.55)" />
    <path fill="currentColor" d="M0 228h160a80 20 0 0 1-160 0m190 0h160a80 20 0 0 1-160 0" />
  </svg>
);

/** Challenges below the scale that they have to keep in balance. */
export const Balance = ({ entries }: EntryListProps) => (
  <div className={homeColours.homes}>
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
