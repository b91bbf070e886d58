import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour, paperColour, pencilColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import { Animal } from './Animal.tsx';
import styles from './StaffView.module.css';

interface StaffTile {
  className?: string | undefined;
  hue: Hue;
  symbol: ReactNode;
}

/** Moments on the line of a day. */
const Timeline = () => (
  <>
    <path stroke={pencilColour} strokeWidth={5} d="M16 6v88" />
    <path fill={paperColour} d="M36 8h60v22H36Zm0 31h46v22H36Zm0 31h54v22H36Z" />
    <circle cx={16} cy={19} r={11} fill="url(#_coral)" />
    <circle cx={16} cy={50} r={11} fill="url(#_moss)" />
    <circle cx={16} cy={81} r={11} fill="url(#_fjord)" />
  </>
);

/** A tile that was tapped. */
const Tick = () => (
  <>
    <circle cx={50} cy={50} r={46} fill="url(#_amber)" />
    <path
      fill="none"
      stroke={markColour}
      strokeWidth={10}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M28 52l16 17 29-36"
    />
  </>
);

/** A message with the flower of the child's room. */
const RoomMessage = () => (
  <>
    <path
      fill="url(#_fjord)"
      d="M16 8h68a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12H48L24 96V74h-8A12 12 0 0 1 4 62V20A12 12 0 0 1 16 8Z"
    />
    {/* Five round petals, as the dots of a line around the centre. */}
    <circle
      cx={50}
      cy={41}
      r={13}
      fill="none"
      stroke={paperColour}
      strokeWidth={16}
      strokeLinecap="round"
      strokeDasharray="0 16.34"
      transform="rotate(-90 50 41)"
    />
    <Light cx={50} cy={41} r={7} hue="amber" />
  </>
);

/** A camera. */
const Camera = () => (
  <>
    <path
      fill="url(#_heather)"
      d="M14 24h18l8-12h24l8 12h14a10 10 0 0 1 10 10v46a10 10 0 0 1-10 10H14A10 10 0 0 1 4 80V34a10 10 0 0 1 10-10Z"
    />
    <circle cx={50} cy={56} r={23} fill={paperColour} />
    <circle cx={50} cy={56} r={14} fill={markColour} />
  </>
);

/** An adult who comes for a child. */
const PickUp = () => (
  <>
    <path fill="url(#_coral)" d="M6 96V66a27 27 0 0 1 54 0v30Z" />
    <Light cx={33} cy={20} r={16} hue="coral" />
    <path fill="url(#_amber)" d="M64 96V80a16 16 0 0 1 32 0v16Z" />
    <Light cx={80} cy={50} r={11} hue="amber" />
  </>
);

/** The sleep of five days. */
const SleepChart = () => (
  <>
    <path
      stroke="var(--fjord)"
      strokeWidth={13}
      strokeLinecap="round"
      d="M10 90V48m20 42V28m20 62V56m40 34V32"
    />
    <path stroke="var(--amber)" strokeWidth={13} strokeLinecap="round" d="M70 90V12" />
  </>
);

/** Tiles in the order of the features. Their symbols are 100 units wide and high. */
const tiles: readonly StaffTile[] = [
  { hue: 'teal', symbol: <Timeline /> },
  { className: styles.tapped, hue: 'indigo', symbol: <Tick /> },
  { hue: 'fjord', symbol: <RoomMessage /> },
  { hue: 'heather', symbol: <Camera /> },
  { hue: 'coral', symbol: <PickUp /> },
  { hue: 'moss', symbol: <SleepChart /> },
];

/** The key features as the large tiles of the app as the staff see it, below the children they look after. */
export const StaffView = ({ entries }: EntryListProps) => (
  <div className={styles.device}>
    <div className={styles.children}>
      <Animal name="bear" className={styles.chosen} />
      <Animal name="rabbit" />
      <Animal name="cat" />
      <Animal name="frog" />
    </div>
    <ul className={styles.tiles}>
      {entries.map(({ key, id, title, text }, index) => {
        const { className = '', hue, symbol } = getCyclicItem(tiles, index);
        return (
          <li key={key} id={id} className={`${styles.tile} ${className} h-${hue}`}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              {symbol}
            </svg>
            <strong className={styles.title}>{title}</strong>
            <div>{text}</div>
          </li>
        );
      })}
    </ul>
  </div>
);
