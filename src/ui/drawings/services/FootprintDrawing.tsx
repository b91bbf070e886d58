import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Light } from '../Light.tsx';
import { frameColour, mixHue, paperColour } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Corners, Landscape, Screen } from './Website.tsx';

/** The sun is the pivot of the balance. */
const sun = { cx: 330, cy: 462, r: 100 };

/** A heavy page: a video, a second one, a banner, a chat and a question about cookies cover the line that matters. */
const HeavyPage = () => (
  <>
    <Screen width={218} height={284} bezel={7} radius={14} />
    <Landscape x={0} y={0} width={218} height={128} />
    <Corners width={218} radius={14} />
    <circle cx="109" cy="66" r="29" fill="oklch(98.5% 0.006 95 / .92)" />
    <path d="M101 52v28l22-14z" fill="oklch(21% 0.03 265)" />
    <DrawnText x="14" y="158" fontSize="22" fill="var(--ink)" name="openToday" />
    <rect x="12" y="170" width="94" height="62" rx="6" fill={mixHue('coral', 60)} />
    <DrawnText x="24" y="208" fontSize="20" fill="var(--ink)" name="offer" />
    <rect x="114" y="170" width="92" height="62" rx="6" fill={mixHue('amber', 60)} />
    <path d="M150 188v26l20-13z" fill="var(--ink)" />
    <path d="M0 224h218v46a14 14 0 0 1-14 14h-190a14 14 0 0 1-14-14z" fill={mixHue('heather', 40)} />
    <DrawnText x="14" y="261" fontSize="17" fill="var(--ink)" name="acceptAll" />
    <rect x="128" y="238" width="76" height="34" rx="17" fill="var(--device)" />
    <DrawnText x="166" y="261" fontSize="17" fill={paperColour} textAnchor="middle" name="accept" />
    <Light cx={196} cy={148} r={30} hue="coral" />
    <path d="M182 138h28v19h-14l-8 7v-7h-6z" fill={paperColour} />
  </>
);

/** A light page: the line that matters, and one picture. */
const LightPage = () => (
  <>
    <Screen width={148} height={208} bezel={7} radius={14} />
    <DrawnText x="14" y="44" fontSize="22" fill="var(--ink)" name="openToday" />
    <text x="14" y="94" fontSize="44" fill="var(--ink)">
      10–16
    </text>
    <path d="M24 174a50 50 0 0 1 100 0z" fill="url(#_moss)" />
    <path d="M12 174h124" stroke="var(--ink)" strokeWidth="2" />
  </>
);

/** A heavy page and a light one with the same content on a balance. The sun on the horizon is its pivot. */
export const FootprintDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[sun.cx, sun.cy, sun.r]} horizon={sun.cy} />
    <g transform={`translate(${sun.cx} ${sun.cy - sun.r - 8}) rotate(-13)`}>
      <path d="M-262 0h540" stroke={frameColour} strokeWidth="15" strokeLinecap="round" />
      <g transform="translate(-250 -299)">
        <HeavyPage />
      </g>
      <g transform="translate(116 -223)">
        <LightPage />
      </g>
    </g>
  </>
);
