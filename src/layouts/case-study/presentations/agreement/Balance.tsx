import type { EntryListProps } from '../list-entries.ts';
import styles from './Balance.module.css';
import homeColours from './home-colours.module.css';
import { FirstHome, SecondHome } from './homes.tsx';

/** A scale with the two homes in its pans. */
const wideScale = (
  <svg className={styles.wide} viewBox="0 0 1200 540" fill="none" aria-hidden="true">
    <path stroke="currentColor" strokeWidth={3} d="M104 350 294 40l190 310m232 0L906 40l190 310" />
    <path stroke="currentColor" strokeWidth={12} strokeLinecap="round" d="M294 40h612M600 40v465" />
    <circle fill="currentColor" cx={600} cy={40} r={28} />
    <path fill="currentColor" d="M490 540a110 38 0 0 1 220 0Z" />
    <FirstHome transform="translate(294 346)scale(1.36)" />
    <SecondHome transform="translate(906 346)scale(1.4)" />
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
    <FirstHome transform="translate(80 228)scale(.74)" />
    <SecondHome transform="translate(270 228)scale(.62)" />
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
