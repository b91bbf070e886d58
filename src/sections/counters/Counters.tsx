import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import styles from './Counters.module.css';

/** One line of figures between hairlines. */
export function Counters({ id, label, children }: PropsWithChildren<PropsOf<'Counters'>>) {
  return (
    <section className={`${styles.counters} grid`} id={id} data-section="counters" aria-label={label}>
      <dl>{children}</dl>
    </section>
  );
}

/** Side of the square around a light, in units of its view box. The largest light fills it. */
const boxSize = 40;

/** Returns the radius of a counter's light. Its area is proportional to the figure, within the limits of the box. */
function getLightRadius(value: string): number {
  const figure = Number(value.replace(/\D/g, '')) || 1;
  return Math.round(Math.min(boxSize / 2, Math.max(4, 2.35 * Math.sqrt(figure))) * 10) / 10;
}

/** One figure and what it counts. */
export function Counter({ value, hue, children, ...sample }: PropsWithChildren<PropsOf<'Counter'>>) {
  const [, figure = value, suffix = ''] = /^(.*\d)(\D*)$/.exec(value) ?? [];
  const radius = getLightRadius(value);
  return (
    <div>
      <dt>
        <svg
          className={styles.light}
          viewBox={`0 0 ${boxSize} ${boxSize}`}
          aria-hidden="true"
          focusable="false"
        >
          <circle cx={radius} cy={boxSize - radius} r={radius} fill={`url(#_${hue})`} />
        </svg>
        {children}
        <ValueSampleLabel {...sample} />
      </dt>
      <dd>
        <span data-counter="">{figure}</span>
        {suffix && <small>{suffix}</small>}
      </dd>
    </div>
  );
}
