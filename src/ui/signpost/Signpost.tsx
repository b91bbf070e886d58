import type { PropsWithChildren } from 'react';
import type { Hue } from '#content/collections.ts';
import { Halo } from '../drawings/Glow.tsx';
import { Light } from '../drawings/Light.tsx';
import { Link } from '../Link.tsx';
import styles from './Signpost.module.css';

/** Signs on one post with a lantern on top, which runs from the heading down to a hill, where a trail begins. Contains `Sign`s. */
export function Signpost({ children }: PropsWithChildren) {
  return (
    <div className={styles.signpost} data-across="">
      <svg className={styles.lantern} viewBox="-40 -40 80 80" fill="none" aria-hidden="true">
        <Halo cx={0} cy={0} r={70} hue="amber" />
        <Light cx={0} cy={0} r={36} hue="amber" />
      </svg>
      <ul className={styles.signs}>{children}</ul>
      <svg className={styles.hill} viewBox="0 0 400 210" fill="none" aria-hidden="true">
        <path d="M-3000 176C-2000 176-700 158 82 158S1500 164 4000 164V400H-3000z" fill="var(--hill)" />
        <path
          d="M190 172C520 168 900 198 1300 188S2400 194 3600 180"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="14 14"
        />
        <ellipse cx="88" cy="163" rx="92" ry="7" fill="oklch(20% 0.05 265 / .3)" />
      </svg>
    </div>
  );
}

interface SignProps {
  id?: string | undefined;
  title: string;
  hue: Hue;
  to: string;
}

/** A board that points to a page, and the words about it below it. In a wide window boards point right and left by turns. */
export const Sign = ({ id, title, hue, to, children }: PropsWithChildren<SignProps>) => (
  <li className={`${styles.sign} h-${hue}`} id={id}>
    <h3 className={styles.board}>
      <Link className={styles.link} to={to}>
        {title}
      </Link>
    </h3>
    <div className={styles.text}>{children}</div>
  </li>
);
