import type { IconName } from '#content/author-components.ts';
import { Arm } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { getRoleHue, RoleFigure } from '../roles/RoleAttribute.tsx';
import { frameColour, markColour } from '../shapes.tsx';
import { groundY, Server } from './parts.tsx';

interface RoleHolderProps {
  icon: IconName;
  /** Positions of elbow and hand, which by default is raised to the edge of the thing beside. */
  elbow?: readonly [x: number, y: number];
  hand?: readonly [x: number, y: number];
}

/** Someone in a role at the left of the drawing, with a hand at the thing beside. */
const RoleHolder = ({ icon, elbow = [90, -70], hand = [114, -116] }: RoleHolderProps) => (
  <>
    <RoleFigure icon={icon} x={58} y={groundY - 4} scale={0.57}>
      <Arm elbow={elbow} hand={hand} hue={getRoleHue(icon)} />
    </RoleFigure>
  </>
);

/** The role holder beside servers, one of which is a copy of the other. */
const Operations = () => (
  <>
    <Server x={121} />
    <Server x={204} />
    <RoleHolder icon="cloud" elbow={[86, -70]} hand={[105, -110]} />
  </>
);

/** The role holder with a magnifier before a list of tests, one of which is under it. */
const Testing = () => (
  <>
    <path d={`M136 ${groundY}V34h112v${groundY - 34}z`} fill="var(--card)" stroke="none" />
    <path d="M152 55l5 6 9-11M152 137l5 6 9-11" stroke={markColour} strokeWidth="4" />
    <path d="M182 55h48M222 100h12M182 137h36" stroke="var(--bar)" strokeWidth="7" />
    <path d="M158 106l-30 9" stroke={frameColour} strokeWidth="11" />
    <circle cx="184" cy="98" r="27" fill="var(--card)" stroke={frameColour} strokeWidth="6" />
    <Light cx={184} cy={98} r={15} hue="coral" />
    <path d="M184 90v9M184 106h0" stroke={markColour} strokeWidth="4" />
    <RoleHolder icon="quality" elbow={[76, -44]} hand={[122, -54]} />
  </>
);

/** Beside the phone that an app is built for. */
const Apps = () => (
  <>
    <rect
      x="136"
      y="14"
      width="76"
      height={groundY - 14}
      rx="11"
      fill="var(--card)"
      stroke={frameColour}
      strokeWidth="6"
    />
    <path d="M166 26h16" stroke="var(--bar)" strokeWidth="4" />
    <Light cx={174} cy={62} r={20} hue="amber" />
    <path d="M154 96h40M154 110h26" stroke="var(--bar)" strokeWidth="6" />
    <path d="M160 130h28" stroke="var(--fjord)" strokeWidth="12" />
    <RoleHolder icon="phone" />
  </>
);

/** Roles with duties in security, in the order of the white paper. */
export const roleDrawings = [Operations, Testing, Apps];
