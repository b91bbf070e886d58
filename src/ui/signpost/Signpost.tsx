import type { PropsWithChildren } from 'react';
import type { Hue } from '#content/collections.ts';
import { Link } from '../Link.tsx';
import styles from './Signpost.module.css';

/** Stones at the foot of the post: centre, half-axes and turn. Those in front are drawn last. */
const stones = [
  [82, 82, 32, 22, 4],
  [56, 108, 34, 24, -8],
  [116, 108, 38, 25, 6],
  [52, 140, 36, 24, 5],
  [124, 142, 40, 24, -6],
  [86, 136, 40, 28, -3],
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
        {stones.map(([cx, cy, rx, ry, turn], index) => (
          <g key={cx} transform={`translate(${cx} ${cy}) rotate(${turn})`}>
            <ellipse rx={rx} ry={ry} fill={index % 2 ? 'var(--stone)' : 'var(--far-stone)'} />
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

/** A board that points to a page, and the words about it beside it. Boards point right and left by turns. */
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
