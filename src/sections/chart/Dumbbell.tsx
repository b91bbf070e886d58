import { use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { formatQuantity } from '#ui/format-number.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { usePageData } from '../PageDataContext.ts';
import styles from './Dumbbell.module.css';
import { ScaleContext, toPercent } from './scale.ts';

/** Legend of a ring and a light. Screen readers hear the years with each pair. */
export function DumbbellLegend() {
  const { headings } = use(ScaleContext);
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>{headings.previous}</span>
      <span>{headings.current}</span>
    </p>
  );
}

/** Share of the horizon, in percent, that texts take in a wide window. */
const freeShare = 48;

interface DumbbellProps extends Omit<PropsOf<'Bar'>, 'previous'> {
  previous: string;
}

/**
 * A figure then and now: a ring and a light on one line, which the light has hopped along. Their position on the line
 * is the share, on the scale that all pairs have in common. In a wide window the texts are above the line's left part
 * if it is free.
 */
export function Dumbbell({ label, value, note, previous, hue, ...sample }: DumbbellProps) {
  const { max, unit, headings, hasSharedSample } = use(ScaleContext);
  const { language } = usePageData();
  const lights = [
    { key: 'previous', figure: previous, heading: headings.previous },
    { key: 'current', figure: value, heading: headings.current },
  ] as const;
  const positions = lights.map(({ figure }) => toPercent(Number(figure), max));
  const [start = 0, end = 0] = positions.toSorted((a, b) => a - b);
  const toText = (figure: string) => formatQuantity(figure, unit, language);
  return (
    <li className={`${styles.pair} ${start > freeShare ? styles.beside : ''} h-${hue}`}>
      <p className={styles.label}>
        {label}
        <span className="visually-hidden">
          {`: ${lights.map(({ figure, heading }) => `${heading} ${toText(figure)}`).join(', ')}`}
        </span>
        {!hasSharedSample && <ValueSampleLabel {...sample} />}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.track}>
        <svg aria-hidden="true" focusable="false">
          <line className={styles.change} x1={`${start}%`} x2={`${end}%`} y1="100%" y2="100%" />
          <svg className={styles.hop} y="100%" aria-hidden="true">
            <svg
              x={`${start}%`}
              y="-3.3em"
              width={`${end - start}%`}
              height="1.3em"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 100Q50-100 100 100" vectorEffect="non-scaling-stroke" />
            </svg>
          </svg>
          {lights.map(({ key, figure }, index) => {
            const isLower = positions[index] === start;
            return (
              <svg key={key} className={styles[key]} x={`${positions[index]}%`} y="100%" aria-hidden="true">
                <circle cy="-1em" r="1em" fill={key === 'current' ? `url(#_${hue})` : undefined} />
                <text className={`${styles.figure} ${isLower ? styles.lower : styles.higher}`}>
                  {toText(figure)}
                </text>
              </svg>
            );
          })}
        </svg>
      </div>
    </li>
  );
}
