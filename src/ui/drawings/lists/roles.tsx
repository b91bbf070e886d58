import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { Arm, Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { Reflection } from '../Reflection.tsx';
import { RoleAttribute } from '../roles/RoleAttribute.tsx';
import { frameColour, markColour } from '../shapes.tsx';
import { groundY, Server, WideReflection } from './parts.tsx';

interface RoleHolderProps {
  hue: Hue;
  icon: IconName;
}

/** Someone in a role at the left of the drawing, with a hand at the thing beside. */
const RoleHolder = ({ hue, icon }: RoleHolderProps) => (
  <>
    <Reflection cx={58} r={40} y={groundY} colour={`var(--${hue})`} />
    <Figure x={58} y={groundY - 4} scale={0.57} hue={hue}>
      <RoleAttribute icon={icon} y={-195} />
      <Arm d="M50-84q40 14 62-26" hand={[114, -116]} hue={hue} />
    </Figure>
  </>
);

/** The role holder beside servers, one of which is a copy of the other. */
const Operations = () => (
  <>
    <Server x={116} />
    <Server x={202} />
    <RoleHolder hue="fjord" icon="cloud" />
  </>
);

/** The role holder beside a list of tests, one of which is under a magnifier. */
const Testing = () => (
  <>
    <WideReflection cx={192} width={112} />
    <path d={`M136 ${groundY}V34h112v${groundY - 34}z`} fill="var(--card)" stroke="none" />
    <path d="M152 60l5 6 9-11M152 90l5 6 9-11" strokeWidth="4" />
    <path d="M182 60h48M182 90h24M152 122h34" stroke="var(--bar)" strokeWidth="7" />
    <path d="M236 122l18 18" stroke={frameColour} strokeWidth="11" />
    <circle cx="218" cy="104" r="27" fill="var(--card)" stroke={frameColour} strokeWidth="6" />
    <Light cx={218} cy={104} r={15} hue="coral" />
    <path d="M218 96v9M218 112h0" stroke={markColour} strokeWidth="4" />
    <RoleHolder hue="moss" icon="quality" />
  </>
);

/** Beside the phone that an app is built for. */
const Apps = () => (
  <>
    <WideReflection cx={192} width={80} />
    <rect
      x="154"
      y="14"
      width="76"
      height={groundY - 14}
      rx="11"
      fill="var(--card)"
      stroke={frameColour}
      strokeWidth="6"
    />
    <path d="M184 26h16" stroke="var(--bar)" strokeWidth="4" />
    <Light cx={192} cy={62} r={20} hue="amber" />
    <path d="M172 96h40M172 110h26" stroke="var(--bar)" strokeWidth="6" />
    <path d="M178 130h28" stroke="var(--link)" strokeWidth="12" />
    <RoleHolder hue="amber" icon="phone" />
  </>
);

/** Roles with duties in security, in the order of the white paper. */
export const roleDrawings = [Operations, Testing, Apps];
