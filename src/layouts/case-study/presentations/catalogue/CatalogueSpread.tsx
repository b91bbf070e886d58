import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { markColour, paperColour, pencilColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './CatalogueSpread.module.css';

/* A plate shows the middle of a drawing 200 wide and 300 high: all of its width, or all of its height. */

/** Sheets in rows, one of which has another colour and is not straight. */
const collection = (
  <>
    <pattern id="_sheets" width={48} height={62} x={76} y={119} patternUnits="userSpaceOnUse">
      <rect x={4} y={4} width={40} height={54} rx={4} fill={paperColour} />
      <rect x={9} y={9} width={30} height={26} rx={2} fill="oklch(80% 0.12 28)" />
      <path stroke={pencilColour} strokeWidth={3} d="M11 42h24M11 49h14" />
    </pattern>
    <path fill="url(#_sheets)" d="M-100 0h400v300h-400Z" />
    <path fill="var(--coral)" d="M76 119h48v62H76Z" />
    <g transform="rotate(14 100 150)">
      <rect x={74} y={115} width={52} height={70} rx={5} fill={paperColour} />
      <rect x={80} y={121} width={40} height={34} rx={3} fill="url(#_indigo)" />
      <path stroke={markColour} strokeWidth={4} d="M83 164h32M83 173h18" />
    </g>
  </>
);

/** One thing with two labels. */
const words = (
  <g transform="translate(-4 3)">
    <path stroke={paperColour} strokeWidth={3} d="M90 104c-24-2-34-14-32-30M120 190c22 2 32 14 34 28" />
    <rect x={64} y={78} width={78} height={136} rx={7} fill={paperColour} />
    <rect x={71} y={85} width={64} height={74} rx={4} fill="var(--moss)" />
    <path stroke={paperColour} strokeWidth={11} d="M86 122h34" />
    <path stroke={markColour} strokeWidth={5} d="M76 176h46M76 192h28" />
    <g transform="rotate(-12 70 62)">
      <path fill="var(--amber)" d="M42 62 55 44h66v36H55Z" />
      <path stroke={markColour} strokeWidth={6} d="M68 62h40" />
    </g>
    <g transform="rotate(10 140 234)">
      <path fill="var(--amber)" d="m166 234-13 18H73v-36h80Z" />
      <path stroke={markColour} strokeWidth={6} d="M85 234h18m13 0h27" />
    </g>
  </g>
);

/** A free resource and one that costs. */
const prices = (
  <g transform="translate(100 150)scale(.86)translate(-100 -154)">
    <g transform="rotate(-7 100 116)">
      <path fill={paperColour} d="M24 116 46 82h120a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H46Z" />
      <circle cx={48} cy={116} r={7} fill="var(--amber)" />
      <text className={styles.price} x={66} y={130} fontSize={40} fill={markColour}>
        0 kr
      </text>
    </g>
    <g transform="rotate(5 100 192)">
      <path fill={markColour} d="M20 192 42 158h128a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H42Z" />
      <circle cx={44} cy={192} r={7} fill="var(--amber)" />
      <text className={styles.price} x={62} y={206} fontSize={40} fill={paperColour}>
        45 kr
      </text>
    </g>
  </g>
);

interface WorksheetProps {
  sun: string;
  roof: string;
  wall: string;
  tree: string;
}

/** A worksheet with a house, a tree and the sun. */
const Worksheet = ({ sun, roof, wall, tree }: WorksheetProps) => (
  <>
    <rect x={-40} y={-54} width={80} height={108} rx={4} fill={paperColour} />
    <circle cx={20} cy={-33} r={11} fill={sun} />
    <path fill={roof} d="m-32-6 22-22L12-6Z" />
    <path fill={wall} d="M-26-6H6v26h-32Z" />
    <circle cx={22} cy={0} r={13} fill={tree} />
    <path stroke={tree} strokeWidth={4} d="M22 0v20" />
    <path stroke={pencilColour} strokeWidth={3.5} d="M-28 32h56M-28 42h34" />
  </>
);

/** A worksheet in colour, and how it is printed. */
const print = (
  <>
    <g transform="translate(128 172)rotate(7)">
      <Worksheet sun="oklch(85% 0 0)" roof="oklch(52% 0 0)" wall="oklch(74% 0 0)" tree="oklch(62% 0 0)" />
    </g>
    <g transform="translate(76 132)rotate(-6)">
      <Worksheet sun="var(--amber)" roof="var(--coral)" wall="url(#_fjord)" tree="var(--moss)" />
    </g>
  </>
);

/** Plates of the catalogue, in the order of its entries. */
const plates: { hue: Hue; drawing: ReactNode }[] = [
  { hue: 'coral', drawing: collection },
  { hue: 'heather', drawing: words },
  { hue: 'amber', drawing: prices },
  { hue: 'indigo', drawing: print },
];

/** Entries in an open catalogue. The plate of each is beside its words, at the outer edge of the page. */
export const CatalogueSpread = ({ entries }: EntryListProps) => (
  <ul className={styles.spread}>
    {entries.map(({ key, id, title, text }, index) => {
      const plate = getCyclicItem(plates, index);
      return (
        <li key={key} id={id} className={styles.entry}>
          <DrawingSvg
            className={`${styles.plate} h-${plate.hue}`}
            viewBox="0 0 200 300"
            preserveAspectRatio="xMidYMid slice"
          >
            {plate.drawing}
          </DrawingSvg>
          <div className={styles.text}>
            <h3>{title}</h3>
            {text}
          </div>
        </li>
      );
    })}
  </ul>
);
