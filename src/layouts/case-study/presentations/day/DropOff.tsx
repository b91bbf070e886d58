import { Arm, Figure, headRadius, headY, standOn } from '#ui/drawings/Figure.tsx';
import { paperColour, Shadow } from '#ui/drawings/shapes.tsx';
import styles from './DropOff.module.css';

/** Vertical position of the ground where they stand. */
const groundY = 352;

const parent = standOn(groundY, 210, 1);
const child = standOn(groundY, 352, 0.62);

/** Position of the joined hands. */
const hands = [308, 262] as const;

/** A parent and a child who arrive in the morning, on a hill before the cover. Narrow windows have no room for them. */
export const DropOff = () => (
  <svg className={styles.dropOff} viewBox="0 0 720 400" aria-hidden="true">
    <path className={styles.hill} d="M-2000 400V352H420C560 352 600 400 760 400z" />
    <Shadow cx={parent.x + 20} cy={groundY} rx={120} />
    <Shadow cx={child.x + 12} cy={groundY} rx={74} />
    <Figure {...child} hue="amber">
      <path
        fill="var(--moss)"
        d={`M${-headRadius - 2} ${headY - 8}a${headRadius + 2} ${headRadius + 4} 0 0 1 ${2 * headRadius + 4} 0Z`}
      />
      <path
        stroke={paperColour}
        strokeWidth={15}
        strokeLinecap="round"
        d={`M${-headRadius} ${headY - 6}h${2 * headRadius}`}
      />
      <circle fill={paperColour} cy={headY - headRadius - 12} r={13} />
    </Figure>
    <Figure {...parent} hue="heather" />
    <Arm figure={child} elbow={[318, 304]} hand={hands} hue="amber" />
    <Arm figure={parent} elbow={[290, 308]} hand={hands} hue="heather" />
  </svg>
);
