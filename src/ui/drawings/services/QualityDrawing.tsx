import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import palette from '../palette.module.css';
import { frameColour } from '../shapes.tsx';
import { NightFjord } from './NightFjord.tsx';
import { BrowserWindow, Trail, trails } from './Website.tsx';

const horizon = 436;

/** Centres of the cards that have a tick. The third card, which is under the lens, has none. */
const tickedCards = [78, 210];

const Tick = () => (
  <>
    <Light cx={0} cy={0} r={15} hue="moss" />
    <path
      d="M-6 0l4.5 4.5l8-8.5"
      stroke="#fff"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** A lens on a card, whose length is not a number. */
function Lens() {
  const clip = useId();
  return (
    <g transform="translate(456 358)">
      <path d="M-84 84l-64 64" stroke={frameColour} strokeWidth="30" strokeLinecap="round" />
      <circle r="118" fill={frameColour} />
      <g className={palette.lit}>
        <circle r="103" fill="var(--screen)" />
        <clipPath id={clip}>
          <circle r="103" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Trail {...trails[2]} distance="NaN km" x={-78} y={-104} width={212} height={192} />
        </g>
        <Light cx={28} cy={74} r={17} hue="coral" />
        <path d="M28 66v9M28 82.5v.1" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" />
      </g>
    </g>
  );
}

/** A website on the horizon of a fjord at night, and a lens that has found a bug on it. */
export const QualityDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <NightFjord hue={hue} light={[226, 236, 214]} horizon={horizon} />
    <g className={palette.lit} transform={`translate(84 ${horizon - 335.5}) scale(1.1)`}>
      <BrowserWindow />
      {tickedCards.map((x) => (
        <g key={x} transform={`translate(${x} 219)`}>
          <Tick />
        </g>
      ))}
    </g>
    <Lens />
  </>
);
