import type { ReactNode } from 'react';
import type { VignetteName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { GoneCookie } from './cookie.tsx';
import { Arm, headY, standOn } from './Figure.tsx';
import { Halo, WaterLight } from './Glow.tsx';
import { Light } from './Light.tsx';
import { NightFigure, PersonReflection } from './NightFigure.tsx';
import { Reflection } from './Reflection.tsx';
import { RoleAttribute } from './roles/RoleAttribute.tsx';
import {
  frameColour,
  glowColour,
  markColour,
  mixPaper,
  Person,
  paperColour,
  pencilColour,
} from './shapes.tsx';

/** Vertical position of the horizon, which is the lower edge of a vignette. The width is 180. */
export const vignetteGround = 108;

const ground = vignetteGround;

interface StandingProps {
  x: number;
  scale?: number;
  children: ReactNode;
}

/** Places a person on the ground. */
const Standing = ({ x, scale = 1, children }: StandingProps) => (
  <g transform={`translate(${x} ${standOn(ground, x, scale).y}) scale(${scale})`} stroke="none">
    {children}
  </g>
);

/** Pages of this website beside the large one, as far as a wide window shows them: position, size and hue. */
const otherPages = [
  [200, 0.65, 'fjord'],
  [337, 0.44, 'amber'],
] as const;

/** Outline of a visitor's torso before the large page. Its round ends are above the horizon. */
const visitorTorso = 'M70-1.5C70-34 80-56 98-56S126-34 126-1.5';

/** A page with its logo, a heading, a button, and half a light. Its outline is 180 wide and 118 high. */
const SitePage = ({ hue }: { hue: Hue }) => (
  <>
    <path d="M0 0v-118h180V0z" fill={mixPaper(hue, 26)} stroke="none" />
    <path d="M48 0a50 50 0 0 1 100 0z" fill={`url(#_${hue})`} stroke="none" />
    <path d="M14-102h24" stroke={markColour} strokeWidth="6" />
    <path d="M152-102h12" stroke="var(--coral)" strokeWidth="10" />
    <path d="M14-76h44M14-64h30" stroke={pencilColour} strokeWidth="5" />
  </>
);

/** Somebody before a page, of whom only the outline is known. */
const Visitor = () => (
  <>
    <g fill="var(--flat-sky)" stroke="none">
      <path d="M65 0C65-38 77-61 98-61S131-38 131 0z" />
      <circle cx="98" cy="-82" r="23" />
    </g>
    {/* The lengths make the dashes symmetric: each line begins and ends with one. */}
    <g strokeWidth="2.5" strokeDasharray="4 6">
      <path d={visitorTorso} pathLength="134" />
      <path d="M98-101a19 19 0 1 1-.1 0" pathLength="120" />
    </g>
  </>
);

/**
 * Position, size and hue of the people at both sides, whom only a wide window shows. A phone shows the others, from -16
 * to 298.
 */
const people = [
  [-346, 0.8, 'moss'],
  [-276, 1.1, 'coral'],
  [-206, 0.9, 'amber'],
  [-126, 0.95, 'fjord'],
  [-66, 0.7, 'moss'],
  [350, 0.95, 'moss'],
  [430, 0.85, 'fjord'],
  [500, 1, 'coral'],
] as const;

/** Reflections of the group in the middle, one for each person with what is beside them: centre, radius and hue. */
const groupReflections = [
  [18, 30, 'coral'],
  [79, 15, 'amber'],
  [145, 32, 'fjord'],
  [226, 24, 'heather'],
] as const;

/** Limbs in a shade of the body that they are before. */
const getLimbColour = (hue: Hue) => `oklch(from var(--${hue}) calc(l - .1) c h)`;

/** Somebody in a wheelchair, from the side. The origin is below the centre of the wheel. */
const WheelchairUser = ({ x, hue }: { x: number; hue: Hue }) => (
  <g transform={`translate(${x} ${ground})`}>
    <path d="M-38-60h11v32" stroke={frameColour} strokeWidth="5" />
    <path d="M-24-25C-27-55-16-68-1-68S22-55 21-25z" fill={`url(#_${hue})`} stroke="none" />
    <Light cx={1} cy={-88} r={20} hue={hue} />
    <path d="M-4-31H26Q32-31 33-25L37-9" stroke={getLimbColour(hue)} strokeWidth="15" />
    <path d="M-27-23H22L30-3H45" stroke={frameColour} strokeWidth="5" />
    <circle cx="21" cy="-6" r="4.5" fill="var(--card)" stroke={frameColour} strokeWidth="3.5" />
    <circle cy="-23" r="20.5" fill="var(--card)" fillOpacity=".55" stroke={frameColour} strokeWidth="5" />
    <path d="M0-43v40M-20-23h40M-14-37l28 28M14-37l-28 28" stroke={frameColour} strokeWidth="1.5" />
    <Light cx={0} cy={-23} r={6} hue="amber" />
    <path d="M0-57Q10-44 13-36" stroke={getLimbColour(hue)} strokeWidth="10" />
  </g>
);

/** A guide dog in its harness. The origin is on the ground below its chest. */
const GuideDog = ({ x }: { x: number }) => (
  <g transform={`translate(${x} ${ground})`}>
    <path d="M-29-20q-9-6-8-15" stroke="var(--amber)" strokeWidth="5" />
    <path d="M-27-14V-3M-19-14V-3M-3-14V-3M5-14V-3" stroke={getLimbColour('amber')} strokeWidth="5.5" />
    <path
      d="M-32-20q0-9 10-9h18q6-8 10-16 5-7 12-5l9 6q3 3-2 5l-7 2q-1 12-5 19-4 7-13 7h-24q-8 0-8-9z"
      fill="url(#_amber)"
      stroke="none"
    />
    <path d="M6-46q-5 3-4 11 6 0 8-7z" fill={frameColour} stroke="none" />
    <path d="M-6-29l-3 18" stroke={paperColour} strokeWidth="6" strokeLinecap="butt" />
    <path d="M-7-29L-20-46" stroke={frameColour} strokeWidth="3" />
  </g>
);

/**
 * Rows of a crowd, the farthest first: position of the first person, size, and the hues of its people. Each row ends below
 * the shoulders of the next one.
 */
const crowdRows = [
  { x: 2, y: 72, scale: 0.5, hues: ['coral', 'fjord', 'heather', 'moss', 'coral'] },
  { x: -16, y: 92, scale: 0.58, hues: ['heather', 'fjord', 'coral', 'moss', 'heather', 'fjord'] },
  { x: -34, y: 117, scale: 0.66, hues: ['coral', 'heather', 'moss', 'fjord', 'coral', 'moss', 'coral'] },
] as const;

/** A small person at night, whose head shines. */
const NightPerson = ({ hue }: { hue: Hue }) => (
  <>
    <Person hue={hue} />
    <circle cy="-66" r="21" fill="url(#_headGlare)" stroke="none" />
  </>
);

/** Place of the one who lifts the lid of the jar. */
const seeker = standOn(ground, 148, 0.42);

/** Position and hue of those at the table, whom only a wide window shows. */
const guests = [
  [280, 'moss'],
  [366, 'fjord'],
] as const;

/** Glasses of milk on the table, at both sides of the plate. */
const glasses = [250, 382] as const;

/** Centre and radius of the crumbs in the jar. */
const crumbs = [
  [32, 10],
  [54, 7],
  [70, 4],
] as const;

/** Place of the visitor beside the empty chart. */
const uncountedVisitor = standOn(ground, 146, 0.4);

/** Place of the visitor who starts a video. */
const presser = standOn(ground, 142, 0.36);

const vignettes: Record<VignetteName, () => ReactNode> = {
  /** Visitors before pages as large as screens in a cinema. Only their outlines are known. */
  unknown: () => (
    <>
      <Halo cx={98} cy={ground - 40} r={150} hue="heather" />
      <WaterLight x={0} width={180} y={ground} depth={24} colour="var(--heather)" />
      <g transform={`translate(0 ${ground})`}>
        <SitePage hue="heather" />
        <Visitor />
      </g>
      {otherPages.map(([x, scale, hue]) => (
        <g key={x}>
          <Halo cx={x + 98 * scale} cy={ground - 40 * scale} r={150 * scale} hue={hue} />
          <WaterLight x={x} width={180 * scale} y={ground} depth={24} colour={`var(--${hue})`} />
          <g transform={`translate(${x} ${ground}) scale(${scale})`}>
            <SitePage hue={hue} />
            <Visitor />
          </g>
        </g>
      ))}
    </>
  ),
  /** Somebody lifts the lid of the jar, and there are only crumbs. Two others have milk, and a plate without a cookie. */
  crumbs: () => (
    <>
      <WaterLight x={-4} width={108} y={ground} depth={30} colour="var(--amber)" isSoft />
      <WaterLight x={110} width={76} y={ground} depth={28} colour="var(--coral)" isSoft />
      <WaterLight x={216} width={214} y={ground} depth={30} colour="var(--heather)" isSoft />
      <Halo cx={48} cy={92} r={46} hue="amber" />
      <Arm elbow={[112, 50]} hand={[98, 15]} hue="coral" figure={seeker} />
      <NightFigure {...seeker} hue="coral" glow={2.6} />
      {crumbs.map(([cx, r]) => (
        <Light key={cx} cx={cx} cy={ground - 2 - r} r={r} hue="amber" />
      ))}
      <path
        d={`M22 40q0 7-9 10Q2 54 2 66V${ground - 15}q0 14 14 14h68q14 0 14-14V66q0-12-11-16-9-3-9-10z`}
        fill="color-mix(in oklab, var(--ink) 12%, transparent)"
        strokeWidth="2.5"
      />
      <path d="M20 38H80" strokeWidth="6" />
      <path d="M14 84V68q0-5 5-7" strokeWidth="2.5" />
      <path d="M18 28L92 9" stroke={paperColour} strokeWidth="8" />
      <Light cx={52} cy={10} r={7} hue="amber" />
      {guests.map(([x, hue]) => (
        <NightFigure key={x} {...standOn(ground, x, 0.4)} hue={hue} glow={2.5} />
      ))}
      <path d={`M236 68h174v${ground - 68}H236z`} fill="url(#_heather)" stroke="none" />
      <path d="M233 68H413" stroke={paperColour} strokeWidth="5" />
      <g fill={paperColour} stroke="none">
        <path d="M301 62h44q-4 5-9 5h-26q-5 0-9-5z" />
        {glasses.map((x) => (
          <path key={x} d={`M${x} 46h14l-2 20h-10z`} />
        ))}
      </g>
      <GoneCookie cx={323} cy={43} r={17} />
    </>
  ),
  /** A chart without bars, and a visitor whom nobody has counted. */
  untracked: () => (
    <>
      <WaterLight x={-6} width={144} y={ground} depth={12} colour={paperColour} isSoft />
      <PersonReflection {...uncountedVisitor} hue="fjord" waterY={ground} depth={12} />
      <path d={`M0 ${ground}V4h132v${ground - 4}z`} fill={paperColour} stroke="none" />
      <path d="M16 22h34" stroke={markColour} strokeWidth="5" />
      <path
        d="M18 88V68h20v20M50 88V52h20v36M82 88V36h20v52"
        stroke={markColour}
        strokeWidth="2"
        strokeDasharray="5 6"
      />
      <path d="M12 90H120" stroke={markColour} strokeWidth="2.5" />
      <NightFigure {...uncountedVisitor} hue="fjord" glow={1.9} />
    </>
  ),
  /** A globe in a tab, because a language is stored there. */
  tab: () => (
    <>
      <WaterLight x={10} width={100} y={ground} depth={12} colour="var(--amber)" isSoft />
      <path
        d={`M0 ${ground}V12a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v14h104v${ground - 26}z`}
        fill="oklch(from var(--fjord) 0.42 0.12 h)"
        stroke="none"
      />
      <path d="M20 16h34" stroke={paperColour} strokeWidth="5" />
      <Halo cx={60} cy={ground - 36} r={48} hue="amber" />
      <Light cx={60} cy={ground - 36} r={36} hue="amber" isBright />
      <path
        d={`M60 ${ground - 72}v72M60 ${ground - 72}q-36 36 0 72q36-36 0-72M24 ${ground - 36}h72M30 ${ground - 56}h60M30 ${ground - 16}h60`}
        stroke={markColour}
        strokeWidth="2"
      />
      <path d="M116 56h44M116 74h28" stroke={paperColour} strokeWidth="7" />
    </>
  ),
  /** A video that is not lit, before somebody who has not yet said yes. */
  unlit: () => (
    <>
      <PersonReflection {...presser} hue="coral" waterY={ground} depth={12} />
      <path d={`M0 ${ground}V4h180v${ground - 4}z`} fill="oklch(15% 0.05 281)" stroke="none" />
      <circle cx="66" cy="54" r="32" stroke={paperColour} strokeWidth="2" strokeDasharray="5 6" />
      <path d="M57 39l26 15-26 15z" fill={paperColour} stroke="none" />
      <Arm elbow={[118, 86]} hand={[104, 58]} hue="coral" figure={presser} />
      <NightFigure {...presser} hue="coral" glow={2.3} />
    </>
  ),
  /**
   * Somebody with a hearing aid, a child, somebody in a wheelchair, and somebody with a guide dog, all on their way to the
   * right, before a light that rises behind them. Nobody covers anybody else.
   */
  everybody: () => (
    <>
      <path
        d={`M28 ${ground}a104 104 0 0 1 208 0z`}
        fill="color-mix(in oklab, var(--moss) 44%, transparent)"
        stroke="none"
      />
      {people.map(([x, scale, hue]) => (
        <Standing key={x} x={x} scale={scale}>
          <Person hue={hue} />
        </Standing>
      ))}
      {[...people.map(([x, scale, hue]) => [x, 26 * scale, hue] as const), ...groupReflections].map(
        ([cx, r, hue]) => (
          <Reflection key={cx} cx={cx} r={r} y={ground} colour={`var(--${hue})`} />
        ),
      )}
      <Standing x={18} scale={1.15}>
        <Person hue="coral" />
        <path d="M8-76Q-1-77-1-67" stroke={markColour} strokeWidth="2.5" />
        <path d="M8-76a12 12 0 0 1 0 20" stroke={paperColour} strokeWidth="5.5" />
        <Light cx={-1} cy={-65} r={4} hue="amber" />
      </Standing>
      <Standing x={79} scale={0.56}>
        <Person hue="amber" />
      </Standing>
      <WheelchairUser x={145} hue="fjord" />
      <Standing x={228} scale={0.97}>
        <Person hue="heather" />
      </Standing>
      <GuideDog x={253} />
      <circle cx="233" cy={ground - 46} r="6.5" fill={getLimbColour('heather')} stroke="none" />
    </>
  ),
  /** A key, a narrow screen, and the moon: ways to use a page. */
  ways: () => (
    <>
      <path
        d={`M0 ${ground}V46a9 9 0 0 1 9-9h56a9 9 0 0 1 9 9v${ground - 46}z`}
        fill="url(#_amber)"
        stroke="none"
      />
      <path d="M20 72h32m-12-11 12 11-12 11M58 59v26" stroke={markColour} strokeWidth="5" />
      <path
        d={`M90 ${ground}V24a10 10 0 0 1 10-10h28a10 10 0 0 1 10 10v${ground - 24}z`}
        fill={frameColour}
        stroke="none"
      />
      <path d={`M96 ${ground}V28h36v${ground - 28}z`} fill="var(--card)" stroke="none" />
      <path d="M104 44h20M104 58h20M104 72h12" stroke={pencilColour} strokeWidth="5" />
      <path d="M178 66a24 24 0 1 1-18-34a20 20 0 0 0 18 34z" fill="url(#_heather)" stroke="none" />
    </>
  ),
  /** A list of tests. */
  checked: () => (
    <>
      <path d={`M0 ${ground}V8h116v${ground - 8}z`} fill={mixPaper('moss', 26)} stroke="none" />
      {[30, 60, 90].map((y) => (
        <g key={y}>
          <Light cx={30} cy={y} r={11} hue="moss" />
          <path d={`M25 ${y}l4 5 7-9`} stroke={markColour} strokeWidth="3" />
          <path d={`M54 ${y}h44`} stroke={pencilColour} strokeWidth="6" />
        </g>
      ))}
    </>
  ),
  /** Somebody before a closed barrier. */
  barrier: () => (
    <>
      <Standing x={34} scale={1.05}>
        <Person hue="moss" />
      </Standing>
      <path
        d={`M98 60v${ground - 60}M164 60v${ground - 60}`}
        stroke={frameColour}
        strokeWidth="8"
        strokeLinecap="butt"
      />
      <path d="M82 38h98v36h-98z" fill="var(--coral)" stroke="none" />
      <path d="M94 74l14-36h17l-14 36zM137 74l14-36h17l-14 36z" fill="var(--card)" stroke="none" />
    </>
  ),
  /** A delivery is opened. Not everything in it works. */
  delivery: () => (
    <>
      <Halo cx={76} cy={14} r={84} hue="moss" />
      <path d="M20 40L36 22H144L160 40z" fill="oklch(from var(--amber) calc(l - .32) c h)" stroke="none" />
      <Light cx={76} cy={14} r={30} hue="moss" />
      <path d="M62 12l10 11 18-22" stroke={markColour} strokeWidth="6" />
      <Light cx={126} cy={26} r={16} hue="coral" />
      <path d="M126 18v8M126 34h0" stroke={markColour} strokeWidth="4.5" />
      <path d={`M20 40h140v${ground - 40}H20z`} fill="url(#_amber)" stroke="none" />
      <path
        d="M20 40L36 22 20 10 4 28zM160 40L144 22l16-12 16 18z"
        fill="color-mix(in oklab, var(--amber) 80%, white)"
        stroke="none"
      />
      <path d="M64 60l-16 15 16 15M98 57L84 93M116 60l16 15-16 15" stroke={markColour} strokeWidth="5.5" />
    </>
  ),
  /** A crowd before a lit room, whose only post is on the left. One person at a time has passed it. */
  rush: () => (
    <>
      <Halo cx={160} cy={50} r={86} hue="amber" />
      <path d={`M146 ${ground}V-25h400V${ground}z`} fill={glowColour} stroke="none" />
      <path d={`M138 ${ground}V-25h9V${ground}z`} fill={markColour} stroke="none" />
      {crowdRows.map(({ x, y, scale, hues }) =>
        hues.map((hue, index) => (
          <g key={hue + y + String(index)} transform={`translate(${x + index * 27} ${y}) scale(${scale})`}>
            <NightPerson hue={hue} />
          </g>
        )),
      )}
      <NightFigure {...standOn(ground, 168, 0.28)} hue="moss" glow={1} />
    </>
  ),
  /** A tester with a lamp on the forehead comes to somebody from the team. */
  reinforcement: () => (
    <>
      <path
        d={`M3 ${ground}C3 68 15 56 29 56S55 68 55 ${ground}M50 28a21 21 0 1 1-42 0a21 21 0 1 1 42 0z`}
        strokeWidth="3"
        strokeDasharray="5 7"
      />
      <NightFigure {...standOn(ground, 92, 0.5)} hue="heather" />
      <Halo cx={144} cy={8} r={42} hue="amber" />
      <NightFigure {...standOn(ground, 142, 0.5)} hue="fjord" glow={1}>
        <RoleAttribute icon="quality" y={headY} />
      </NightFigure>
    </>
  ),
};

/** A small drawing on a horizon. */
export const Vignette = ({ name }: { name: VignetteName }) => vignettes[name]();
