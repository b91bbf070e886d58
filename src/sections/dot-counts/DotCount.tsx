import { type PropsWithChildren, use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import styles from './DotCounts.module.css';
import { TallyGridContext } from './dot-grid.ts';

/** From one light to the next, of which the light takes the larger part. */
const pitch = 46;
const light = 34;
const length = (lights: number) => lights * pitch - (pitch - light);

/** One number, drawn as so many lights, or as rings. */
export function Tally({ value, hue, hollow, children }: PropsWithChildren<PropsOf<'Tally'>>) {
  const { rows } = use(TallyGridContext);
  const count = Number(value);
  const columns = Math.ceil(count / rows);
  const width = length(columns);
  const height = length(Math.ceil(count / columns));
  const places = Array.from({ length: count }, (_, at) => ({
    cx: (at % columns) * pitch + light / 2,
    cy: Math.floor(at / columns) * pitch + light / 2,
  }));
  return (
    <figure className={styles.tally}>
      <svg
        className={hollow && styles.hollow}
        width={`${width / pitch}em`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {places.map(({ cx, cy }) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r={light / 2 - (hollow ? 1 : 0)}
            fill={hollow ? 'none' : `url(#_${hue})`}
            vectorEffect={hollow && 'non-scaling-stroke'}
          />
        ))}
      </svg>
      <figcaption>
        <b>{value}</b>
        <span>{children}</span>
      </figcaption>
    </figure>
  );
}
