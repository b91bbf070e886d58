import { type PropsWithChildren, use, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { roundToTenth } from '#ui/drawings/Light.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { getChildElements } from '../child-elements.ts';
import styles from './DotCounts.module.css';
import { DotGridContext, fitDotGrid } from './dot-grid.ts';

/** Whole numbers as dots of one size: bars of a chart below each other, or side by side at night. */
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
      data-scene={night ? '' : undefined}
    >
      <div className={styles.container}>
        <p className={styles.label} id={labelId}>
          {label}
        </p>
        <div className={`${styles.line} ${night ? '' : styles.bars} ${grid.small ? styles.small : ''}`}>
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

interface FormProps {
  count: number;
  hue: Hue;
}

interface DotsProps extends FormProps {
  columns: number;
  height: number;
}

/** Distance between rows whose dots lie in the gaps of the row below. */
const staggeredPitch = 40;

/** True if three rows are symmetric: one more dot in the middle row than in the two others, as of 31 and 16. */
const isSymmetric = (count: number, rows: number) => rows === 3 && count % 3 === 1;

/** Dots in three symmetric rows. Those of the middle row lie in the gaps of the others. */
const SymmetricDots = ({ count, columns, hue }: Omit<DotsProps, 'height'>) =>
  Array.from({ length: count }, (_, index) => {
    const short = columns - 1;
    const row = index < short ? 0 : index < short + columns ? 1 : 2;
    const column = [index, index - short, index - short - columns][row] ?? 0;
    const cx = column * pitch + diameter / 2 + (row === 1 ? 0 : pitch / 2);
    const cy = row * staggeredPitch + diameter / 2;
    return <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={diameter / 2} fill={`url(#_${hue})`} />;
  });

/** Dots in rows. The lowest line is whole, because dots of the one above stand on it. */
const Dots = ({ count, columns, height, hue }: DotsProps) =>
  Array.from({ length: count }, (_, index) => {
    const cx = (index % columns) * pitch + diameter / 2;
    const cy = height - Math.floor(index / columns) * pitch - diameter / 2;
    return <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={diameter / 2} fill={`url(#_${hue})`} />;
  });

/** Size of a drawing that is no dots, and of one sheet or step of it. */
const formWidth = 560;
const formHeight = 304;

/** Horizontal shifts of the sheets of a pile, which repeat. */
const sheetShifts = [12, 0, 26, 8, 40, 18, 4];
const sheetWidth = formWidth - 40;

/** A pile of as many sheets. Each tenth one is white, so that they can be counted. */
const Sheets = ({ count, hue }: FormProps) => {
  const sheetPitch = formHeight / count;
  const sheetHeight = roundToTenth(sheetPitch * 0.8);
  const sheets = Array.from({ length: count }, (_, index) => ({
    isTenth: (index + 1) % 10 === 0,
    d: `M${sheetShifts[index % sheetShifts.length]} ${roundToTenth(formHeight - (index + 1) * sheetPitch)}h${sheetWidth}v${sheetHeight}h-${sheetWidth}z`,
  }));
  const getPath = (isTenth: boolean) =>
    sheets
      .filter((sheet) => sheet.isTenth === isTenth)
      .map(({ d }) => d)
      .join('');
  return (
    <>
      <path d={getPath(false)} fill={`var(--${hue})`} />
      <path d={getPath(true)} fill={paperColour} />
    </>
  );
};

/** A stair of as many steps, with a ball on each. */
const Steps = ({ count, hue }: FormProps) => {
  const stepWidth = formWidth / count;
  const radius = roundToTenth(stepWidth * 0.4);
  const stepHeight = (formHeight - 2 * radius) / count;
  const steps = Array.from({ length: count }, (_, index) => ({
    left: roundToTenth(index * stepWidth),
    top: roundToTenth(formHeight - (index + 1) * stepHeight),
  }));
  return (
    <>
      <path
        d={steps
          .map(({ left, top }) => `M${left} ${formHeight}V${top}h${roundToTenth(stepWidth)}V${formHeight}z`)
          .join('')}
        fill={`var(--${hue})`}
      />
      {steps.map(({ left, top }) => (
        <circle
          key={left}
          cx={roundToTenth(left + stepWidth / 2)}
          cy={roundToTenth(top - radius)}
          r={radius}
          fill="url(#_coral)"
        />
      ))}
    </>
  );
};

const forms = { sheets: Sheets, steps: Steps };

/** One number, drawn as that many dots, sheets or steps. */
export function DotCount({ value, hue, form, children, ...sample }: PropsWithChildren<PropsOf<'Tally'>>) {
  const { rows } = use(DotGridContext);
  const count = Number(value);
  const columns = Math.ceil(count / rows);
  const width = form ? formWidth : getLength(columns);
  const symmetric = isSymmetric(count, rows);
  const dotsHeight = symmetric ? 2 * staggeredPitch + diameter : getLength(Math.ceil(count / columns));
  const height = form ? formHeight : dotsHeight;
  const Form = form && forms[form];
  return (
    <figure className={styles.count}>
      <svg
        width={form ? '100%' : `${width / pitch}em`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin"
        aria-hidden="true"
      >
        {Form ? (
          <Form count={count} hue={hue} />
        ) : symmetric ? (
          <SymmetricDots count={count} columns={columns} hue={hue} />
        ) : (
          <Dots count={count} columns={columns} height={height} hue={hue} />
        )}
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
