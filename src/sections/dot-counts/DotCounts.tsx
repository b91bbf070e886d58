import { type PropsWithChildren, use, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { getChildElements } from '../child-elements.ts';
import styles from './DotCounts.module.css';
import { DotGridContext, fitDotGrid } from './dot-grid.ts';

/** Whole numbers side by side, each drawn as that many dots of the same size, which stand on one horizon. */
export function DotCounts({ id, label, night, children }: PropsWithChildren<PropsOf<'Tallies'>>) {
  const counts = getChildElements(children, DotCount).map(({ props }) => Number(props.value));
  const labelId = useId();
  const grid = fitDotGrid(counts);
  return (
    <section
      className={`${night ? `${styles.night} night` : ''} grid`}
      id={id}
      aria-labelledby={labelId}
      data-across=""
    >
      <div className={styles.container}>
        <p className={styles.label} id={labelId}>
          {label}
        </p>
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

/** Lines of each column's light on the water: their distance from the horizon, and their length. */
const reflections = [
  { y: 11, length: diameter },
  { y: 21, length: diameter * 0.65 },
  { y: 31, length: diameter * 0.3 },
];

/** One number, drawn as dots or, if `hollow`, as rings. */
export function DotCount({ value, hue, hollow, children, ...sample }: PropsWithChildren<PropsOf<'Tally'>>) {
  const { rows } = use(DotGridContext);
  const count = Number(value);
  const columns = Math.ceil(count / rows);
  const width = getLength(columns);
  const height = getLength(Math.ceil(count / columns));
  // The lowest line is whole, because dots of the one above stand on it.
  const centres = Array.from({ length: count }, (_, index) => ({
    cx: (index % columns) * pitch + diameter / 2,
    cy: height - Math.floor(index / columns) * pitch - diameter / 2,
  }));
  return (
    <figure className={styles.count}>
      <svg
        className={hollow && styles.hollow}
        width={`${width / pitch}em`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin"
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
        <g className={styles.water} stroke={hollow ? 'currentColor' : `var(--${hue})`}>
          {reflections.map(({ y, length }) => (
            <path
              key={y}
              d={`M${(diameter - length) / 2} ${height + y}H${width}`}
              strokeDasharray={`${length} ${pitch - length}`}
            />
          ))}
        </g>
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
