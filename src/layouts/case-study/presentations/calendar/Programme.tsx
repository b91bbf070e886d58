import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import { Pin } from './Pin.tsx';
import styles from './Programme.module.css';

interface FeaturePin {
  hue: Hue;
  /** Symbol in a square of 96 units, in the colour of paper. On a bright hue it is dark, as in the app's list. */
  symbol: ReactNode;
}

/** Pins in the order of the features: map, list, sign-up, repetition, notice, directions. */
const pins: readonly FeaturePin[] = [
  {
    hue: 'coral',
    symbol: <path d="M14 27l23-11 22 11 23-11v53L59 80 37 69 14 80Zm23-11v53M59 27v53" />,
  },
  { hue: 'fjord', symbol: <path d="M42 28h36M42 48h36M42 68h24M20 28h4m-4 20h4m-4 20h4" /> },
  {
    hue: 'heather',
    symbol: (
      <>
        <path d="M70 30v28M56 44h28" />
        <circle cx={34} cy={34} r={14} fill={paperColour} stroke="none" />
        <path fill={paperColour} stroke="none" d="M10 78a24 24 0 0 1 48 0Z" />
      </>
    ),
  },
  {
    hue: 'moss',
    symbol: <path d="M20 44a28 28 0 0 1 50-13l6 7m0-18v18H58M76 52a28 28 0 0 1-50 13l-6-7m0 18V58h18" />,
  },
  {
    hue: 'amber',
    symbol: (
      <path
        fill={markColour}
        stroke={markColour}
        d="M22 66c6-6 8-12 8-22a18 18 0 0 1 36 0c0 10 2 16 8 22Zm18 10a8 8 0 0 0 16 0Z"
      />
    ),
  },
  {
    hue: 'indigo',
    symbol: (
      <>
        <path strokeDasharray="1 13" d="M20 76h36a14 14 0 0 0 0-28H40a14 14 0 0 1 0-28h18" />
        <circle cx={76} cy={20} r={11} fill={paperColour} stroke="none" />
      </>
    ),
  },
];

/** A house, with the position of its lower left corner and the size of its wall. */
interface HouseProps {
  x: number;
  y: number;
  width: number;
  height: number;
  hue: Hue;
}

const House = ({ x, y, width, height, hue }: HouseProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path fill={paperColour} d={`M0 0v${-height}h${width}V0z`} />
    <path
      fill={`var(--${hue})`}
      d={`M-8 ${-height}l${width / 2 + 8} ${-width * 0.42} ${width / 2 + 8} ${width * 0.42}z`}
    />
    <path
      stroke="var(--amber)"
      strokeWidth={12}
      d={`M${width * 0.28} ${-height * 0.68}v.1M${width * 0.72} ${-height * 0.68}v.1`}
    />
    <path fill={`var(--${hue})`} d={`M${width * 0.38} 0v${-height * 0.4}h${width * 0.24}V0z`} />
  </g>
);

/** Houses along the street. */
const houses: readonly HouseProps[] = [
  { x: -420, y: 58, width: 70, height: 50, hue: 'coral' },
  { x: -190, y: 82, width: 70, height: 54, hue: 'fjord' },
  { x: -8, y: 206, width: 58, height: 48, hue: 'heather' },
  { x: 143, y: 80, width: 62, height: 54, hue: 'amber' },
  { x: 225, y: 80, width: 52, height: 40, hue: 'heather' },
  { x: 330, y: 206, width: 56, height: 40, hue: 'fjord' },
  { x: 390, y: 206, width: 50, height: 56, hue: 'coral' },
  { x: 486, y: 80, width: 62, height: 58, hue: 'fjord' },
  { x: 568, y: 80, width: 52, height: 40, hue: 'amber' },
  { x: 690, y: 206, width: 64, height: 50, hue: 'heather' },
  { x: 829, y: 80, width: 62, height: 52, hue: 'coral' },
  { x: 940, y: 104, width: 72, height: 66, hue: 'amber' },
  { x: 1032, y: 86, width: 58, height: 44, hue: 'heather' },
  { x: 1146, y: 100, width: 104, height: 84, hue: 'fjord' },
  { x: 1300, y: 150, width: 70, height: 52, hue: 'amber' },
  { x: 1412, y: 138, width: 60, height: 44, hue: 'heather' },
];

/** A street that winds past houses and trees, up to both edges of the window. The pins stand at its bends. */
const Street = () => (
  <DrawingSvg className={styles.street} viewBox="0 0 1200 220">
    <g transform="translate(-3)scale(1.077 1)">
      <path
        stroke="var(--moss)"
        strokeWidth={16}
        d="M-440 44v-22M-220 86v-26m16 26v-16M66 204v-24m16 24v-12M456 204v-26M674 204v-22M772 204v-30m16 30v-14M1112 88v-28m16 28v-14M1276 136v-26M1390 146v-26"
      />
      {houses.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <path
        stroke="var(--street)"
        strokeWidth={30}
        d="M-520 60C-400 60-380 190-260 190S-60 26 40 26s70 164 171 164S282 26 383 26s70 164 171 164S625 26 726 26s70 164 171 164 110-70 210-70 120 70 220 70 160-60 420-60"
      />
    </g>
  </DrawingSvg>
);

/** Hues of the houses in the bends of the street in a narrow window. Not every bend has one. */
const bendHouses: readonly (Hue | undefined)[] = ['amber', undefined, 'fjord', 'coral', undefined, 'heather'];

interface BendProps {
  index: number;
  isLast: boolean;
}

/** The street from a pin to the next one, in a narrow window. It comes from the edge of the window, and leaves there. */
function Bend({ index, isLast }: BendProps) {
  const [from, to] = index % 2 ? [96, 36] : [36, 96];
  const hue = getCyclicItem(bendHouses, index);
  return (
    <>
      <svg
        className={styles.bend}
        viewBox="0 0 132 100"
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--street)"
        strokeWidth={24}
        aria-hidden="true"
      >
        {index === 0 && <path vectorEffect="non-scaling-stroke" d="M-999-14H6C30-14 36-8 36 0" />}
        <path
          vectorEffect="non-scaling-stroke"
          d={isLast ? `M${from} 0C${from} 40 60 50 0 50H-999` : `M${from} 0C${from} 50 ${to} 50 ${to} 100`}
        />
      </svg>
      {hue && (
        <DrawingSvg className={styles.house} viewBox="-12 -109 88 113">
          <House x={0} y={0} width={64} height={72} hue={hue} />
        </DrawingSvg>
      )}
    </>
  );
}

/** The key features as stops along a street, each with a pin of the map. */
export const Programme = ({ entries }: EntryListProps) => (
  <div className={styles.town}>
    <Street />
    <ul className={styles.programme}>
      {entries.map(({ key, id, title, text }, index) => {
        const { hue, symbol } = getCyclicItem(pins, index);
        return (
          <li key={key} id={id} className={styles.stop}>
            <Bend index={index} isLast={index === entries.length - 1} />
            <Pin className={styles.pin} hue={hue}>
              <g strokeWidth={8} transform="scale(.53)translate(-48 -48)">
                {symbol}
              </g>
            </Pin>
            <div>
              <strong className={styles.title}>{title}</strong>
              <div>{text}</div>
            </div>
          </li>
        );
      })}
    </ul>
  </div>
);
