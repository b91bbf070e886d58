import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { type EntryListProps, getCyclicItem } from '../list-entries.ts';
import styles from './EventMap.module.css';
import { Pin } from './Pin.tsx';

interface MapEvent {
  hue: Hue;
  /** Symbol on the pin. */
  symbol: ReactNode;
  /** Picture of the event in the app's list. */
  picture?: ReactNode;
}

/** An event of the list, crossed out. */
const CrossedOutEvent = () => (
  <svg width={192} height={64} viewBox="0 -16 192 64" fill="none" aria-hidden="true">
    <rect width={192} height={48} rx={12} fill="color-mix(in oklab, var(--moss) 24%, var(--paper))" />
    <circle cx={26} cy={24} r={13} fill="var(--moss)" />
    <path stroke="var(--ink)" strokeWidth={7} strokeLinecap="round" d="M54 17h92M54 32h52" />
    <path stroke="var(--coral)" strokeWidth={4} strokeLinecap="round" d="M6 24h180" />
  </svg>
);

/** Events in the order of the solutions: one that was copied, the map and its list, the phone, and one that is cancelled. */
const events: readonly MapEvent[] = [
  {
    hue: 'coral',
    symbol: <path d="M-5-18h23v23M-18-8H8v26h-26zm13 6V12m-7-7H2" />,
  },
  {
    hue: 'fjord',
    symbol: <path d="M-18-11l12-6 12 6 12-6v28l-12 6-12-6-12 6zM-6-17v28M6-11v28" />,
  },
  {
    hue: 'heather',
    symbol: (
      <path d="M-9-20H9a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H-9a4 4 0 0 1-4-4v-32a4 4 0 0 1 4-4Zm6 34h6M0 6c-2-4-6-6-6-10A6 6 0 0 1 6-4C6 0 2 2 0 6Z" />
    ),
  },
  {
    hue: 'moss',
    symbol: <path d="M-13-13l26 26m0-26l-26 26" />,
    picture: <CrossedOutEvent />,
  },
];

/** Streets around a park, repeated across the window, and a river through all of them. */
const Town = () => (
  <svg className={styles.town} aria-hidden="true">
    <pattern
      id="_streets"
      width={520}
      height={460}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-14)"
    >
      <path fill="oklch(27% .065 155)" d="M150 86h196v132H150Z" />
      <g fill="none" stroke="oklch(30% .045 172)">
        <path strokeWidth={30} d="M0 46h520M376 0v460" />
        <path strokeWidth={16} d="M0 248h376M120 46v202m100 0v212m156-108h144" />
      </g>
      <path
        stroke="oklch(78% .1 85)"
        strokeWidth={6}
        strokeLinecap="round"
        d="M60 26v.1m126 0v.1m126 0v.1M60 228v.1m126 0v.1m126 0v.1M396 120v.1m0 126v.1m0 126v.1M240 320v.1m0 90v.1"
      />
    </pattern>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="oklch(29% .075 245)"
        d="M58 0C52 16 74 26 68 42S38 60 40 76s14 16 10 24h16c4-10-10-14-10-24s28-16 30-34S66 16 74 0Z"
      />
    </svg>
    <rect width="100%" height="100%" fill="url(#_streets)" />
  </svg>
);

/**
 * The route from the pin of the previous event to that of this one. In a wide window it goes across the map to the other
 * column, in a narrow one down the free side of this event.
 */
const Route = ({ isBack }: { isBack: boolean }) => (
  <svg
    className={styles.route}
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    fill="none"
    strokeWidth={5}
    aria-hidden="true"
  >
    <path
      className={styles.across}
      vectorEffect="non-scaling-stroke"
      d={isBack ? 'M100 0H64C36 0 34 30 29 55S22 100 0 100' : 'M0 0C45 0 55 100 100 100'}
    />
    <path
      className={styles.down}
      vectorEffect="non-scaling-stroke"
      d={
        isBack
          ? 'M0 0C62 0 86 1 86 14V68C86 88 62 100 0 100'
          : 'M100 0C38 0 14 1 14 14V68C14 88 38 100 100 100'
      }
    />
  </svg>
);

/** The solutions as events on the map of the app, each at its pin, on one route. */
export const EventMap = ({ entries }: EntryListProps) => (
  <div className={styles.map}>
    <Town />
    <ol className={styles.events}>
      {entries.map(({ key, id, title, text }, index) => {
        const { hue, symbol, picture } = getCyclicItem(events, index);
        return (
          <li key={key} id={id} className={`${styles.event} h-${hue}`}>
            {index > 0 && <Route isBack={index % 2 === 0} />}
            <Pin className={styles.pin} hue={hue}>
              {symbol}
            </Pin>
            <div className={styles.card}>
              <strong className={styles.title}>{title}</strong>
              <div>{text}</div>
              {picture}
            </div>
          </li>
        );
      })}
    </ol>
  </div>
);
