import type { ReactNode } from 'react';
import type { PointDrawingName } from '#content/author-components.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { DottedArrow, Ring } from '../lists/parts.tsx';
import { frameColour, markColour, Person } from '../shapes.tsx';

/** Vertical position of the ground, which is the line below the drawing. */
const groundY = 160;

/** A light that rolls so fast that it leaves lines behind. */
const Speed = () => (
  <>
    <path d="M8 68h86M34 98h52M0 128h92" strokeWidth="6" />
    <circle cx="146" cy={groundY - 60} r="60" fill="var(--fjord)" stroke="none" opacity=".22" />
    <Light cx={180} cy={groundY - 60} r={60} hue="fjord" />
  </>
);

/** The tab key has moved the focus to a light. */
const Accessibility = () => (
  <>
    <path
      d="M14 160v-52q0-10 10-10h62q10 0 10 10v52z"
      fill="var(--card)"
      stroke={frameColour}
      strokeWidth="5"
    />
    <path d="M32 130h36M56 116l14 14-14 14M80 114v32" stroke={frameColour} strokeWidth="5" />
    <circle cx="186" cy={groundY - 72} r="69" stroke="var(--focus)" strokeWidth="6" />
    <Light cx={186} cy={groundY - 72} r={54} hue="fjord" />
  </>
);

/** A light with lines to three others. Two of the lines have been cut. */
const Services = () => (
  <>
    <path d="M116 66l40-17M186 36l24-10M128 92l78-8M124 122l36 8M190 136l20 4" strokeWidth="5" />
    <path d="M158 30l10 24M174 24l10 24M162 118l-4 24M178 122l-4 24" stroke="var(--coral)" strokeWidth="5" />
    <Light cx={66} cy={groundY - 62} r={62} hue="fjord" />
    <Light cx={228} cy={82} r={24} hue="moss" />
    <Ring cx={228} cy={22} r={18} />
    <Ring cx={228} cy={141} r={18} />
  </>
);

/** A light that moves from one stand to another. */
const Freedom = () => (
  <>
    <path d="M6 160v-42h88v42z" fill="var(--card)" stroke={frameColour} strokeWidth="5" />
    <path d="M162 160v-42h92v42z" fill="var(--moss)" stroke={frameColour} strokeWidth="5" />
    <Ring cx={50} cy={76} r={38} />
    <DottedArrow from={[58, 24]} via={[104, -14]} to={[160, 30]} />
    <Light cx={208} cy={75} r={40} hue="fjord" />
  </>
);

/** A person between a yes and a no. */
const Decision = () => (
  <>
    <g transform="translate(130 158) scale(1.5)">
      <Person hue="coral" />
    </g>
    <Light cx={36} cy={groundY - 32} r={32} hue="moss" />
    <path d="M22 128l10 11 19-22" stroke={markColour} strokeWidth="7" />
    <circle cx="224" cy={groundY - 31} r="30" strokeWidth="3" fill="var(--card)" />
    <path d="M213 118l22 22M235 118l-22 22" strokeWidth="6" />
  </>
);

/** Users come out of a door that is open. */
const Users = () => (
  <>
    <path
      d="M92 160V12h118v148z"
      fill="color-mix(in oklab, var(--amber) 40%, var(--card))"
      stroke={frameColour}
      strokeWidth="5"
    />
    <path d="M210 12l46 18v130h-46z" fill="var(--coral)" stroke={frameColour} strokeWidth="5" />
    <path d="M222 94v10" stroke={markColour} strokeWidth="6" />
    <g transform="translate(177 157) scale(.92)">
      <Person hue="moss" />
    </g>
    <g transform="translate(134 157) scale(1.14)">
      <Person hue="fjord" />
    </g>
    <g transform="translate(42 157) scale(1.14)">
      <Person hue="coral" />
    </g>
  </>
);

/** An hour on a clock, beside the phone with the new version. */
const Time = () => (
  <>
    <path
      d="M20 160V46q0-16 16-16h50q16 0 16 16v114z"
      fill="var(--screen)"
      stroke={frameColour}
      strokeWidth="6"
    />
    <path d="M50 44h22" stroke={frameColour} strokeWidth="7" />
    <path d="M36 66h50v34H36z" fill="color-mix(in oklab, var(--fjord) 40%, var(--card))" stroke="none" />
    <path d="M38 116h34" stroke="var(--bar)" strokeWidth="6" />
    <path d="M42 139h38" stroke="var(--coral)" strokeWidth="14" />
    <Light cx={186} cy={groundY - 62} r={62} hue="coral" />
    <path d="M186 98V48a50 50 0 0 1 25 7z" fill={markColour} stroke="none" opacity=".3" />
    <path d="M186 98V56M186 98l16-28" stroke={markColour} strokeWidth="8" />
    <path d="M186 46v0M238 98v0M186 150v0M134 98v0" stroke={markColour} strokeWidth="8" />
  </>
);

/** Coins as high as the parts that they pay for. One part is too much. */
const Budget = () => (
  <>
    <g fill="var(--amber)" stroke={frameColour} strokeWidth="4">
      {[142, 124, 106, 88, 70].map((y) => (
        <rect key={y} x="14" y={y} width="78" height="18" rx="9" />
      ))}
    </g>
    <path d="M6 60h248" strokeWidth="3.5" strokeDasharray="0 9" />
    <g stroke="none">
      <path d="M150 160v-46h92v46z" fill="var(--fjord)" />
      <path d="M150 114V70h44v44z" fill="var(--moss)" />
      <path d="M198 114V70h44v44z" fill="var(--coral)" />
    </g>
    <path d="M174 54V12h44v42z" strokeWidth="2" strokeDasharray="5 6" />
  </>
);

const drawings: Record<PointDrawingName, () => ReactNode> = {
  speed: Speed,
  accessibility: Accessibility,
  services: Services,
  freedom: Freedom,
  decision: Decision,
  users: Users,
  time: Time,
  budget: Budget,
};

/** The drawing of a point, on the line that the point is below. */
export function PointDrawing({ name }: { name: PointDrawingName }) {
  const Drawing = drawings[name];
  return (
    <DrawingImage width={260} height={groundY}>
      <DrawingSvg viewBox={`0 0 260 ${groundY}`} stroke="var(--ink)">
        <Drawing />
      </DrawingSvg>
    </DrawingImage>
  );
}
