import { type PropsWithChildren, use, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { paperColour } from '#ui/drawings/shapes.tsx';
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

interface ShapesProps {
  count: number;
  columns: number;
  width: number;
  height: number;
  hue: Hue;
}

/** Dots in rows. The lowest line is whole, because dots of the one above stand on it. */
const Dots = ({ count, columns, height, hue }: ShapesProps) =>
  Array.from({ length: count }, (_, index) => {
    const cx = (index % columns) * pitch + diameter / 2;
    const cy = height - Math.floor(index / columns) * pitch - diameter / 2;
    return <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={diameter / 2} fill={`url(#_${hue})`} />;
  });

/** Horizontal shifts of the sheets of a pile, which repeat. */
const sheetShifts = [6, 0, 14, 4, 20, 9, 2];

/** The edges of as many sheets, in a pile. */
const Sheets = ({ count, width, height, hue }: ShapesProps) => {
  const sheetPitch = height / count;
  const edges = Array.from({ length: count }, (_, index) => ({
    isBlank: index % 5 === 2,
    d: `M${sheetShifts[index % sheetShifts.length]} ${height - (index + 1) * sheetPitch}h${width - 20}v${sheetPitch * 0.7}h${20 - width}z`,
  }));
  const getPath = (isBlank: boolean) =>
    edges
      .filter((edge) => edge.isBlank === isBlank)
      .map(({ d }) => d)
      .join('');
  return (
    <>
      <path d={getPath(false)} fill={`var(--${hue})`} />
      <path d={getPath(true)} fill={paperColour} />
    </>
  );
};

/** A stair of as many steps, and a light that goes up. */
const Steps = ({ count, width, height, hue }: ShapesProps) => {
  const stepWidth = width / count;
  const stepHeight = (height - 2 * diameter) / count;
  const steps = Array.from(
    { length: count },
    (_, index) => `M${index * stepWidth} ${height}v${-(index + 1) * stepHeight}h${stepWidth - 2}V${height}z`,
  );
  return (
    <>
      <path d={steps.join('')} fill={`var(--${hue})`} />
      <circle
        cx={width - 1.1 * diameter}
        cy={height - (count - 1) * stepHeight - diameter}
        r={diameter}
        fill="url(#_coral)"
      />
    </>
  );
};

const shapes = { sheets: Sheets, steps: Steps };

/** One number, drawn as that many dots, sheets or steps. */
export function DotCount({ value, hue, form, children, ...sample }: PropsWithChildren<PropsOf<'Tally'>>) {
  const { rows } = use(DotGridContext);
  const count = Number(value);
  const columns = Math.ceil(count / rows);
  const width = getLength(columns);
  const height = getLength(Math.ceil(count / columns));
  const Shapes = form ? shapes[form] : Dots;
  return (
    <figure className={styles.count}>
      <svg
        width={`${width / pitch}em`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin"
        aria-hidden="true"
        focusable="false"
      >
        <Shapes count={count} columns={columns} width={width} height={height} hue={hue} />
        <g className={styles.water} stroke={`var(--${hue})`}>
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
