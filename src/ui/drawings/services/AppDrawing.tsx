import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { mixHue, Person, Shadow } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

const legs = [
  { y: 322, hue: 'amber', time: '08:15' },
  { y: 372, hue: 'fjord', time: '08:27' },
] as const;

/** A nursery, 96 high. The middle of its threshold is at the origin. */
export const Nursery = () => (
  <>
    <path d="M-42 0v-54h84v54z" fill="var(--fjord)" />
    <path d="M-54-50L0-96 54-50z" fill="var(--heather)" />
    <path d="M-12 0v-34h24v34z" fill="var(--amber)" />
    <circle cy="-66" r="8" fill="var(--card)" />
  </>
);

/** The way that the map shows, on the ground. It starts behind the child and ends at the door. */
const road = 'M184 470C206 496 236 514 300 516S532 500 544 447';

/** A phone with the way to a nursery and the message that it is time to leave, before a parent and a child who go there. */
export function AppDrawing({ hue }: { hue: Hue }) {
  const clip = useId();
  return (
    <>
      <Backdrop hue={hue} sun={[372, 262, 208]} horizon={436} reflects={false} />
      <path d={road} stroke="var(--card)" strokeWidth="15" />
      <path d={road} stroke="var(--coral)" strokeWidth="7" />
      <circle cx="184" cy="468" r="9" fill="var(--amber)" stroke="var(--card)" strokeWidth="5" />
      <Shadow cx={78} cy={448} rx={44} />
      <g transform="translate(78 444) scale(1.15)">
        <Person hue="amber" />
      </g>
      <Shadow cx={142} cy={454} rx={28} />
      <g transform="translate(142 452) scale(.72)">
        <Person hue="moss" />
      </g>
      <Shadow cx={544} cy={448} rx={56} />
      <g transform="translate(544 446)">
        <Nursery />
      </g>
      <Shadow cx={372} cy={520} rx={150} />
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
    </>
  );
}
