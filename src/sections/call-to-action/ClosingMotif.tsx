import type { ReactNode } from 'react';
import type { ClosingMotifName, Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { LibraryWindow } from '#ui/drawings/exhibits/VisitsDrawing.tsx';
import { Arm, handRadius, headRadius, headY, standOn, torsoPath } from '#ui/drawings/Figure.tsx';
import { Halo, WaterLight } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { measureSymbols } from '#ui/drawings/measure-symbols.ts';
import { NightFigure, PersonReflection } from '#ui/drawings/NightFigure.tsx';
import { NarrowPeopleMountain, PeopleMountain } from '#ui/drawings/PeopleMountain.tsx';
import palette from '#ui/drawings/palette.module.css';
import { Reflection } from '#ui/drawings/Reflection.tsx';
import { getRoleHue, RoleAttribute } from '#ui/drawings/roles/RoleAttribute.tsx';
import { VisitorFigure } from '#ui/drawings/roles/VisitorFigure.tsx';
import { SnowyMountains } from '#ui/drawings/SnowyMountains.tsx';
import { Nursery } from '#ui/drawings/services/AppDrawing.tsx';
import { NightBackdrop } from '#ui/drawings/services/Backdrop.tsx';
import { PeopleInRing } from '#ui/drawings/services/InclusionDrawing.tsx';
import { markColour, paperColour, Shadow, woodColour } from '#ui/drawings/shapes.tsx';
import styles from './ClosingMotif.module.css';

interface ClosingMotifProps {
  name: ClosingMotifName;
  hue: Hue;
}

interface PictureProps {
  place: 'right' | 'stage' | 'scene' | 'edge' | 'water' | 'table';
  /** Missing for pictures that are as wide as the window. */
  viewBox?: string;
  isLarge?: boolean;
  /** Larger on a phone, because all that it shows is near its end. */
  isNear?: boolean;
  children: ReactNode;
}

/** Places whose pictures have the colours of devices. */
const palettePlaces: readonly PictureProps['place'][] = ['stage', 'scene', 'right'];

const Picture = ({ place, viewBox, isLarge = false, isNear = false, children }: PictureProps) => (
  <svg
    className={`${palettePlaces.includes(place) ? palette.palette : ''} ${styles.motif} ${styles[place]} ${isLarge ? styles.large : ''} ${isNear ? styles.near : ''}`}
    data-place={place}
    viewBox={viewBox}
    preserveAspectRatio="xMidYMax meet"
    fill="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The person who carries the old website away. */
const carrier = standOn(346, 36, 0.66);

/** The editor who tries the new website. */
const editor = standOn(346, 368, 0.5);

/** The middle of the glass over the worst bug, and the tester beside it. */
const glassX = 936;
const tester = standOn(350, 1172, 1.04);
const testerHand = { cx: glassX + 104, cy: 244 };

/** The middle of the nursery, whose eaves end where the text of a page does. */
const nurseryX = 1147;

/** The parent who holds the phone. */
const parent = standOn(356, 862, 0.9);

/** The way from home to the threshold of the nursery. */
const wayHome = `M704 236C704 300 800 284 872 312S1040 366 1096 366Q${nurseryX} 366 ${nurseryX} 316`;

const checkMark = (
  <path
    d="M-16 1L-5 12L17-11"
    stroke={markColour}
    strokeWidth="8"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** People at a table: centre in percent of the width, size, role. The one without a role has taken the free seat. */
const seats = [
  [10, 0.62, 'quality'],
  [26, 0.72, 'board'],
  [42, 0.78, 'compass'],
  [58, 0.86, undefined],
  [74, 0.72, 'phone'],
  [90, 0.62, 'voice'],
] as const;

/** Hues of those at the table. */
const seatHues = ['fjord', 'heather', 'moss', 'amber', 'coral'] as const;

/** Roles for a visitor's question, on the edge of the band: icon, hue and centre. */
const askedRoles = [
  ['quality', 'fjord', 300],
  ['compass', 'moss', 462],
  ['voice', 'coral', 624],
] as const;

/** Vertical positions of the questions of a questionnaire. */
const questionYs = [68, 152, 236] as const;

/** Subjects of those that have an answer, which are the same in both languages. */
const questionSubjects = ['ISO 27001', 'GDPR', '?'] as const;

/** Vertical position of the water's edge on a stage, and the one who asks. */
const stageGroundY = 310;
const asker = standOn(stageGroundY, 396, 1.2);

/** The idea, twice as large as a head. The client and the developer beside it are in front of it. */
const idea = { cx: 193, cy: 214, r: 84 };
const client = standOn(346, 46, 1);
const developer = standOn(346, 340, 1.08);

/** Centres of the three measures on the water. */
const measureXs = [44, 144, 244] as const;

/** Lights of the logo on the water: centre, radius and hue. */
const answerLights = [
  [-338, 82, 'amber'],
  [-38, 74, 'fjord'],
  [-188, 140, 'coral'],
] as const;

/** Projects on the horizon, far away and side by side: centre, radius and hue. */
const projectLights = [
  [1078, 12, 'amber'],
  [1108, 15, 'rose'],
  [1140, 13, 'moss'],
  [1175, 19, 'coral'],
  [1213, 14, 'indigo'],
  [1248, 18, 'fjord'],
  [1280, 11, 'teal'],
  [1308, 14, 'heather'],
] as const;

/** Waterline of the boat, and the one who rows the next project to the others. The hull hides the foot. */
const boat = { x: 830, y: 300 };
const rower = { x: boat.x - 80, y: boat.y - 22, scale: 1.06 };

/** Colour of the night around the boat. */
const boatNight = 'oklch(36% 0.1 280)';

/** The two from the paper boat, on the lower edge of the band, and the guide's lantern. */
const ashore = standOn(330, 76, 0.94);
const guide = standOn(330, 404, 1.06);
const shoreLantern = { cx: 334, cy: 70 };

/** The writer of the letter at the top of the page, on the lower edge of the band. */
const author = standOn(330, 390, 1.16);

/** The last crumbs, those in the dustpan first: centre and radius. */
const crumbs = [
  [414, 234, 30],
  [368, 276, 18],
  [330, 318, 12],
] as const;

/** The one from the jar, who sweeps. */
const sweeper = standOn(330, 104, 1.1);

/** The picture at the edge of a closing band. It resolves what the page's drawing began. */
export function ClosingMotif({ name, hue }: ClosingMotifProps) {
  switch (name) {
    case 'sun':
      return <span className={styles.light} data-parallax="" aria-hidden="true" />;
    case 'phone':
      return (
        <Picture place="scene" viewBox="0 0 1440 380">
          {/* The map of the app has become the land at dusk. The route from home is lit, and its marker is over the nursery. */}
          <linearGradient id="_afterglow" x2="0" y2="1">
            <stop stopColor="oklch(50% 0.16 350)" stopOpacity="0" />
            <stop offset="1" stopColor="oklch(66% 0.17 28)" stopOpacity=".75" />
          </linearGradient>
          <path d="M-2000-130h5000v326h-5000z" fill="url(#_afterglow)" />
          <path
            d="M-2000 196L-1500 150L-1160 176L-800 110L-460 172L-120 128L160 180L380 150L520 164L590 176L770 112L856 152L930 118L1040 166L1180 120L1330 172L1450 132L1620 170L3000 196z"
            fill="oklch(31% 0.1 335)"
          />
          <path d="M-2000 195h5000v300h-5000z" fill="oklch(21% 0.06 318)" />
          <path
            d="M330 195C300 236 520 246 470 292S220 340 260 400H640C600 356 690 326 630 280S500 232 520 195z"
            fill="oklch(40% 0.12 350)"
          />
          <Halo cx={704} cy={190} r={120} hue="amber" />
          <Halo cx={nurseryX} cy={220} r={330} hue="amber" />
          <Halo cx={nurseryX} cy={-100} r={210} hue="coral" />
          <g strokeLinecap="round">
            <path d={wayHome} stroke="var(--coral)" strokeWidth="44" opacity=".22" />
            <path d={wayHome} stroke="var(--coral)" strokeWidth="13" />
            <path d={wayHome} stroke="oklch(92% 0.1 80)" strokeWidth="5" />
          </g>
          <g transform="translate(704 236) scale(1.24)">
            <path d="M-40 0v-50L0-84l40 34V0z" fill="url(#_amber)" />
            <path d="M-53-44L0-92 53-44 46-36 0-76-46-36z" fill="url(#_coral)" />
            <path d="M-11 0v-30h22V0z" fill="oklch(95% 0.08 88)" />
          </g>
          <g transform={`translate(${nurseryX} -12) scale(.82)`}>
            <path d="M0 0C-17-46-55-64-72-122A76 76 0 1 1 72-122C55-64 17-46 0 0z" fill="url(#_coral)" />
            <circle cy="-122" r="28" fill="oklch(95% 0.07 70)" />
          </g>
          <g transform={`translate(${nurseryX} 316) scale(3.02)`}>
            <Nursery />
          </g>
          {/* The parent shows the child that they have arrived. */}
          <Shadow cx={parent.x} cy={356} rx={84} />
          <Shadow cx={1040} cy={354} rx={52} />
          <NightFigure {...standOn(354, 1040, 0.54)} hue="moss" />
          <g className={palette.lit} transform="translate(930 164) rotate(5)">
            <rect width="62" height="108" rx="11" fill="var(--screen)" stroke={markColour} strokeWidth="6" />
            <Light cx={31} cy={44} r={20} hue="moss" />
            <g transform="translate(31 44) scale(.5)">{checkMark}</g>
            <path d="M18 84h26" stroke="var(--coral)" strokeWidth="10" strokeLinecap="round" />
          </g>
          <Arm figure={parent} elbow={[938, 330]} hand={[956, 272]} hue="amber" />
          <NightFigure {...parent} hue="amber" glow={1.8} />
        </Picture>
      );
    case 'product':
      return (
        <Picture place="scene" viewBox="-500 6 1000 394" isNear>
          {/* The client and the developer carry the idea together along the shore of the page's drawing, at the same dusk. */}
          <NightBackdrop
            hue={hue}
            sun={[idea.cx, idea.cy, idea.r]}
            horizon={346}
            dusk="oklch(38% 0.12 322)"
          />
          <PersonReflection {...client} hue="heather" waterY={346} depth={48} />
          <PersonReflection {...developer} hue="fjord" waterY={346} depth={48} />
          <Light {...idea} hue={hue} isBright />
          <Arm figure={client} elbow={[126, 330]} hand={[146, 282]} hue="heather" />
          <Arm figure={developer} elbow={[256, 330]} hand={[240, 282]} hue="fjord" />
          <NightFigure {...client} hue="heather" glow={2.4} />
          <NightFigure {...developer} hue="fjord" glow={2.4} />
        </Picture>
      );
    case 'replacement':
      return (
        <Picture place="scene" viewBox="-500 6 1000 394" isNear>
          {/* At night the new website of the library shines. Somebody tries it, and the old one is carried away. */}
          <NightBackdrop hue="fjord" sun={[263, 225, 84]} horizon={346} dusk="oklch(38% 0.1 258)" />
          <Halo cx={263} cy={225} r={172} hue="fjord" />
          <WaterLight x={70} width={386} y={346} depth={54} colour="oklch(72% 0.08 245)" isSoft />
          <WaterLight x={-14} width={100} y={346} depth={40} colour="var(--coral)" isSoft />
          <g strokeLinecap="round" strokeLinejoin="round">
            <g className={palette.lit} transform="translate(111 125)">
              <LibraryWindow />
            </g>
            <Arm figure={editor} elbow={[318, 326]} hand={[302, 288]} hue="moss" />
            <NightFigure {...editor} hue="moss" glow={1} />
            <g transform="translate(-44 262) rotate(-7) scale(.66)">
              <rect x="-78" y="-54" width="156" height="108" rx="6" fill="oklch(70% 0.02 265)" />
              <path
                d="M-78-34v-14a6 6 0 0 1 6-6H72a6 6 0 0 1 6 6v14zM-66-20h36v58h-36z"
                fill="oklch(52% 0.03 265)"
              />
              <path
                d="M-14-16H64M-14 2H64M-14 20H46M-14 38H64"
                stroke="oklch(52% 0.03 265)"
                strokeWidth="6"
              />
            </g>
            <Arm figure={carrier} elbow={[-16, 330]} hand={[-44, 298]} hue="coral" />
            <NightFigure {...carrier} hue="coral" />
          </g>
        </Picture>
      );
    case 'glass':
      return (
        <Picture place="scene" viewBox="0 0 1440 380" isNear>
          {/* The worst bug shines under a glass that it cannot leave. A tester has a hand on it. */}
          <g transform="translate(500)">
            <NightBackdrop
              hue="coral"
              sun={[glassX - 500, 266, 66]}
              horizon={286}
              dusk="oklch(38% 0.085 165)"
            />
          </g>
          <Halo cx={glassX} cy={266} r={300} hue="coral" />
          <path
            d="M-2000 340C-1200 310-400 350 300 330S1100 322 1500 334 2400 320 3000 340V500H-2000z"
            fill="oklch(17% 0.045 175)"
          />
          <WaterLight x={glassX - 140} width={280} y={346} depth={36} colour="var(--coral)" isSoft />
          <linearGradient id="_bug-light">
            <stop stopColor="oklch(80% 0.16 35 / .8)" />
            <stop offset=".5" stopColor="oklch(80% 0.16 35 / 0)" />
          </linearGradient>
          <Shadow cx={tester.x} cy={356} rx={90} />
          <Arm figure={tester} elbow={[1084, 304]} hand={[testerHand.cx, testerHand.cy]} hue="fjord" />
          <NightFigure {...tester} hue="fjord">
            <path d={torsoPath} fill="url(#_bug-light)" />
            <circle cy={headY} r={headRadius} fill="url(#_bug-light)" />
          </NightFigure>
          <g transform={`translate(${glassX} 0)`} strokeLinecap="round">
            <path d="M-110 344h220" stroke="oklch(34% 0.05 180)" strokeWidth="20" />
            <Light cx={0} cy={266} r={66} hue="coral" isBright />
            <path d="M0 234v36M0 298v0" stroke={markColour} strokeWidth="17" />
            <path
              d="M-98 334V222a98 98 0 0 1 196 0v112"
              fill="oklch(96% 0.03 160 / .07)"
              stroke="oklch(92% 0.03 160 / .75)"
              strokeWidth="4"
            />
            <path d="M-78 236v-14a78 78 0 0 1 32-63" stroke="#fff" strokeWidth="6" opacity=".75" />
          </g>
          {/* The hand is in front of the glass, but the arm behind the torso. */}
          <Light {...testerHand} r={handRadius * tester.scale} hue="fjord" />
        </Picture>
      );
    case 'ring':
      return (
        <Picture place="scene" viewBox="-330 232 930 338">
          <PeopleInRing />
        </Picture>
      );
    case 'opening':
      return (
        <Picture place="table" isLarge>
          {/* The place at the table is taken. */}
          {seatHues.map((seatHue) => (
            <radialGradient key={seatHue} id={`_halo-${seatHue}`}>
              <stop offset=".3" stopColor={lights[seatHue][0]} stopOpacity=".6" />
              <stop offset="1" stopColor={lights[seatHue][1]} stopOpacity="0" />
            </radialGradient>
          ))}
          {seats.map(([x, scale, icon]) => (
            <svg key={x} aria-hidden="true" x={`${x}%`} y="80%" overflow="visible">
              {/* Its own group, because a phone scales it. */}
              <g>
                <NightFigure x={0} y={30} scale={scale} hue={icon ? getRoleHue(icon) : 'amber'}>
                  {icon && <RoleAttribute icon={icon} y={headY} />}
                </NightFigure>
              </g>
            </svg>
          ))}
          <clipPath id="_table">
            <ellipse cx="50%" cy="112%" rx="56%" ry="42%" />
          </clipPath>
          <ellipse cx="50%" cy="112%" rx="56%" ry="42%" fill="oklch(26% 0.05 275)" />
          <ellipse cx="50%" cy="116%" rx="56%" ry="42%" fill="oklch(10.5% 0.03 265)" />
          {/* The heads light the table. The light ends before the band does. */}
          <linearGradient id="_table-end" x2="0" y2="1">
            <stop offset=".3" stopColor="oklch(10.5% 0.03 265)" stopOpacity="0" />
            <stop offset="1" stopColor="oklch(10.5% 0.03 265)" />
          </linearGradient>
          <g clipPath="url(#_table)">
            {seats.map(([x, scale, icon]) => (
              <ellipse
                key={x}
                cx={`${x}%`}
                cy={`${Math.round(112 - 42 * Math.sqrt(1 - ((x - 50) / 56) ** 2))}%`}
                rx="10%"
                ry={`${Math.round(34 * scale)}%`}
                fill={`url(#_halo-${icon ? getRoleHue(icon) : 'amber'})`}
              />
            ))}
          </g>
          <rect y="70%" width="100%" height="30%" fill="url(#_table-end)" />
        </Picture>
      );
    case 'questionnaire':
      return (
        <>
          {/* A sun that sets behind the person while the page is scrolled. */}
          <span className={`${styles.light} h-coral`} data-parallax="" aria-hidden="true" />
          <Picture place="stage" viewBox="0 0 480 400">
            {/* Somebody's light falls on the questionnaire. The question that has no answer yet is at their hand. */}
            <radialGradient id="_questionnaire" gradientUnits="userSpaceOnUse" cx={asker.x} cy="120" r="400">
              <stop offset=".2" stopColor="oklch(96% 0.06 84)" />
              <stop offset=".6" stopColor="oklch(84% 0.05 60)" />
              <stop offset="1" stopColor="oklch(66% 0.06 290)" />
            </radialGradient>
            <path d={`M-2000 ${stageGroundY}h5000v100h-5000z`} fill="var(--night)" />
            <path d={`M-2000 ${stageGroundY}h5000`} stroke="var(--ink)" strokeOpacity=".45" />
            <WaterLight x={30} width={272} y={stageGroundY} depth={64} colour="oklch(80% 0.06 70)" isSoft />
            <PersonReflection {...asker} hue={hue} waterY={stageGroundY} depth={84} />
            <Halo cx={asker.x} cy={asker.y + headY * asker.scale} r={250} hue={hue} />
            <path d={`M44 ${stageGroundY}V14h244v${stageGroundY - 14}z`} fill="url(#_questionnaire)" />
            {questionYs.map((y, index) => (
              <g key={y} transform={`translate(96 ${y})`} strokeLinecap="round">
                {index < questionYs.length - 1 ? (
                  <>
                    <Light cx={0} cy={0} r={30} hue="fjord" />
                    {checkMark}
                  </>
                ) : (
                  <circle r="28" stroke={markColour} strokeWidth="4" strokeDasharray="9 8.6" />
                )}
                <text x="44" y="8" fill={markColour} fontSize="23" fontWeight="600" letterSpacing="-.03em">
                  {questionSubjects[index]}
                </text>
              </g>
            ))}
            <Arm elbow={[290, 248]} hand={[216, 236]} hue={hue} figure={asker} />
            <NightFigure {...asker} hue={hue} glow={2.4} />
          </Picture>
        </>
      );
    case 'answer':
      return (
        <Picture place="water">
          {/* The dots of the answer have become the lights of the logo, on the water. */}
          <svg aria-hidden="true" x="85%" y="100" overflow="visible">
            <g>
              {answerLights.map(([cx, r, light]) => (
                <Halo key={light} cx={cx} cy={-r} r={r * 2.2} hue={light} />
              ))}
              {answerLights.map(([cx, r, light]) => (
                <g key={light}>
                  <Light cx={cx} cy={-r} r={r} hue={light} isBright />
                </g>
              ))}
            </g>
          </svg>
          <rect y="100" width="100%" height="100%" fill="oklch(10.5% 0.03 265)" />
          <rect y="100" width="100%" height="1" fill="oklch(45% 0.07 250)" />
          <svg aria-hidden="true" x="85%" y="101" overflow="visible">
            <g>
              {answerLights.map(([cx, r, light]) => (
                <WaterLight
                  key={light}
                  x={cx - r}
                  width={2 * r}
                  y={0}
                  depth={84}
                  colour={lights[light][1]}
                  isSoft
                />
              ))}
            </g>
          </svg>
        </Picture>
      );
    case 'measure':
      return (
        <Picture place="stage" viewBox="0 0 480 400">
          <path
            d="M-2000 316V276L-1560 236L-1200 272L-820 222L-540 264L-300 240L-60 276L120 232L250 266L420 214L600 262L860 226L1300 270L3000 240V316z"
            fill="oklch(21% 0.05 180)"
          />
          <path d="M-2000 310h5000v120h-5000z" fill="oklch(10.5% 0.03 265)" />
          {/* The three measures shine on the water, and somebody suggests a fourth one, which has no symbol yet. */}
          <defs>
            <g id="_measure-glow">
              <Halo cx={0} cy={266} r={112} hue={hue} />
              <WaterLight x={-50} width={100} y={310} depth={84} colour={lights[hue][1]} isSoft />
            </g>
          </defs>
          {measureXs.map((x) => (
            <use key={x} href="#_measure-glow" x={x} />
          ))}
          {measureSymbols.map((path, index) => (
            <g key={path} transform={`translate(${measureXs[index]} 266)`}>
              <Light cx={0} cy={0} r={44} hue={hue} />
              <path
                d={path}
                transform="scale(.42)"
                stroke={markColour}
                strokeWidth="11"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </g>
          ))}
          <WaterLight x={336} width={120} y={310} depth={84} colour={lights.fjord[1]} isSoft />
          <Halo cx={244} cy={132} r={132} hue={hue} />
          <g stroke={paperColour} strokeLinecap="round">
            <circle cx="244" cy="132" r="58" strokeWidth="5" strokeDasharray="12 12.3" />
            <path d="M227 119q0-17 17-17t17 16q0 11-17 21v6M244 164h0" strokeWidth="10" />
          </g>
          <NightFigure {...standOn(312, 396, 1.2)} hue="fjord" />
        </Picture>
      );
    case 'horizon':
      return (
        <Picture place="scene" viewBox="0 0 1440 380" isNear>
          <linearGradient id="_afterglow" x2="0" y2="1">
            <stop stopColor={boatNight} stopOpacity="0" />
            <stop offset="1" stopColor={boatNight} />
          </linearGradient>
          <path d="M-2000-160h5000v340h-5000z" fill="url(#_afterglow)" />
          <g transform="translate(-365 180) scale(1.4 .58)">
            <SnowyMountains haze="oklch(31% 0.09 278)" />
          </g>
          <linearGradient id="_open-water" x2="0" y2="1">
            <stop stopColor="oklch(27% 0.08 278)" />
            <stop offset="1" stopColor="oklch(10.5% 0.03 265)" />
          </linearGradient>
          <path d="M-2000 180h5000v200h-5000z" fill="url(#_open-water)" />
          <path d="M-2000 180h5000" stroke="oklch(50% 0.09 275)" />
          {/* The other projects are far out on the horizon. */}
          {projectLights.map(([cx, r, light]) => (
            <g key={light} className={`h-${light}`}>
              <WaterLight x={cx - r} width={2 * r} y={180} depth={r * 4} colour="var(--c)" isSoft />
              <Light cx={cx} cy={180 - r} r={r} hue={light} />
            </g>
          ))}
          {/* Somebody rows the next project there. It lights the boat and the water. */}
          <Halo cx={boat.x + 122} cy={boat.y - 76} r={154} hue="coral" />
          <path
            d="M22-108L62-26"
            transform={`translate(${boat.x} ${boat.y})`}
            stroke={woodColour}
            strokeWidth="8"
            strokeLinecap="round"
          />
          <Arm figure={rower} elbow={[836, 250]} hand={[858, 208]} hue="amber" />
          <NightFigure {...rower} hue="amber" glow={2.4} />
          <Light cx={boat.x + 122} cy={boat.y - 76} r={62} hue="coral" />
          <g transform={`translate(${boat.x} ${boat.y})`}>
            <linearGradient id="_hull">
              <stop offset=".3" stopColor="oklch(19% 0.05 290)" />
              <stop offset=".74" stopColor="oklch(40% 0.11 20)" />
              <stop offset="1" stopColor="oklch(24% 0.06 330)" />
            </linearGradient>
            <WaterLight x={-122} width={84} y={4} depth={76} colour="var(--amber)" isSoft />
            <WaterLight x={44} width={156} y={4} depth={76} colour="var(--coral)" isSoft />
            <path
              d="M-214-92C-196-46-110-32-10-32S180-46 222-104C220-56 192-10 156 8H-140C-178-8-208-46-214-92z"
              fill="url(#_hull)"
            />
            <g strokeLinecap="round">
              <path
                d="M-208-62C-170-24-90-14-10-14S160-20 214-68"
                stroke="oklch(12% 0.04 280)"
                strokeWidth="3"
              />
              <path
                d="M-214-92C-196-46-110-32-10-32S180-46 222-104"
                stroke="oklch(82% 0.09 50)"
                strokeWidth="6"
              />
              <path d="M54-42L82 26" stroke={woodColour} strokeWidth="8" />
              <path d="M74 8L88 40" stroke={woodColour} strokeWidth="19" />
              <path
                d="M-196 10h392M-96 30h300M-10 52h120"
                stroke="oklch(62% 0.12 20)"
                strokeWidth="3"
                opacity=".4"
              />
            </g>
          </g>
        </Picture>
      );
    case 'greeting':
      return (
        <Picture place="edge" viewBox="0 0 700 440">
          {/* The visitor, whose question is still to be written, and those whom it can be for, with a light for each. */}
          <VisitorFigure x={94} y={452} scale={1.3} />
          <path
            d="M228 8h252a66 66 0 0 1 0 132h-208q-40 34-104 36q22-20 18-50a66 66 0 0 1 42-118z"
            fill={paperColour}
          />
          {askedRoles.map(([icon, hue, x], index) => (
            <g key={icon}>
              <Light cx={260 + index * 94} cy={74} r={25} hue={hue} />
              <NightFigure {...standOn(444, x, 0.98)} hue={hue}>
                <RoleAttribute icon={icon} y={headY} />
              </NightFigure>
            </g>
          ))}
        </Picture>
      );
    case 'mountain':
      return (
        <span className={`${styles.motif} ${styles.mountain}`} aria-hidden="true">
          <PeopleMountain />
          <NarrowPeopleMountain />
        </span>
      );
    case 'letter':
      return (
        <Picture place="right" viewBox="0 0 480 330">
          {/* The one who wrote has got an answer: one line is seen, one is corrected, and one is deleted. */}
          <radialGradient id="_record" gradientUnits="userSpaceOnUse" cx={author.x} cy="100" r="380">
            <stop offset=".2" stopColor="oklch(97% 0.06 86)" />
            <stop offset=".6" stopColor="oklch(86% 0.05 60)" />
            <stop offset="1" stopColor="oklch(58% 0.07 320)" />
          </radialGradient>
          <path d="M20 330V34h230v296z" fill="url(#_record)" />
          <Light cx={66} cy={92} r={26} hue="coral" />
          <Light cx={66} cy={172} r={26} hue="fjord" />
          <g stroke={markColour} strokeLinecap="round">
            <path d="M116 92h98M116 172h52" strokeWidth="15" />
            <circle cx="66" cy="252" r="25" strokeWidth="2.5" strokeDasharray="5 6" />
            <path
              d="M116 244h98a8 8 0 0 1 0 16h-98a8 8 0 0 1 0-16z"
              strokeWidth="2.5"
              strokeDasharray="5 6"
            />
          </g>
          <g transform="translate(184 176) rotate(-38)">
            <path d="M26-14h92v28H26z" fill={`var(--${hue})`} />
            <path d="M0 0l26-14v28z" fill={woodColour} />
            <path d="M0 0l11-6v12z" fill={markColour} />
            <path d="M118-14h20v28h-20z" fill="var(--coral)" />
          </g>
          <Arm elbow={[290, 252]} hand={[258, 118]} hue="amber" figure={author} />
          <NightFigure {...author} hue="amber" glow={2.7} />
        </Picture>
      );
    case 'crumbs':
      return (
        <Picture place="right" viewBox="0 0 480 330">
          {/* Somebody sweeps what is left of the cookie into a dustpan. The edge of the band is the ground. */}
          <Halo cx={404} cy={244} r={82} hue={hue} />
          {crumbs.map(([cx, cy, r]) => (
            <Light key={cx} cx={cx} cy={cy} r={r} hue={hue} />
          ))}
          <path d="M432 262L476 234" stroke="var(--fjord)" strokeWidth="12" strokeLinecap="round" />
          <path d="M322 330L440 250V330z" fill="url(#_fjord)" />
          <path d="M176 70L262 292" stroke={woodColour} strokeWidth="9" strokeLinecap="round" />
          <path d="M246 276L278 264L308 330H238z" fill="url(#_heather)" />
          <path
            d="M262 296L260 328M274 292L281 328"
            stroke="color-mix(in oklab, var(--heather), black 40%)"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <Arm elbow={[202, 262]} hand={[217, 176]} hue="coral" figure={sweeper} />
          <NightFigure {...sweeper} hue="coral" />
        </Picture>
      );
    case 'focus':
      return (
        <Picture place="right" viewBox="-64 0 390 298">
          {/* Water below the horizon that both are on, up to the edges of the window. */}
          <path d="M-2400 258H2400V298H-2400z" fill="var(--open-water)" />
          <path d="M-2400 258.5H2400" stroke="var(--ink)" />
          <Reflection cx={-30} r={30} y={258} colour="var(--amber)" />
          <Reflection cx={214} r={43} y={258} />
          <Light cx={-30} cy={228} r={30} hue="amber" />
          <path
            d="M-30 184Q-14 114 92 126"
            stroke="var(--ink)"
            strokeWidth="3"
            strokeDasharray="1 9"
            strokeLinecap="round"
          />
          <Light cx={214} cy={146} r={94} hue={hue} />
          <path
            d="M170 132q0-12 12-12h66q12 0 12 12v40q0 12-12 12h-38l-22 20v-20h-6q-12 0-12-12z"
            fill="#fff"
          />
          <path
            d="M190 142h50m-50 20h32"
            stroke="oklch(21% 0.03 265)"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <circle cx="214" cy="146" r="108" stroke="var(--focus)" strokeWidth="8" />
        </Picture>
      );
    case 'sheet':
      return (
        <Picture place="right" viewBox="0 0 480 330">
          {/* Those from the boat are ashore, and the paper is unfolded. The lantern falls on it. */}
          <radialGradient id="_unfolded" gradientUnits="userSpaceOnUse" {...shoreLantern} r="330">
            <stop offset=".1" stopColor="oklch(98% 0.05 88)" />
            <stop offset=".5" stopColor="oklch(89% 0.03 80)" />
            <stop offset="1" stopColor="oklch(64% 0.05 262)" />
          </radialGradient>
          <Halo {...shoreLantern} r={104} hue="amber" />
          <path d="M136 330V44h198v286z" fill="url(#_unfolded)" />
          <path d="M235 44v286M136 150l99-106 99 106M136 262h198" stroke={markColour} opacity=".22" />
          <Light cx={236} cy={132} r={40} hue="coral" />
          <Light cx={198} cy={150} r={22} hue="amber" />
          <Light cx={276} cy={149} r={23} hue="fjord" />
          <path
            d="M170 208h128M170 234h108M170 288h118"
            stroke={markColour}
            strokeWidth="6"
            strokeLinecap="round"
            opacity=".4"
          />
          <Arm elbow={[124, 268]} hand={[140, 204]} hue="coral" figure={ashore} />
          <NightFigure {...ashore} hue="coral" glow={2.2} />
          <Light {...shoreLantern} r={26} hue="amber" isBright />
          <Arm elbow={[344, 258]} hand={[334, 106]} hue="fjord" figure={guide} />
          <NightFigure {...guide} hue="fjord" glow={2} />
        </Picture>
      );
  }
}
