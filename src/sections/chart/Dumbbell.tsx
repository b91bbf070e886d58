import { use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { formatQuantity } from '#ui/format-number.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { usePageData } from '../PageDataContext.ts';
import styles from './Dumbbell.module.css';
import { ScaleContext, toPercent, toRadius } from './scale.ts';

interface DumbbellProps extends Omit<PropsOf<'Bar'>, 'previous'> {
  previous: string;
}

/**
 * A figure then and now: a ring and a light on one horizon, and the lit stretch between them. Their position on the
 * horizon is the share, and so is their height.
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
          <line className={styles.change} x1={`${start}%`} x2={`${end}%`} y1="100%" y2="100%" />
          {lights.map(({ key, figure, heading }, index) => {
            const radius = toRadius(Number(figure), max);
            return (
              <svg key={key} className={styles[key]} x={`${positions[index]}%`} y="100%" aria-hidden="true">
                <circle
                  cy={`${-radius}em`}
                  r={`${radius}em`}
                  fill={key === 'current' ? `url(#_${hue})` : undefined}
                />
                <svg y={key === 'previous' ? `${-2 * radius}em` : undefined} aria-hidden="true">
                  <text className={styles.figure}>{toText(figure)}</text>
                  <text className={styles.heading}>{heading}</text>
                </svg>
              </svg>
            );
          })}
        </svg>
      </div>
    </li>
  );
}
