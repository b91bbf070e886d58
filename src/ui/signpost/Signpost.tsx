import type { PropsWithChildren } from 'react';
import type { Hue } from '#content/collections.ts';
import { Halo } from '../drawings/Glow.tsx';
import { Light } from '../drawings/Light.tsx';
import { Link } from '../Link.tsx';
import styles from './Signpost.module.css';

/**
 * Signs on one post with a lantern on top, at dusk. The post is on top of a hill, whose lower part is in the haze that
 * the next section begins with. A trail leads from it to the right. Contains `Sign`s.
 */
export function Signpost({ children }: PropsWithChildren) {
  return (
    <div className={styles.signpost} data-across="">
      <svg className={styles.lantern} viewBox="-40 -40 80 80" fill="none" aria-hidden="true">
        <Halo cx={0} cy={0} r={100} hue="amber" />
        <Light cx={0} cy={0} r={36} hue="amber" isBright />
      </svg>
      <ul className={styles.signs}>{children}</ul>
      <svg className={styles.hill} viewBox="0 0 400 210" fill="none" aria-hidden="true">
        <linearGradient id="_hill" x2="0" y2="212" gradientUnits="userSpaceOnUse">
          <stop offset=".15" stopColor="oklch(21% 0.075 292)" />
          <stop offset="1" stopColor="var(--haze, oklch(33% 0.115 318))" />
        </linearGradient>
        <path d="M-4000 212V196C-1900 196-520 40 82 40S1900 196 4000 196V212z" fill="url(#_hill)" />
        <path
          d="M104 58C300 76 480 150 900 168S2600 190 3600 200"
          stroke="var(--ink)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="18 16"
        />
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
