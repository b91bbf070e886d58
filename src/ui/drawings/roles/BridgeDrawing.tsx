import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { BridgePart, Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, headY, type Point, standOn } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure, PersonReflection } from '../NightFigure.tsx';
import { frameColour, markColour, mixHue } from '../shapes.tsx';
import { RoleAttribute } from './RoleAttribute.tsx';
import { SpeechTail } from './SpeechTail.tsx';

/** Vertical positions of the top of the deck, which is the ground, and of the water, and the picture's height. */
const deckY = 262;
const waterY = 306;
const height = 384;

/** Places of those who do something on the bridge. */
const user = standOn(deckY, 354, 0.56);
const customer = standOn(deckY, 284, 0.64);
const businessDeveloper = standOn(deckY, 118, 0.86);
const adviser = standOn(deckY, 120, 0.86);
const salesDirector = standOn(deckY, 130, 0.86);
const client = standOn(deckY, 306, 0.82);

interface Worker {
  hue: Hue;
  icon: IconName;
}

const Coin = ({ cx, cy, r }: { cx: number; cy: number; r: number }) => (
  <>
    <Halo cx={cx} cy={cy} r={r * 3} hue="amber" />
    <Light cx={cx} cy={cy} r={r} hue="amber" />
    <text x={cx} y={cy + r * 0.34} fontSize={r} textAnchor="middle" fill={markColour} stroke="none">
      kr
    </text>
  </>
);

interface BridgePersonProps {
  place: ReturnType<typeof standOn>;
  hue: Hue;
  icon?: IconName;
  /** Elbow and hand of each arm. They are behind the torso, which is darker than they are. */
  arms?: readonly (readonly [elbow: Point, hand: Point])[];
}

/** Somebody on the bridge or the shore. The light of the head is on the water below, too. */
const BridgePerson = ({ place, hue, icon, arms = [] }: BridgePersonProps) => (
  <>
    <PersonReflection {...place} hue={hue} waterY={waterY} depth={height - waterY} />
    {arms.map(([elbow, hand]) => (
      <Arm key={elbow[0]} figure={place} elbow={elbow} hand={hand} hue={hue} />
    ))}
    <NightFigure {...place} hue={hue}>
      {icon && <RoleAttribute icon={icon} y={headY} />}
    </NightFigure>
  </>
);

/** Colour of the bridge, which the lights above it reach. */
const deckColour = 'oklch(from var(--c) 0.5 0.05 h)';

interface DeckProps {
  /** The deck goes on beyond the picture, to the neighbouring parts or the edge of the window. */
  d: string;
  piers: readonly number[];
}

/** The middle of the deck, which is 13 thick. */
const deckMiddle = deckY + 6.5;

/** The deck of the bridge on its piers, which stand in the water. */
const Deck = ({ d, piers }: DeckProps) => (
  <>
    <path
      d={piers.map((x) => `M${x} ${deckMiddle}V${waterY + 8}`).join('')}
      stroke={deckColour}
      strokeWidth="9"
    />
    <path d={d} stroke={deckColour} strokeWidth="13" strokeLinecap="butt" />
  </>
);

const parts: Record<BridgePart, (worker: Worker) => ReactNode> = {
  /** The one who asks who will pay, and customers who come across the bridge with a coin. */
  customers: ({ hue, icon }) => (
    <>
      <Deck d={`M150 ${deckMiddle}h310`} piers={[320]} />
      <path d={`M-2000 ${deckY}h2168q58 0 82 ${waterY - deckY}h-2250z`} fill="var(--land)" />
      <SpeechTail x={110} y={42} length={300} />
      <BridgePerson place={user} hue="fjord" />
      <BridgePerson
        place={customer}
        hue="coral"
        arms={[
          [
            [224, 204],
            [226, 158],
          ],
        ]}
      />
      <Coin cx={224} cy={130} r={24} />
      <path d="M74 106l-64-10l-10 82l64 10z" fill="var(--card)" stroke="var(--rim)" />
      <path d="M24 119l36 6M22 136l42 7M19 154l22 4" stroke={mixHue('fjord', 60)} strokeWidth="6" />
      <BridgePerson
        place={businessDeveloper}
        hue={hue}
        icon={icon}
        arms={[
          [
            [58, 198],
            [56, 152],
          ],
          [
            [178, 198],
            [192, 149],
          ],
        ]}
      />
    </>
  ),
  /** A lamp over the plank that the plan has left out, and that floats below. */
  gap: ({ hue, icon }) => (
    <>
      <SpeechTail x={112} y={24} length={80} />
      <Halo cx={284} cy={198} r={170} hue="amber" />
      <WaterLight x={214} width={140} y={waterY} depth={height - waterY} colour={lights.amber[1]} isSoft />
      <Deck d={`M-60 ${deckMiddle}h300M328 ${deckMiddle}h132`} piers={[24, 128, 232, 336]} />
      <path d={`M238 ${deckMiddle}h92`} stroke={deckColour} strokeWidth="3" strokeDasharray="2 11" />
      <path d="M12 172l56-14l16 60l-56 14z" fill="var(--card)" stroke="var(--rim)" />
      <path d="M27 185l28-7M31 200l34-9M35 214l16-4" stroke={mixHue('fjord', 60)} strokeWidth="5" />
      <path d="M284 154v18" stroke={frameColour} strokeWidth="5" />
      <BridgePerson
        place={adviser}
        hue={hue}
        icon={icon}
        arms={[
          [
            [46, 220],
            [42, 186],
          ],
          [
            [218, 206],
            [282, 148],
          ],
        ]}
      />
      <Light cx={284} cy={198} r={26} hue="amber" isBright />
      <path d="M266 173h36" stroke={frameColour} strokeWidth="8" />
      <path d={`M252 ${waterY - 6}l70-6`} stroke={deckColour} strokeWidth="12" strokeLinecap="butt" />
    </>
  ),
  /** A client abroad, and the hand of the one who has crossed the bridge with a suitcase. */
  abroad: ({ hue, icon }) => (
    <>
      <SpeechTail x={120} y={28} length={85} />
      <path
        d={`M262 ${deckY}v-92h34v-26a24 24 0 0 1 48 0v26h14v92zM352 ${deckY}v-150h52v150zM430 ${deckY}v-110a34 34 0 0 1 68 0v110zM524 ${deckY}v-74h58v74z`}
        fill="var(--far)"
      />
      <path d="M370 138h0M386 138h0M370 160h0M464 178h0M546 212h0" stroke="var(--amber)" strokeWidth="10" />
      <Deck d={`M-60 ${deckMiddle}h230`} piers={[32]} />
      <path d={`M2400 ${deckY}h-2240q-58 0-82 ${waterY - deckY}h2322z`} fill="var(--land)" />
      <path
        d={`M2 ${deckY - 64}h64v60h-64zM20 ${deckY - 64}v-12h28v12`}
        stroke={frameColour}
        strokeWidth="7"
        fill={mixHue('amber', 75)}
      />
      <BridgePerson
        place={client}
        hue="heather"
        arms={[
          [
            [248, 214],
            [220, 188],
          ],
        ]}
      />
      <BridgePerson
        place={salesDirector}
        hue={hue}
        icon={icon}
        arms={[
          [
            [56, 172],
            [34, 186],
          ],
          [
            [190, 214],
            [214, 190],
          ],
        ]}
      />
    </>
  ),
};

interface BridgeDrawingProps extends Worker {
  part: BridgePart;
  className?: string | undefined;
}

/**
 * A role on its part of one bridge at night. Side by side, the parts continue each other, and the outer ones the land
 * beyond.
 */
export const BridgeDrawing = ({ part, hue, icon, className = '' }: BridgeDrawingProps) => (
  <DrawingSvg className={className} viewBox={`0 0 400 ${height}`}>
    {parts[part]({ hue, icon })}
  </DrawingSvg>
);
