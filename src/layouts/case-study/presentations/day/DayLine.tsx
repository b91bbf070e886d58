import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { Animal } from './Animal.tsx';
import styles from './DayLine.module.css';

/** The sun behind a bank of cloud. */
const Sunrise = () => (
  <svg className={styles.picture} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
    <Light cx={190} cy={150} r={130} hue="amber" />
    <path
      fill={paperColour}
      d="M34 290a46 46 0 0 1-4-92 62 62 0 0 1 116-22 50 50 0 0 1 84 34 40 40 0 0 1 66 8 38 38 0 0 1 62 38 34 34 0 0 1-16 34Z"
    />
  </svg>
);

/** A kite in the wind. */
const Kite = () => (
  <svg className={styles.picture} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
    <path
      fill="none"
      stroke={markColour}
      strokeWidth={4}
      strokeLinecap="round"
      d="M198 196c-30 44 50 56 6 100"
    />
    <path fill="url(#_coral)" d="M262 8 322 104 186 200Z" />
    <path fill="url(#_fjord)" d="M262 8 168 78l18 122Z" />
    <path fill="none" stroke={markColour} strokeWidth={4} d="M262 8 186 200m-18-122 154 26" />
    <path fill="url(#_amber)" d="M206 222l22-16v30Zm0 0-24-10 6 28Zm6 50 26-6-10 24Zm0 0-22-14 0 26Z" />
  </svg>
);

/** The moon among stars. */
const Night = () => (
  <svg className={styles.picture} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
    <path fill="#ffc25a" d="M196 40a104 104 0 1 0 116 142A90 90 0 0 1 196 40Z" />
    <g fill={paperColour}>
      <circle cx={292} cy={84} r={7} />
      <circle cx={344} cy={146} r={4} />
      <circle cx={60} cy={70} r={5} />
      <circle cx={108} cy={26} r={3.5} />
    </g>
  </svg>
);

/** The house at the end of the day, where somebody is at home. */
const Home = () => (
  <svg className={styles.home} viewBox="-70 -128 140 128" aria-hidden="true" focusable="false">
    <path fill="#364478" d="M-52 0v-66h104V0Z" />
    <path fill="url(#_coral)" d="M-68-60 0-120 68-60Z" />
    <path fill="#ffc25a" d="M-38-48h26v26h-26Zm46 48v-38a15 15 0 0 1 30 0V0Z" />
  </svg>
);

interface Entry {
  /** Hue of the disc. */
  hue: Hue;
  symbol: ReactNode;
  picture: ReactNode;
}

/** Entries from morning to evening: a tap, a child, and a message in the evening. */
const entries: readonly Entry[] = [
  {
    hue: 'coral',
    symbol: <path d="M0-20v40m-20-20h40" />,
    picture: <Sunrise />,
  },
  { hue: 'amber', symbol: undefined, picture: <Kite /> },
  {
    hue: 'fjord',
    symbol: <path d="M-26 16c7-7 8-14 8-24a18 18 0 0 1 36 0c0 10 1 17 8 24ZM-8 27a8 8 0 0 0 16 0" />,
    picture: (
      <>
        <Night />
        <Home />
      </>
    ),
  },
];

/** The solutions on one line through a day, as in the app. The sky behind it goes from dawn to dusk. */
export function DayLine({ children }: ComponentProps<'ol'>) {
  const items = Children.toArray(children).filter((child) => isValidElement<ComponentProps<'li'>>(child));
  return (
    <ol className={styles.day}>
      {items.map(({ key, props }, index) => {
        const entry = entries[index % entries.length];
        return (
          <li key={key} className={styles.entry}>
            <span className={styles.disc}>
              {entry?.symbol ? (
                <svg viewBox="-50 -50 100 100" fill="none" aria-hidden="true" focusable="false">
                  <Light cx={0} cy={0} r={50} hue={entry.hue} />
                  <g stroke={markColour} strokeWidth={5.5} strokeLinecap="round" strokeLinejoin="round">
                    {entry.symbol}
                  </g>
                </svg>
              ) : (
                <Animal name="bear" />
              )}
            </span>
            {entry?.picture}
            <div className={styles.words}>{props.children}</div>
          </li>
        );
      })}
    </ol>
  );
}
