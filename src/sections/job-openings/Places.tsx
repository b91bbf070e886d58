import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import styles from './JobOpenings.module.css';

/** Hues and radii of the lights, which repeat. */
const hues: readonly Hue[] = ['amber', 'heather', 'moss', 'fjord', 'moss', 'amber', 'fjord', 'coral'];
const radii = [43, 32, 50, 36, 30];
/** Width of a place, and height of the drawing. */
const pitch = 104;
const height = 102;

interface PlacesProps {
  /** Number of places that are taken, each a light. */
  taken: number;
  /** Number of places that are free, each a ring at the end. */
  free: number;
}

/** Places on one horizon, up to both edges of the window. The last ones are not lit yet. */
export const Places = ({ taken, free }: PlacesProps) => (
  <svg
    className={styles.places}
    viewBox={`0 0 ${(taken + free) * pitch} ${height}`}
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: taken + free }, (_, index) => {
      const cx = (index + 0.5) * pitch;
      const r = index < taken ? (radii[index % radii.length] as number) : 46;
      return index < taken ? (
        <Light key={cx} cx={cx} cy={height - r} r={r} hue={hues[index % hues.length] as Hue} />
      ) : (
        <circle key={cx} cx={cx} cy={height - r} r={r} vectorEffect="non-scaling-stroke" />
      );
    })}
  </svg>
);
