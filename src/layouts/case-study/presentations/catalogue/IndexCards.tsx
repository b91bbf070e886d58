import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { markColour, paperColour, pencilColour } from '#ui/drawings/shapes.tsx';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './IndexCards.module.css';

/** Colour of lines of text on white paper. */
const lineColour = 'oklch(82% 0.02 265)';

/* Drawings are 400 wide and 220 high. In a wide window they rise above their card. */

/** Three searches in different words, which lead to the same resource. */
const synonyms = (
  <g transform="translate(0 -16)">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth={4}
      d="M196 40c54 0 34 70 72 70M176 112h92M210 184c44 0 22-74 58-74"
    />
    <g fill={paperColour}>
      <rect x={8} y={12} width={192} height={56} rx={28} />
      <rect x={40} y={84} width={140} height={56} rx={28} />
      <rect y={156} width={214} height={56} rx={28} />
    </g>
    <g stroke={markColour} strokeWidth={5}>
      <path d="m43 48 9 9M75 120l9 9M35 192l9 9" />
      <path d="M46 39a11 11 0 1 1-22 0 11 11 0 1 1 22 0ZM78 111a11 11 0 1 1-22 0 11 11 0 1 1 22 0ZM38 183a11 11 0 1 1-22 0 11 11 0 1 1 22 0Z" />
      <path stroke={pencilColour} strokeWidth={9} d="M72 40h98M104 112h46M64 184h122" />
    </g>
    <rect x={262} y={48} width={128} height={182} rx={12} fill={paperColour} />
    <rect x={272} y={58} width={108} height={108} rx={8} fill="var(--heather)" />
    <path stroke={paperColour} strokeWidth={16} d="M302 112h48" />
    <path stroke={markColour} strokeWidth={7} d="M278 188h64M278 208h38" />
  </g>
);

/** Choices of a filter with the numbers of resources that they leave. */
const filters = (
  <>
    <rect x={40} y={8} width={330} height={212} rx={14} fill={paperColour} />
    <rect x={64} y={32} width={40} height={40} rx={8} fill="var(--coral)" />
    <rect x={64} y={96} width={40} height={40} rx={8} fill="var(--coral)" />
    <path stroke={paperColour} strokeWidth={6} d="m74 53 8 8 14-16M74 117l8 8 14-16" />
    <rect x={66} y={162} width={36} height={36} rx={7} stroke={markColour} strokeWidth={4} />
    <path stroke={markColour} strokeWidth={9} d="M124 52h104M124 116h68M124 180h126" />
    <g className={styles.number} textAnchor="end" fontSize={38} fill={markColour}>
      <text x={346} y={65}>
        24
      </text>
      <text x={346} y={129}>
        18
      </text>
      <text x={346} y={193}>
        9
      </text>
    </g>
  </>
);

/** A resource whose pages turn. */
const pages = (
  <g transform="translate(52 0)">
    <path d="m168 42 164 20-20 152-164-20Z" fill="oklch(87% 0.015 95)" />
    <path d="m126 30 170 6-7 182H118Z" fill="oklch(93% 0.01 95)" />
    <path d="M78 14h182v160l-40 46H78Z" fill={paperColour} />
    <path d="m260 174-40 46c-3-18-2-32 2-42 14 3 26 2 38-4Z" fill="oklch(80% 0.02 265)" />
    <rect x={96} y={32} width={146} height={98} rx={8} fill="var(--amber)" />
    <text className={styles.letters} x={169} y={104} textAnchor="middle" fontSize={68} fill={markColour}>
      Aa
    </text>
    <path stroke={lineColour} strokeWidth={8} d="M98 152h142M98 174h104M98 196h96" />
  </g>
);

/** A worksheet with its margins, half of it in grey. It has been checked. */
const proof = (
  <>
    <rect x={80} y={8} width={220} height={212} rx={6} fill={paperColour} />
    <rect
      x={102}
      y={30}
      width={176}
      height={168}
      stroke="var(--coral)"
      strokeWidth={3}
      strokeDasharray="9 9"
    />
    <path d="M190 46a58 58 0 0 0 0 116Z" fill="url(#_fjord)" />
    <path d="M190 46a58 58 0 0 1 0 116Z" fill="oklch(58% 0 0)" />
    <path stroke={lineColour} strokeWidth={8} d="M122 182h136" />
    <circle cx={300} cy={52} r={40} fill={markColour} />
    <path stroke={paperColour} strokeWidth={9} d="m283 53 12 13 23-27" />
  </>
);

/** A card that pays outside the window, and the download that it leads to. */
const payment = (
  <>
    <g transform="translate(0 -16)rotate(-8 140 110)">
      <rect x={12} y={48} width={236} height={150} rx={16} fill="url(#_indigo)" />
      <path d="M12 78h236v32H12Z" fill={markColour} />
      <rect x={36} y={134} width={46} height={34} rx={7} fill="var(--amber)" />
      <circle cx={196} cy={158} r={18} fill={paperColour} />
      <circle cx={216} cy={158} r={18} fill="var(--coral)" />
    </g>
    <rect x={218} y={76} width={132} height={144} rx={12} fill={paperColour} />
    <circle cx={284} cy={130} r={38} fill={markColour} />
    <path stroke={paperColour} strokeWidth={8} d="M284 110v38m-17-16 17 17 17-17" />
    <path stroke={lineColour} strokeWidth={8} d="M242 190h84" />
  </>
);

/** Cards of the drawer, from back to front, each with its place, the hue of its sheet, and its drawing. */
const cards: { placeClass: string | undefined; hue: Hue; drawing: ReactNode }[] = [
  { placeClass: undefined, hue: 'coral', drawing: synonyms },
  { placeClass: styles.second, hue: 'amber', drawing: filters },
  { placeClass: styles.third, hue: 'moss', drawing: pages },
  { placeClass: styles.fourth, hue: 'fjord', drawing: proof },
  { placeClass: styles.fifth, hue: 'heather', drawing: payment },
];

/** Entries as index cards in a drawer, one behind the other. The title of each is on its tab. */
export const IndexCards = ({ entries }: EntryListProps) => (
  <ol className={styles.drawer}>
    {entries.map(({ key, id, title, text }, index) => {
      const card = getCyclicItem(cards, index);
      return (
        <li key={key} id={id} className={`${styles.card} ${card.placeClass ?? ''} h-${card.hue}`}>
          <div className={styles.text}>
            <strong className={styles.title}>{title}</strong>
            {text}
          </div>
          <DrawingSvg className={styles.drawing} viewBox="0 0 400 220">
            {card.drawing}
          </DrawingSvg>
        </li>
      );
    })}
  </ol>
);
