import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingImage } from '#ui/drawings/DrawingImage.tsx';
import { Light, roundToTenth } from '#ui/drawings/Light.tsx';
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

/** Diameter of a dot in a heap, and the distance of its rows, in pixels. */
const dotSize = 16;
const rowPitch = 13.9;

/** Figures above it have one dot. */
const maxDots = 99;

/**
 * Returns the number of dots in each row of a heap, from the ground up. Each row has one less than the row below it.
 */
export function getHeapRows(count: number): number[] {
  const rows: number[] = [];
  let size = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);
  for (let rest = count; rest > 0; rest -= size, size -= 1) rows.push(Math.min(size, rest));
  return rows;
}

/** A heap of as many dots as the figure says. */
function Heap({ figure, hue }: { figure: number; hue: Hue }) {
  const rows = getHeapRows(figure > maxDots ? 1 : figure);
  const width = (rows[0] ?? 0) * dotSize;
  const height = dotSize + Math.ceil((rows.length - 1) * rowPitch);
  return (
    <DrawingImage width={width} height={height}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {rows.flatMap((dots, row) =>
          Array.from({ length: dots }, (_, index) => {
            const cx = (index + (row + 1) / 2) * dotSize;
            const cy = roundToTenth(height - dotSize / 2 - row * rowPitch);
            return <Light key={`${cx} ${cy}`} cx={cx} cy={cy} r={dotSize / 2} hue={hue} />;
          }),
        )}
      </svg>
    </DrawingImage>
  );
}

/** One figure and what it counts. */
export function Counter({ value, hue, children, ...sample }: PropsWithChildren<PropsOf<'Counter'>>) {
  const [, figure = value, suffix = ''] = /^(.*\d)(\D*)$/.exec(value) ?? [];
  return (
    <div>
      <dt>
        <Heap figure={Number(value.replace(/\D/g, '')) || 1} hue={hue} />
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
