import { formatFigure } from '#ui/format-number.ts';
import { useRecord } from '../PageDataContext.ts';
import styles from './Chart.module.css';
import { shareOf, ticksOf } from './scale.ts';

/** The lines behind the bars, and the figures they stand for. */
export function ChartScale({ max, unit }: { max: number; unit: string }) {
  const { language } = useRecord();
  const ticks = ticksOf(max);
  const anchorOf = (at: number) => (at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle');
  return (
    <svg className={styles.scale} aria-hidden="true" focusable="false">
      {ticks.map((tick, at) => {
        const x = `${shareOf(tick, max)}%`;
        return (
          <g key={tick}>
            <line x1={x} x2={x} y2="100%" />
            <text x={x} y="100%" textAnchor={anchorOf(at)}>
              {formatFigure(tick, tick === 0 ? '' : unit, language)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
