import { Halo } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour } from '../shapes.tsx';
import { DottedArrow, groundY, Ring, Server } from './parts.tsx';

/** A cookie goes to the server and back again. */
const Cookie = () => (
  <g transform="translate(-18)">
    <Halo cx={66} cy={groundY - 48} r={84} hue="amber" />
    <path
      d={`M114 ${groundY - 48}a48 48 0 1 1-36-46.5a17 17 0 0 0 16 21a17 17 0 0 0 20 25.5z`}
      fill="url(#_amber)"
      stroke="none"
    />
    <path
      d={`M44 ${groundY - 62}h0M66 ${groundY - 44}h0M50 ${groundY - 26}h0M88 ${groundY - 30}h0`}
      stroke={markColour}
      strokeWidth="13"
    />
    <DottedArrow from={[100, 34]} via={[158, 0]} to={[204, 42]} />
    <DottedArrow from={[178, groundY - 18]} via={[150, groundY - 18]} to={[128, groundY - 18]} />
    <Server x={186} />
  </g>
);

/** A light under a glass cover stays where it has been put. */
const LocalStorage = () => (
  <g transform="translate(-64)">
    <path
      d={`M84 ${groundY - 14}V88a56 56 0 0 1 112 0v${groundY - 102}z`}
      fill="color-mix(in oklab, var(--card) 30%, transparent)"
      strokeWidth="4"
    />
    <Halo cx={140} cy={groundY - 50} r={88} hue="amber" />
    <Light cx={140} cy={groundY - 50} r={36} hue="amber" isBright />
    <Light cx={140} cy={23} r={11} hue="coral" />
    <path d={`M64 ${groundY}v-14h152v14z`} fill={frameColour} stroke="none" />
  </g>
);

/** A light in a tab of a window. The next tab has been closed, and its light is out. */
const SessionStorage = () => (
  <g transform="translate(-40)">
    <path d={`M40 ${groundY}V60h200v${groundY - 60}z`} fill="var(--card)" stroke="none" />
    <path d="M40 62V36q0-8 8-8h80q8 0 8 8v26z" fill="var(--card)" stroke="none" />
    <path d="M58 45h36" stroke="var(--bar)" strokeWidth="6" />
    <path d="M112 40l10 10m0-10l-10 10" stroke="var(--coral)" strokeWidth="5" />
    <path d="M150 50v-14q0-8 8-8h66q8 0 8 8v14" strokeWidth="2" strokeDasharray="5 6" />
    <Light cx={98} cy={groundY - 33} r={33} hue="amber" isBright />
    {/* The folder is bright at night, too, so that its ring is dark. */}
    <g stroke={markColour}>
      <Ring cx={188} cy={groundY - 31} r={30} />
    </g>
  </g>
);

/** Places in a browser where a site can store data, in the order of the cookie policy. */
export const storageDrawings = [Cookie, LocalStorage, SessionStorage];
