import type { EntryListProps } from '../list-entries.ts';
import styles from './Balance.module.css';
import homeColours from './home-colours.module.css';

interface WeightProps {
  transform?: string;
}

/** The tall home of the first parent. */
const FirstHome = ({ transform }: WeightProps) => (
  <g transform={transform}>
    <path fill="#7b3a88" d="M24-176h26v60H24Z" />
    <path fill="url(#_heather)" d="M-62 0v-126l62-58 62 58V0Z" />
    <path fill="#7b3a88" d="M-82-118 0-196l82 78-13 13L0-172l-69 67ZM-22 0v-28a22 22 0 0 1 44 0V0Z" />
    <path fill="#fff3d2" d="M-45-98h32v34h-32Zm58 0h32v34H13ZM0-142a13 13 0 1 0 .1 0Z" />
  </g>
);

/** The wide home of the other parent. */
const SecondHome = ({ transform }: WeightProps) => (
  <g transform={transform}>
    <path fill="#b9761a" d="M-62-138h28v24h-28Z" />
    <path fill="url(#_amber)" d="M-102 0v-66h204V0Z" />
    <path fill="#b9761a" d="M-126-62-86-126H86l40 64ZM-20 0v-30a20 20 0 0 1 40 0V0Z" />
    <path fill="#fff3d2" d="M-82-50h40v32h-40ZM42-50h40v32H42Z" />
  </g>
);

/** A scale with the two homes in its pans. */
const wideScale = (
  <svg className={styles.wide} viewBox="0 0 1200 540" fill="none" aria-hidden="true">
    <path stroke="currentColor" strokeWidth={3} d="M104 350 294 40l190 310m232 0L906 40l190 310" />
    <path stroke="currentColor" strokeWidth={12} strokeLinecap="round" d="M294 40h612M600 40v465" />
    <circle fill="currentColor" cx={600} cy={40} r={28} />
    <path fill="currentColor" d="M490 540a110 38 0 0 1 220 0Z" />
    <FirstHome transform="translate(294 346)" />
    <SecondHome transform="translate(906 346)" />
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
    <FirstHome transform="translate(80 228)scale(.48)" />
    <SecondHome transform="translate(270 228)scale(.48)" />
    <path fill="currentColor" d="M0 228h160a80 20 0 0 1-160 0m190 0h160a80 20 0 0 1-160 0" />
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
