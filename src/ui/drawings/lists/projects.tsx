import { Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour } from '../shapes.tsx';

const wood = 'oklch(68% 0.09 65)';

/** A jacket on a peg in a nursery, and boots below it. */
const Peg = () => (
  <>
    <path d="M10 20h220" stroke={wood} strokeWidth="16" />
    <path d="M120 22v22" stroke={frameColour} strokeWidth="10" />
    <path
      d="M92 52q28-22 56 0l38 22l22 66l-32 10l-16-40l2 60h-84l2-60l-16 40l-32-10l22-66z"
      fill="url(#_amber)"
      stroke="none"
    />
    <path d="M120 56v112" stroke={markColour} strokeWidth="4" />
    <path d="M104 48q16 16 32 0" stroke={markColour} strokeWidth="6" />
    <path
      d="M58 188h24v32h10q12 4 12 20h-46zM136 188h24v32h10q12 4 12 20h-46z"
      fill="var(--coral)"
      stroke="none"
    />
    <path d="M58 236h46M136 236h46" stroke={frameColour} strokeWidth="8" strokeLinecap="butt" />
  </>
);

/** A light that listens: the headset of a museum. */
const Headset = () => (
  <>
    <Light cx={120} cy={146} r={94} hue="fjord" />
    <path d="M24 146a96 102 0 0 1 192 0" stroke={frameColour} strokeWidth="16" />
    <path d="M20 136v44M220 136v44" stroke={frameColour} strokeWidth="38" />
    <path d="M20 176q4 52 74 46" stroke={frameColour} strokeWidth="7" />
    <Light cx={100} cy={221} r={11} hue="coral" />
  </>
);

/** Two people at a table, where a family is helped to agree. */
const Table = () => (
  <>
    <Figure x={56} y={234} scale={0.84} hue="heather" />
    <Figure x={184} y={234} scale={0.84} hue="moss" />
    <path d="M40 180v60M200 180v60" stroke={frameColour} strokeWidth="10" strokeLinecap="butt" />
    <path d="M-2 172h244" stroke={frameColour} strokeWidth="18" />
    <path d="M92 118h46l12 12v33h-58z" fill="var(--card)" stroke="var(--rim)" />
    <path d="M102 136h28M102 149h38" stroke="var(--bar)" strokeWidth="5" />
  </>
);

/** A question to a chat, and its answer. */
const Chat = () => (
  <>
    <path
      d="M50 4h112a54 54 0 0 1 0 108h-84q-20 36-62 46q18-22 16-48a54 54 0 0 1 18-106z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <path d="M92 40a17 17 0 1 1 25 16c-7 4-9 7-9 13m0 18h0" stroke="var(--amber)" strokeWidth="11" />
    <path
      d="M126 126h74a50 50 0 0 1 20 96q6 12 22 18q-36 2-56-14h-60a50 50 0 0 1 0-100z"
      fill="url(#_rose)"
      stroke="none"
    />
    <path d="M122 160h84M122 190h48" stroke={markColour} strokeWidth="11" />
  </>
);

/** Products, each as a thing from where it is used. They stand on the lower edge, at 240. */
export const projectDrawings = [Peg, Headset, Table, Chat];
