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

interface DumbbellProps extends Omit<PropsOf<'Bar'>, 'previous'> {
  previous: string;
}

/**
 * A figure then and now: a ring and a light on one line, and a bar up to the light. Their position on the line is the
 * share, on the scale that all pairs have in common. In a wide window the texts are before the scale.
 */
export function Dumbbell({ label, value, note, previous, hue, ...sample }: DumbbellProps) {
  const { max, unit, headings, hasSharedSample } = use(ScaleContext);
  const { language } = usePageData();
  const lights = [
    { key: 'previous', figure: previous, heading: headings.previous },
    { key: 'current', figure: value, heading: headings.current },
  ] as const;
  const positions = lights.map(({ figure }) => toPercent(Number(figure), max));
  const start = Math.min(...positions);
  const toText = (figure: string) => formatQuantity(figure, unit, language);
  return (
    <li className={`${styles.pair} h-${hue}`}>
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
          <line className={styles.share} x2={`${positions[1]}%`} y1="100%" y2="100%" />
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
