import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Halo } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';

/* Colours in addition to the hues, the same in both colour schemes. */
const plumColour = '#8b2f5c';
const doorFrameColour = '#e9a3c3';
const palePinkColour = '#ffd7e6';

interface BallProps {
  x: number;
  r: number;
  hue?: Hue;
}

/** A ball on the ground, which is at y = 128. It is a lamp, because the conversation is at night. */
const Ball = ({ x, r, hue = 'rose' }: BallProps) => (
  <>
    <Halo cx={x} cy={128 - r} r={2.2 * r} hue={hue} />
    <Light cx={x} cy={128 - r} r={r} hue={hue} isBright />
  </>
);

/** A closed door. */
const Door = ({ x, children }: { x: number; children?: ReactNode }) => (
  <g transform={`translate(${x} 0)`}>
    <path fill={doorFrameColour} d="M0 128V0h88v128Z" />
    <path fill={plumColour} d="M9 128V9h70v119Z" />
    <circle fill={palePinkColour} cx={68} cy={72} r={4} />
    {children}
  </g>
);

/** An open door, whose light falls on the ground before it. */
const OpenDoor = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <Halo cx={44} cy={66} r={110} hue="amber" />
    <path fill={plumColour} d="M0 128V44a44 44 0 0 1 88 0v84Z" />
    <path fill="#ffd27a" d="M9 128V46a35 35 0 0 1 70 0v82Z" />
  </g>
);

/** A queue before the closed door of an office. */
const Queue = () => (
  <>
    <Door x={318}>
      <circle fill={palePinkColour} cx={44} cy={36} r={17} />
      <path stroke={plumColour} strokeWidth={4} d="M34 30h20m-20 9h20" />
    </Door>
    <Ball x={282} r={28} />
    <Ball x={220} r={28} hue="heather" />
    <Ball x={158} r={28} hue="fjord" />
    <Ball x={96} r={28} hue="moss" />
    <Ball x={34} r={28} hue="coral" />
  </>
);

/** An answer with the tick of an editor is let in, and one without is turned away. */
const Sources = () => (
  <>
    <OpenDoor x={318} />
    <Light cx={362} cy={92} r={35} hue="moss" />
    <path
      stroke={paperColour}
      strokeWidth={8}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m347 93 11 11 20-23"
    />
    <path
      stroke={doorFrameColour}
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M296 66q-92-84-172-12m0-26v28h30"
    />
    <circle cx={92} cy={93} r={33} stroke={doorFrameColour} strokeWidth={4} strokeDasharray="3 8" />
    <path
      stroke={doorFrameColour}
      strokeWidth={6}
      strokeLinecap="round"
      d="M82 86q3-12 12-11 10 2 8 11-2 6-9 9v6m0 10z"
    />
  </>
);

/** Two balls of the same size who talk in short lines. */
const PlainText = () => (
  <>
    <Ball x={112} r={40} />
    <Ball x={310} r={40} hue="amber" />
    <path fill={doorFrameColour} d="M112 0h68q18 0 18 18t-18 18h-38l-22 14v-14h-8q-18 0-18-18t18-18" />
    <path fill={paperColour} d="M310 0h-68q-18 0-18 18t18 18h38l22 14V36h8q18 0 18-18T310 0" />
    <path stroke={plumColour} strokeWidth={6} strokeLinecap="round" d="M116 18h56" />
    <path stroke={plumColour} strokeWidth={6} strokeLinecap="round" d="M248 18h56" />
  </>
);

/** The one in danger is let in before all others, by somebody who waits in the open door. */
const LetIn = () => (
  <>
    <OpenDoor x={318} />
    <Ball x={362} r={30} hue="amber" />
    <Ball x={262} r={36} hue="coral" />
    <Ball x={152} r={28} hue="heather" />
    <Ball x={90} r={28} hue="fjord" />
    <Ball x={28} r={28} hue="moss" />
  </>
);

/** Drawings of the topics of the messages, in the order of the challenges. Their ground is at y = 128. */
export const topics: readonly ReactNode[] = [
  <Queue key="queue" />,
  <Sources key="sources" />,
  <PlainText key="plain-text" />,
  <LetIn key="let-in" />,
];
