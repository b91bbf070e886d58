import { Light } from '../Light.tsx';
import { frameColour, markColour } from '../shapes.tsx';
import { DottedArrow, groundY } from './parts.tsx';

/** A video plays, and the place of its captions is empty. */
const Video = () => (
  <>
    <rect x="36" y="16" width="208" height={groundY - 16} rx="8" fill="var(--device)" stroke="var(--rim)" />
    <Light cx={140} cy={62} r={32} hue="moss" />
    <path d="M131 47l25 15-25 15z" fill={markColour} stroke={markColour} strokeWidth="4" />
    <rect
      x="62"
      y="110"
      width="156"
      height="24"
      rx="4"
      stroke="var(--coral)"
      strokeWidth="3"
      strokeDasharray="5 6"
    />
  </>
);

/** The chat is not lit. A way leads past it, to the form. */
const Chat = () => (
  <>
    <circle cx={76} cy={groundY - 50} r={49} stroke="var(--coral)" strokeWidth="3" strokeDasharray="5 6" />
    <path d={`M50 ${groundY - 72}h52v34H82l-12 12v-12H50z`} fill="var(--card)" stroke="none" />
    <path
      d={`M66 ${groundY - 55}h0M76 ${groundY - 55}h0M86 ${groundY - 55}h0`}
      stroke={markColour}
      strokeWidth="5"
    />
    <DottedArrow from={[112, 40]} via={[160, 4]} to={[196, 46]} />
    <path d={`M162 ${groundY}V58h100v${groundY - 58}z`} fill="var(--card)" stroke="none" />
    <path d="M178 76h68v14h-68zM178 102h68v14h-68z" stroke="var(--bar)" strokeWidth="3" />
    <path d="M186 134h20" stroke="var(--fjord)" strokeWidth="13" />
    <Light cx={248} cy={128} r={22} hue="moss" />
    <path d="M238 128l7 8 13-15" stroke={markColour} strokeWidth="5" />
  </>
);

/** A voice reads a text, and stumbles over one word of it. */
const ForeignWords = () => (
  <>
    <Light cx={66} cy={groundY - 46} r={46} hue="moss" />
    <path
      d={`M42 ${groundY - 54}h12l16-14v44l-16-14H42zM82 ${groundY - 56}q7 10 0 20`}
      stroke={markColour}
      strokeWidth="5"
    />
    <path d="M132 18h130v92h-84l-32 40v-40h-14z" fill="var(--card)" stroke="none" />
    <path d="M152 42h58M230 42h12M152 86h38M210 86h32" stroke="var(--bar)" strokeWidth="7" />
    <path d="M152 64h24M228 64h14" stroke="var(--bar)" strokeWidth="7" />
    <path d="M196 64h12" stroke="var(--coral)" strokeWidth="15" />
  </>
);

/** A table, whose cells are below each other on a phone. */
const Tables = () => (
  <>
    <path d={`M16 ${groundY}V46h136v${groundY - 46}z`} fill="var(--card)" stroke="none" />
    <path d={`M16 74h136M16 112h136`} stroke={frameColour} strokeWidth="2" />
    <path d="M32 60h20M76 60h20M120 60h16" stroke={markColour} strokeWidth="6" />
    <path d="M34 93h0" stroke="var(--moss)" strokeWidth="17" />
    <path d="M84 93h0" stroke="var(--amber)" strokeWidth="17" />
    <path d="M128 93h0" stroke="var(--fjord)" strokeWidth="17" />
    <path d="M32 131h16M78 131h14M122 131h14" stroke="var(--bar)" strokeWidth="6" />
    <DottedArrow from={[112, 34]} via={[152, -6]} to={[196, 26]} />
    <rect x="202" y="30" width="62" height={groundY - 30} rx="9" fill="var(--card)" stroke="none" />
    <path d="M222 54h0" stroke="var(--moss)" strokeWidth="17" />
    <path d="M222 90h0" stroke="var(--amber)" strokeWidth="17" />
    <path d="M222 126h0" stroke="var(--fjord)" strokeWidth="17" />
    <path d="M240 54h8M240 90h8M240 126h8" stroke="var(--bar)" strokeWidth="6" />
    <path d="M212 72h42M212 108h42" stroke={frameColour} strokeWidth="2" />
  </>
);

/** Content with known limitations, in the order of the accessibility statement. */
export const limitationDrawings = [Video, Chat, ForeignWords, Tables];
