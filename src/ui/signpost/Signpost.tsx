import type { PropsWithChildren } from 'react';
import type { Hue } from '#content/collections.ts';
import { Link } from '../Link.tsx';
import styles from './Signpost.module.css';

/** Stones at the foot of the post, from the ground up: outline, and the upper face, which is in the light. */
const stones = [
  ['M12 162L6 134L24 120H56L64 140L60 162z', 'M6 134L24 120H56L42 135z'],
  ['M72 162L68 138L82 122H108L116 142L110 162z', 'M68 138L82 122H108L96 138z'],
  ['M120 162L122 132L140 118L164 126L170 146L162 162z', 'M122 132L140 118L164 126L148 136z'],
  ['M36 112L30 94L46 78H78L86 98L80 112z', 'M30 94L46 78H78L64 94z'],
  ['M94 112L92 94L108 78L132 82L140 98L134 112z', 'M92 94L108 78L132 82L116 95z'],
  ['M60 70L56 54L72 40H100L112 56L106 70z', 'M56 54L72 40H100L86 55z'],
] as const;

/** Signs on one post, which runs from the heading down to a cairn on a hill, where a trail begins. Contains `Sign`s. */
export function Signpost({ children }: PropsWithChildren) {
  return (
    <div className={styles.signpost} data-across="">
      <ul className={styles.signs}>{children}</ul>
      <svg className={styles.hill} viewBox="0 0 400 180" fill="none" aria-hidden="true">
        <path d="M-3000 180C-2000 180-700 116 82 116S1500 150 4000 150V400H-3000z" fill="var(--hill)" />
        <path
          d="M176 152C520 138 900 172 1300 162S2400 178 3600 160"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="14 14"
        />
        <ellipse cx="88" cy="164" rx="88" ry="9" fill="oklch(20% 0.05 265 / .3)" />
        {stones.map(([outline, upperFace]) => (
          <g key={outline} strokeWidth="7" strokeLinejoin="round">
            <path d={outline} fill="var(--far-stone)" stroke="var(--far-stone)" />
            <path d={upperFace} fill="var(--stone)" stroke="var(--stone)" />
          </g>
        ))}
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

/** A board that points to a page, and the words about it beside it. In a wide window boards point right and left by turns. */
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
