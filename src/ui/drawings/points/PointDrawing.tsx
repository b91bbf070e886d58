import type { ReactNode } from 'react';
import type { PointDrawingName } from '#content/author-components.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { DottedArrow, Ring } from '../lists/parts.tsx';
import { frameColour, markColour, mixHue, Person } from '../shapes.tsx';

/** Vertical position of the ground, which is the line below the drawing. */
const groundY = 160;

/** A web page, 120 × 84, with a picture of the sun over the fjord. */
const WebPage = () => (
  <>
    <path
      d="M0 84V10q0-10 10-10h100q10 0 10 10v74z"
      fill="var(--card)"
      stroke={frameColour}
      strokeWidth="5"
    />
    <path d="M2.500 24h115v38h-115z" fill={mixHue('fjord', 34)} stroke="none" />
    <path d="M2.500 62V50l28-14 22 12 30-20 35 22v12z" fill="var(--fjord)" stroke="none" />
    <Light cx={92} cy={36} r={8} hue="amber" />
    <path d="M14 12h0M26 12h0M38 12h0" stroke="var(--coral)" strokeWidth="6" />
    <path d="M16 73h42" stroke="var(--bar)" strokeWidth="6" />
  </>
);

/** A page on a scale, whose pointer is short of the limit. */
const Speed = () => (
  <>
    <g transform="translate(52 2) scale(.9)">
      <WebPage />
    </g>
    <path d="M32 82h148" stroke={frameColour} strokeWidth="9" />
    <path d="M106 84v14" stroke={frameColour} strokeWidth="10" />
    <path d="M24 160l14-54q3-10 14-10h108q11 0 14 10l14 54z" fill="var(--fjord)" stroke="none" />
    <path d="M64 156a42 42 0 0 1 84 0z" fill="var(--card)" stroke="none" />
    <path d="M136 136l10-8" stroke="var(--coral)" strokeWidth="8" />
    <path d="M106 154V126" stroke={frameColour} strokeWidth="6" />
  </>
);

/** The tab key has moved the focus to a page. */
const Accessibility = () => (
  <>
    <path
      d="M8 160v-52q0-10 10-10h58q10 0 10 10v52z"
      fill="var(--card)"
      stroke={frameColour}
      strokeWidth="5"
    />
    <path d="M24 130h34M46 116l14 14-14 14M70 114v32" stroke={frameColour} strokeWidth="5" />
    <g transform="translate(120 64) scale(1.04 1.08)">
      <WebPage />
    </g>
    <path d="M106 158V66q0-18 18-18h116q18 0 18 18v92" stroke="var(--focus)" strokeWidth="7" />
  </>
);

/** A page with lines to three services. Two of the lines have been cut. */
const Services = () => (
  <>
    <path d="M134 76l34-24M196 36l10-6M134 88h58M134 112l30 9M188 128h16" strokeWidth="5" />
    <path d="M170 32l14 22M184 24l14 22M166 112l-6 22M182 116l-6 22" stroke="var(--coral)" strokeWidth="5" />
    <g transform="translate(6 60) scale(1.19)">
      <WebPage />
    </g>
    <Light cx={218} cy={84} r={26} hue="moss" />
    <Ring cx={226} cy={24} r={18} />
    <Ring cx={228} cy={129} r={17} />
  </>
);

/** A page that moves from one stand to another. */
const Freedom = () => (
  <>
    <path d="M6 160v-36h96v36z" fill="var(--card)" stroke={frameColour} strokeWidth="5" />
    <path d="M152 160v-36h102v36z" fill="var(--moss)" stroke={frameColour} strokeWidth="5" />
    <path d="M14 112V68q0-8 8-8h64q8 0 8 8v44z" strokeWidth="3" strokeDasharray="0 8" />
    <DottedArrow from={[54, 42]} via={[90, -6]} to={[146, 28]} />
    <g transform="translate(156 51) scale(.78 .87)">
      <WebPage />
    </g>
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
