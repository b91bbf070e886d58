import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Counters.module.css';

/** Side of the square that a light stands in; the largest light fills it. */
const box = 40;

/** The light's area follows the figure, within what the line can carry. */
function radius(value: string): number {
  const figure = Number(value.replace(/\D/g, '')) || 1;
  return Math.round(Math.min(box / 2, Math.max(4, 2.35 * Math.sqrt(figure))) * 10) / 10;
}

/** One figure and what it counts. */
export function Counter({ value, hue, sample, children }: PropsWithChildren<PropsOf<'Counter'>>) {
  const [, figure = value, sign = ''] = /^(.*\d)(\D*)$/.exec(value) ?? [];
  const r = radius(value);
  return (
    <div>
      <dt>
        <svg className={styles.light} viewBox={`0 0 ${box} ${box}`} aria-hidden="true" focusable="false">
          <circle cx={r} cy={box - r} r={r} fill={`url(#_${hue})`} />
        </svg>
        {children}
      </dt>
      <dd data-sample={sample}>
        <span data-counter="">{figure}</span>
        {sign && <small>{sign}</small>}
      </dd>
    </div>
  );
}
