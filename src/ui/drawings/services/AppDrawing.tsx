import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { standOn } from '../Figure.tsx';
import { Halo } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import palette from '../palette.module.css';
import { mixHue, Shadow } from '../shapes.tsx';
import { NightFjord } from './NightFjord.tsx';

const legs = [
  { y: 322, hue: 'amber', time: '08:15' },
  { y: 372, hue: 'fjord', time: '08:27' },
] as const;

/** A nursery, 96 high, whose windows and door are lit. The middle of its threshold is at the origin. */
export const Nursery = () => (
  <g stroke="none">
    <path d="M-44 0V-50L0-88 44-50V0z" fill="url(#_fjord)" />
    <path d="M-57-46L0-96 57-46 49-38 0-80-49-38z" fill="url(#_heather)" />
    <path
      d="M-12 0v-24a12 12 0 0 1 24 0v24zM-36-38h15v18h-15zM21-38h15v18h-15zM-8-55a8 8 0 1 1 16 0 8 8 0 1 1-16 0z"
      fill="oklch(91% 0.12 86)"
    />
  </g>
);

/** The way that the map shows, on the ground. It starts behind the child and ends at the door. */
const road = 'M184 470C206 496 236 514 300 516S532 500 544 447';

/** A phone at night with the way to a nursery and the message that it is time to leave, before a parent and a child who go there. */
export function AppDrawing({ hue }: { hue: Hue }) {
  const clip = useId();
  return (
    <>
      <NightFjord hue={hue} light={[372, 262, 208]} horizon={436} />
      <path d={road} stroke="var(--coral)" strokeWidth="26" strokeLinecap="round" opacity=".25" />
      <path d={road} stroke="oklch(86% 0.13 60)" strokeWidth="7" strokeLinecap="round" />
      <Shadow cx={64} cy={462} rx={58} />
      <NightFigure {...standOn(462, 64, 0.66)} hue="amber" />
      <Shadow cx={146} cy={466} rx={38} />
      <NightFigure {...standOn(466, 146, 0.44)} hue="moss" />
      <Halo cx={544} cy={410} r={130} hue="amber" />
      <g transform="translate(544 448) scale(1.3)">
        <Nursery />
      </g>
      <Shadow cx={372} cy={520} rx={150} />
      <g className={palette.lit}>
        <g transform="translate(214 36) rotate(-9 118 238)">
          <rect x="-8" y="-8" width="252" height="496" rx="44" fill="var(--device)" stroke="var(--rim)" />
          <clipPath id={clip}>
            <rect width="236" height="480" rx="36" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <path d="M0 0h236v480h-236z" fill={mixHue('moss', 24)} />
            <path d="M236 108v142h-74c-8-34 22-40 18-70c-4-34 22-62 56-72z" fill={mixHue('fjord', 34)} />
            <path
              d="M-10 96c60-6 76 34 70 76s20 60 60 66M60 -10c2 40-30 60-80 64M62 134c60-20 84-64 90-144M140 56l100 34"
              stroke="var(--card)"
              strokeWidth="5"
            />
            <path
              d="M106 194C70 168 128 148 112 118S142 92 176 78"
              stroke="var(--coral)"
              strokeWidth="7"
              strokeLinecap="round"
            />
            <circle cx="106" cy="194" r="9" fill="var(--amber)" stroke="var(--card)" strokeWidth="5" />
            <path d="M0 248a28 28 0 0 1 28-28h180a28 28 0 0 1 28 28v232h-236z" fill="var(--screen)" />
            <path d="M100 231h36" stroke="var(--soft)" strokeWidth="5" strokeLinecap="round" />
            <text x="22" y="282" fontSize="37" fill="var(--ink)">
              12 min
            </text>
            <path d="M34 322v50" stroke="var(--soft)" strokeWidth="4" />
            {legs.map(({ y, hue: light, time }) => (
              <g key={time}>
                <Light cx={34} cy={y} r={12} hue={light} />
                <text x="214" y={y + 6} fontSize="17" textAnchor="end" fill="var(--ink)">
                  {time}
                </text>
              </g>
            ))}
            <path d="M62 317h66M62 367h82" stroke="var(--bar)" strokeWidth="8" strokeLinecap="round" />
            <path d="M62 332h40M62 382h54" stroke="var(--soft)" strokeWidth="6" strokeLinecap="round" />
            <rect x="22" y="408" width="192" height="46" rx="23" fill="var(--coral)" />
            <path
              d="M84 431h58m-12-10l12 10l-12 10"
              stroke="#fff"
              strokeWidth="6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
          <rect x="86" y="14" width="64" height="17" rx="8.5" fill="var(--device)" />
          <path
            d="M176 78c-20-26-16-50 0-50s20 24 0 50z"
            fill="var(--coral)"
            stroke="var(--card)"
            strokeWidth="4"
          />
          <circle cx="176" cy="46" r="6" fill="var(--card)" />
        </g>
        <g transform="translate(40 196) rotate(-9)">
          <path
            d="M26 10h176a26 26 0 0 1 26 26v34a26 26 0 0 1 -26 26h-146q-8 18-30 22q10-10 6-22h-6a26 26 0 0 1 -26-26v-34a26 26 0 0 1 26-26z"
            fill="var(--shade)"
          />
          <path
            d="M26 0h176a26 26 0 0 1 26 26v34a26 26 0 0 1 -26 26h-146q-8 18-30 22q10-10 6-22h-6a26 26 0 0 1 -26-26v-34a26 26 0 0 1 26-26z"
            fill="var(--card)"
          />
          <Light cx={44} cy={43} r={25} hue="heather" />
          <path
            d="M33 50q5-4 5-12a6 6 0 0 1 12 0q0 8 5 12zM41 55h6"
            stroke="#fff"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <text x="84" y="44" fontSize="30" fill="var(--ink)">
            08:10
          </text>
          <path d="M88 64h96" stroke="var(--soft)" strokeWidth="8" strokeLinecap="round" />
        </g>
        <circle cx="516" cy="152" r="44" fill="var(--shade)" transform="translate(0 8)" />
        <circle cx="516" cy="152" r="44" fill="var(--card)" />
        <text x="511" y="163" fontSize="33" textAnchor="middle" fill="var(--ink)">
          14
        </text>
        {/* The degree sign is drawn, because the font of the first view does not have it. */}
        <circle cx="537" cy="144" r="4.5" stroke="var(--ink)" strokeWidth="3" />
      </g>
    </>
  );
}
