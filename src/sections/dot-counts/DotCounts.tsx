import { type PropsWithChildren, use, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { footDepth, headRadius, headY, standOn } from '#ui/drawings/Figure.tsx';
import { Halo, WaterLight } from '#ui/drawings/Glow.tsx';
import { Light, roundToTenth } from '#ui/drawings/Light.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
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

/** Size of a pile or a stair. */
const formWidth = 560;
const formHeight = 304;

/** How far the light of a drawing goes down on the ground. */
const reflectionDepth = 84;

/** Light of a pile or a stair on the ground. */
const FormReflection = ({ hue }: Pick<FormProps, 'hue'>) => (
  <WaterLight
    x={0}
    width={formWidth}
    y={formHeight}
    depth={reflectionDepth}
    colour={`var(--${hue})`}
    isSoft
  />
);

interface LampProps {
  id: string;
  hue: Hue;
  /** Place of the lamp that lights the shape, as shares of its size. */
  cx: number;
  cy: number;
}

/** The gradient of a shape that a lamp above it lights. */
const LampGradient = ({ id, hue, cx, cy }: LampProps) => (
  <radialGradient id={id} cx={cx} cy={cy} r="1">
    <stop stopColor={`oklch(from var(--${hue}) calc(l + .14) c h)`} />
    <stop offset=".4" stopColor={`var(--${hue})`} />
    <stop offset="1" stopColor={`oklch(from var(--${hue}) .27 .08 h)`} />
  </radialGradient>
);

/** Horizontal shifts of the sheets of a pile, which repeat. */
const sheetShifts = [12, 0, 26, 8, 40, 18, 4];
const sheetWidth = formWidth - 40;

/** Height of the uppermost sheet, which is seen from above. */
const topHeight = 46;

/** A lamp on the uppermost sheet: centre and radius. */
const lamp = { cx: formWidth - 116, cy: -2, r: 26 };

/** A pile of as many sheets in the light of a lamp. Each tenth one is white, so that they can be counted. */
const Sheets = ({ count, hue }: FormProps) => {
  const gradientId = useId();
  const sheetPitch = (formHeight - topHeight) / count;
  const sheetHeight = roundToTenth(sheetPitch * 0.76);
  const getShift = (index: number) => sheetShifts[index % sheetShifts.length] ?? 0;
  const sheets = Array.from({ length: count }, (_, index) => ({
    isTenth: (index + 1) % 10 === 0,
    d: `M${getShift(index)} ${roundToTenth(formHeight - (index + 1) * sheetPitch)}h${sheetWidth}v${sheetHeight}h-${sheetWidth}z`,
  }));
  const getPath = (isTenth: boolean) =>
    sheets
      .filter((sheet) => sheet.isTenth === isTenth)
      .map(({ d }) => d)
      .join('');
  const topX = getShift(count - 1);
  return (
    <>
      <LampGradient id={gradientId} hue={hue} cx={0.8} cy={-0.1} />
      <FormReflection hue={hue} />
      <path d={getPath(false)} fill={`url(#${gradientId})`} />
      <path d={getPath(true)} fill={paperColour} />
      <path
        d={`M${topX} ${topHeight}l70-${topHeight - 4}h${sheetWidth - 128}L${topX + sheetWidth} ${topHeight}z`}
        fill={`oklch(from var(--${hue}) calc(l + .2) calc(c * .6) h)`}
      />
      <path
        d={`M${topX + 104} 16h190m-206 12h270`}
        stroke={`oklch(from var(--${hue}) .42 c h)`}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Halo {...lamp} r={150} hue="amber" />
      <Light {...lamp} hue="amber" isBright />
    </>
  );
};

/** Height of somebody on a stair, and their scale. */
const climberHeight = 54;
const climberScale = climberHeight / (headRadius - headY + footDepth);

/** A stair of as many steps, with somebody on each, whose head is a light. */
const Steps = ({ count, hue }: FormProps) => {
  const gradientId = useId();
  const climberId = useId();
  const stepWidth = formWidth / count;
  const stepHeight = (formHeight - climberHeight) / count;
  const steps = Array.from({ length: count }, (_, index) => ({
    left: roundToTenth(index * stepWidth),
    top: roundToTenth(formHeight - (index + 1) * stepHeight),
  }));
  return (
    <>
      <LampGradient id={gradientId} hue={hue} cx={0.94} cy={-0.1} />
      <defs>
        <g id={climberId}>
          <NightFigure {...standOn(0, 0, climberScale)} hue="coral" glow={2.4} />
        </g>
      </defs>
      <FormReflection hue={hue} />
      <path
        d={`M0 ${formHeight}${steps.map(({ left, top }) => `V${top}H${roundToTenth(left + stepWidth)}`).join('')}V${formHeight}z`}
        fill={`url(#${gradientId})`}
      />
      <path
        d={steps.map(({ left, top }) => `M${left} ${top + 1.5}h${roundToTenth(stepWidth)}`).join('')}
        stroke={paperColour}
        strokeWidth="3"
        opacity=".75"
      />
      {steps.map(({ left, top }) => (
        <use key={left} href={`#${climberId}`} x={roundToTenth(left + stepWidth / 2)} y={top} />
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
