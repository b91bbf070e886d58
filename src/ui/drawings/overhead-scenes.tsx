import { Cup } from './desk-objects.tsx';
import { Light } from './Light.tsx';
import { ClosedLetter, frameColour, markColour, mixPaper, paperColour, pencilColour } from './shapes.tsx';

/** Colours of land and of the shallow water around it. The deep water is the ground of the scene. */
const landColour =
  'light-dark(color-mix(in oklab, var(--moss, Canvas) 62%, var(--paper, Canvas)), oklch(42% 0.08 158))';
const shallowColour =
  'light-dark(color-mix(in oklab, var(--fjord, Canvas) 12%, var(--paper, Canvas)), oklch(41% 0.1 240))';

/** Two coasts, one at each side of the window, and an island. */
const land =
  'M-2400 400V70C-900 20-560 30-430 52S-290 40-250 78-160 110-150 160V400zM2400-400V-60C900-20 560-70 430-62S300-96 262-104 196-130 186-180V-400zM-88-104c10-32 58-38 90-20s30 46-4 54-96 2-86-34z';

/** Rocks: centre and radius. Each has a buoy between it and the route. */
const rocks = [
  { cx: -112, cy: -28, r: 22, buoy: [-126, 14] },
  { cx: -34, cy: 114, r: 18, buoy: [-26, 78] },
  { cx: 346, cy: 92, r: 26, buoy: [352, 46] },
  { cx: -360, cy: -102, r: 24, buoy: [-350, -60] },
] as const;

/** A known rock inside a dotted line of danger. */
const Rock = ({ cx, cy, r }: { cx: number; cy: number; r: number }) => (
  <>
    <circle cx={cx} cy={cy} r={r + 13} stroke="var(--ink)" strokeWidth="3.5" strokeDasharray="0 9" />
    <Light cx={cx} cy={cy} r={r} hue="coral" />
  </>
);

const Buoy = ({ cx, cy, r = 10 }: { cx: number; cy: number; r?: number }) => (
  <>
    <circle cx={cx} cy={cy} r={r + 4} fill={markColour} stroke="none" />
    <Light cx={cx} cy={cy} r={r} hue="amber" />
  </>
);

/** The lens of the magnifying glass, and the end of its handle, which the edge of the scene cuts off. */
const lens = { cx: 140, cy: 22, r: 80 };

/**
 * A chart of the sea: the route of a boat passes rocks that are known, each behind a buoy. A magnifying glass is above
 * one of them.
 */
export const SeaChart = () => (
  <>
    <path d={land} stroke={shallowColour} strokeWidth="64" />
    <path d={land} fill={landColour} stroke="none" />
    <path
      d="M-2400-70C-900-110-560-60-420-40S-250-20-180 0-60 54 10 50 90-78 190-70 380 36 480 24 900 80 2400 60"
      strokeWidth="4"
      strokeDasharray="12 10"
    />
    {rocks.map(({ buoy, ...rock }) => (
      <g key={rock.cx}>
        <Rock {...rock} />
        <Buoy cx={buoy[0]} cy={buoy[1]} />
      </g>
    ))}
    <g transform="translate(-186-2) rotate(12) scale(1.15)" stroke="none">
      <path d="M32 0C18-15-10-15-28-11V11C-10 15 18 15 32 0z" fill={paperColour} />
      <path d="M16 0C8-8-8-8-20-6V6C-8 8 8 8 16 0z" fill="var(--fjord)" />
      <Light cx={-6} cy={0} r={6.5} hue="heather" />
    </g>
    <path d="M174 95L215 185" stroke={frameColour} strokeWidth="26" />
    <circle {...lens} fill={shallowColour} stroke="none" />
    <clipPath id="_lens">
      <circle {...lens} />
    </clipPath>
    <g clipPath="url(#_lens)">
      <Rock cx={168} cy={58} r={42} />
      <Buoy cx={110} cy={-8} r={22} />
      <path d="M100-8l8 9 14-17" stroke={markColour} strokeWidth="5" />
    </g>
    <circle {...lens} stroke={frameColour} strokeWidth="13" />
  </>
);

/** A telephone during a call. */
const Telephone = () => (
  <g stroke="none">
    <rect x="-46" y="-88" width="92" height="176" rx="18" fill={markColour} />
    <rect x="-38" y="-76" width="76" height="152" rx="9" fill={mixPaper('fjord', 34)} />
    <Light cx={0} cy={-14} r={28} hue="fjord" />
    <path d="M-11-24q-2 22 22 21" stroke={markColour} strokeWidth="9" />
    <path d="M-22 40H22" stroke={pencilColour} strokeWidth="7" />
  </g>
);

/** An application with a light for the applicant. */
const Application = () => (
  <>
    <path d="M-78-108H78V108H-78z" fill={mixPaper('coral', 26)} stroke="none" />
    <Light cx={-38} cy={-64} r={25} hue="coral" />
    <path d="M4-78H54" stroke={markColour} strokeWidth="10" />
    <path d="M4-54H40M-56-12H54M-56 14H44M-56 40H54M-56 66H22" stroke={pencilColour} strokeWidth="6" />
  </>
);

/** A tablet with two turns of a conversation. */
const Tablet = () => (
  <g stroke="none">
    <rect x="-84" y="-108" width="168" height="216" rx="16" fill={markColour} />
    <rect x="-74" y="-98" width="148" height="196" rx="7" fill={paperColour} />
    <path d="M-60-80H38V-34H-34L-52-18V-34H-60z" fill={mixPaper('heather', 40)} />
    <path d="M-36-57h0M-12-57h0M12-57h0" stroke={markColour} strokeWidth="9" />
    <path d="M-38 4H60V56H52V72L34 56H-38z" fill="url(#_heather)" />
    <path d="M-18 22H40M-18 38H16" stroke={markColour} strokeWidth="6" />
  </g>
);

/** A desk with a letter, a telephone, an application and a tablet with a chat. */
export const Desk = () => (
  <>
    <g transform="translate(-172-64) rotate(-8)">
      <ClosedLetter hue="heather" />
    </g>
    <g transform="translate(-146 68) rotate(16) scale(.72)">
      <Telephone />
    </g>
    <g transform="translate(4 6) rotate(-4)">
      <Application />
    </g>
    <g transform="translate(190 20) rotate(7)">
      <Tablet />
    </g>
    <g data-wide="">
      <g transform="translate(344 40) rotate(-62)" stroke="none">
        <path d="M-96-9H64V9H-96z" fill="var(--amber)" />
        <path d="M64-9L94 0 64 9z" fill={mixPaper('amber', 34)} />
        <path d="M84-3L94 0 84 3z" fill={markColour} />
        <path d="M-114-9h18v18h-18z" fill="var(--coral)" />
      </g>
      <g transform="translate(-356 20) scale(.56)" stroke="none">
        <Cup hue="amber" />
      </g>
    </g>
  </>
);

/** Distances of the teeth of the key from its tip, and their lengths: one tooth for each right. */
const teeth = [
  [14, 46],
  [54, 28],
  [92, 58],
  [132, 38],
  [170, 50],
  [210, 24],
] as const;

/** A large key with six teeth. */
export const LargeKey = () => (
  <path
    d={`M-230 0L-214-16H50V-27H64V-16H76A78 78 0 1 1 76 16H64V27H50V16H-214zM184 0a34 34 0 1 0-68 0 34 34 0 1 0 68 0z${teeth
      .map(([x, length]) => `M${x - 214} 12h26v${length}h-26z`)
      .join('')}`}
    fill="url(#_amber)"
    stroke="none"
  />
);
