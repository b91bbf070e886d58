import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Halo } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { rendersComponent } from '../child-elements.ts';
import styles from './KeyFigure.module.css';

/**
 * One figure across the page, with its explanation beside it. A drawing among the children is below both, on a band of
 * night from edge to edge of the window.
 */
export function KeyFigure({
  value,
  share,
  people,
  children,
  ...sample
}: PropsWithChildren<PropsOf<'KeyFigure'>>) {
  const parts = Children.toArray(children);
  const drawing = parts.find((part) => rendersComponent(part, Figure));
  return (
    <div
      className={`${styles.figure} ${people ? `${styles.full} night` : ''} ${share ? `${styles.crowded} night` : ''} ${drawing ? `${styles.drawn} night` : ''} grid`}
      data-in-view=""
      data-band={share || people || drawing ? '' : undefined}
    >
      <strong className={styles.value}>{value}</strong>
      <div className={styles.text}>
        {parts.filter((part) => part !== drawing)}
        <ValueSampleLabel {...sample} />
      </div>
      {drawing}
      {share && (
        <>
          <DotCrowd size={Number(share)} columns={50} lit={[34, 8]} className={styles.wide} />
          <DotCrowd size={Number(share)} columns={40} lit={[4, 11]} className={styles.narrow} />
        </>
      )}
      {people && (
        <>
          <PeopleCrowd size={Number(people)} {...wideCrowd} className={styles.wide} />
          <PeopleCrowd size={Number(people)} {...narrowCrowd} className={styles.narrow} />
        </>
      )}
    </div>
  );
}

/** Distance of adjacent dots. */
const step = 24;

interface DotCrowdProps {
  size: number;
  columns: number;
  /** Place of the lit dot. The leader line joins it to the text above, behind the dots of its column. */
  lit: readonly [column: number, row: number];
  className: string | undefined;
}

/**
 * One light for each person or group, all of one colour but one, which a leader line joins to the text above. Its glow is
 * behind the others, so that none of them has its colour. Assistive technology skips the drawing, because the text says the
 * same.
 */
function DotCrowd({ size, columns, lit: [litColumn, litRow], className }: DotCrowdProps) {
  const light = useId();
  const rows = size / columns;
  const cx = (litColumn + 0.5) * step;
  const cy = (litRow + 0.5) * step;
  return (
    <svg
      className={`${styles.crowd} ${className}`}
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      fill="none"
      aria-hidden="true"
    >
      <linearGradient id={light} x2="0" y2="1">
        <stop stopColor="oklch(from var(--c) calc(l + .1) c h)" />
        <stop offset="1" stopColor="oklch(from var(--c) calc(l - .16) c h)" />
      </linearGradient>
      <Halo cx={cx} cy={cy} r={step * 4} hue="coral" />
      <path className={styles.leaderLine} vectorEffect="non-scaling-stroke" d={`M${cx} 0V${cy}`} />
      <path
        d={Array.from({ length: rows }, (_, row) => `M12 ${(row + 0.5) * step}H${columns * step}`).join('')}
        stroke={`url(#${light})`}
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
      />
      <Light cx={cx} cy={cy} r={step * 0.6} hue="coral" />
    </svg>
  );
}

/** Distance of adjacent people in the pattern. */
const personWidth = 80;
const torsoPath = 'M13 78a27 41 0 0 1 54 0z';

/**
 * Offsets of people from a regular grid, because equal distances cause moiré. The first offset is zero, so that the newcomer
 * covers that person.
 */
const personOffsets = [0, 10, -9, 6, -11] as const;

interface CrowdShape {
  width: number;
  rowCount: number;
  /** Distance of rows, in units of the pattern. A person is 66 high. */
  rowHeight: number;
  /** Share by which the first row, at the back, is longer than an average one. The last row, in front, is shorter by it. */
  maxDifference: number;
  /** The person in another colour: the row, and the place in it as a share of its length. */
  newcomer: { row: number; position: number };
}

const wideCrowd: CrowdShape = {
  width: 1440,
  rowCount: 20,
  rowHeight: 66,
  maxDifference: 0.48,
  newcomer: { row: 17, position: 0.62 },
};
/** Narrower and higher, with so few people in front that they can be told apart on a phone. */
const narrowCrowd: CrowdShape = {
  width: 390,
  rowCount: 42,
  rowHeight: 58,
  maxDifference: 0.68,
  newcomer: { row: 38, position: 0.62 },
};

interface PeopleCrowdProps extends CrowdShape {
  size: number;
  className: string | undefined;
}

/**
 * Rows in front have fewer and larger people. A person cut at the start of a row continues at its end, so that the total
 * stays exact. One of them has a light: the newcomer in InclusionDrawing.tsx.
 */
function PeopleCrowd({
  size,
  width,
  rowCount,
  rowHeight,
  maxDifference,
  newcomer,
  className,
}: PeopleCrowdProps) {
  const id = useId();
  const pattern = `${id}p`;
  let y = 24;
  let exactTotal = 0;
  let total = 0;
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const depth = 1 - (2 * row) / (rowCount - 1);
    exactTotal += (size / rowCount) * (1 + maxDifference * depth);
    // Totals are rounded, and not the rows, so that the last total is the size.
    const count = Math.round(exactTotal) - total;
    total += count;
    const scale = width / count / personWidth;
    y += scale * rowHeight;
    const start = ((row * 0.618) % 1) * personWidth;
    return {
      count,
      transform: `translate(${Math.round(-start * scale * 10) / 10} ${Math.round(y)}) scale(${Math.round(scale * 1e4) / 1e4})`,
    };
  });
  const newcomerRow = rows[newcomer.row];
  const repeatCount = Math.round(((newcomerRow?.count ?? 0) * newcomer.position) / personOffsets.length);
  /** Column of the newcomer: a multiple of the length of the pattern, because the person there has no offset. */
  const newcomerColumn = repeatCount * personOffsets.length;
  return (
    <svg
      className={`${styles.people} ${className}`}
      viewBox={`0 0 ${width} ${Math.round(y)}`}
      aria-hidden="true"
    >
      <linearGradient id={`${id}m`} x2="0" y2="1">
        <stop stopColor="oklch(27% .1 312)" />
        <stop offset=".14" stopColor="oklch(27% .1 312)" stopOpacity=".76" />
        <stop offset=".8" stopColor="oklch(27% .1 312)" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}h`}>
        <stop offset=".1" stopColor="oklch(84% .14 50)" stopOpacity=".8" />
        <stop offset=".4" stopColor="var(--coral)" stopOpacity=".38" />
        <stop offset="1" stopColor="var(--coral)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}l`}>
        <stop stopColor="oklch(96% .05 80)" />
        <stop offset="1" stopColor="oklch(75% .17 40)" />
      </radialGradient>
      <pattern
        id={pattern}
        width={personOffsets.length * personWidth}
        height="80"
        y="-80"
        patternUnits="userSpaceOnUse"
      >
        {personOffsets.map((dx, index) => (
          <g key={dx} transform={`translate(${index * personWidth + dx})`}>
            <path d={torsoPath} fill="oklch(from var(--c) .46 .15 h)" />
            <circle cx="40" cy="28" r="16" fill="oklch(from var(--c) .56 .16 h)" />
          </g>
        ))}
      </pattern>
      <path d={`M0 0h${width}v${Math.round(y)}h-${width}z`} fill="oklch(27% .1 312)" />
      {rows.map(({ count, ...row }) => (
        <rect
          key={row.transform}
          y="-78"
          width={(count + 1) * personWidth}
          height="78"
          fill={`url(#${pattern})`}
          {...row}
        />
      ))}
      <path d={`M0 0h${width}v${Math.round(y)}h-${width}z`} fill={`url(#${id}m)`} />
      {newcomerRow && (
        <g transform={newcomerRow.transform}>
          <g transform={`translate(${newcomerColumn * personWidth + 40} -2) scale(1.8) translate(-40 -78)`}>
            <circle className={styles.shine} cx="40" cy="36" r="220" opacity=".7" fill={`url(#${id}h)`} />
            <circle cx="40" cy="36" r="120" fill={`url(#${id}h)`} />
            <path d={torsoPath} fill="url(#_coral)" />
            <circle cx="40" cy="28" r="17" fill={`url(#${id}l)`} />
          </g>
        </g>
      )}
    </svg>
  );
}
