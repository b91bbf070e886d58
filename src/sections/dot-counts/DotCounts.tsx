import { Children, isValidElement, type PropsWithChildren, use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import styles from './DotCounts.module.css';
import { DotGridContext, fitDotGrid } from './dot-grid.ts';

/** Whole numbers side by side, each drawn as that many dots of the same size. */
export function DotCounts({ id, label, children }: PropsWithChildren<PropsOf<'Tallies'>>) {
  const counts = Children.toArray(children).flatMap((child) =>
    isValidElement<PropsOf<'Tally'>>(child) && child.type === DotCount ? Number(child.props.value) : [],
  );
  const grid = fitDotGrid(counts);
  return (
    <section className="grid" id={id} aria-label={label} data-across="">
      <div className={styles.container}>
        <div className={`${styles.line} ${grid.small ? styles.small : ''}`}>
          <DotGridContext value={grid}>{children}</DotGridContext>
        </div>
      </div>
    </section>
  );
}

/** Distance between the centres of adjacent dots, in units of the view box. */
const pitch = 46;
const diameter = 34;
const getLength = (dots: number) => dots * pitch - (pitch - diameter);

/** One number, drawn as dots or, if `hollow`, as rings. */
export function DotCount({ value, hue, hollow, children, ...sample }: PropsWithChildren<PropsOf<'Tally'>>) {
  const { rows } = use(DotGridContext);
  const count = Number(value);
  const columns = Math.ceil(count / rows);
  const width = getLength(columns);
  const height = getLength(Math.ceil(count / columns));
  const centres = Array.from({ length: count }, (_, index) => ({
    cx: (index % columns) * pitch + diameter / 2,
    cy: Math.floor(index / columns) * pitch + diameter / 2,
  }));
  return (
    <figure className={styles.count}>
      <svg
        className={hollow && styles.hollow}
        width={`${width / pitch}em`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {centres.map(({ cx, cy }) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r={diameter / 2 - (hollow ? 1 : 0)}
            fill={hollow ? 'none' : `url(#_${hue})`}
            vectorEffect={hollow && 'non-scaling-stroke'}
          />
        ))}
      </svg>
      <figcaption>
        <b>{value}</b>
        <span>
          {children}
          <ValueSampleLabel {...sample} />
        </span>
      </figcaption>
    </figure>
  );
}
