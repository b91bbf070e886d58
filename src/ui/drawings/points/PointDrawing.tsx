import { type ReactNode, useId } from 'react';
import type { PointDrawingName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, Person } from '../shapes.tsx';

/** Vertical position of the ground, which is the lower edge of the picture. */
const groundY = 160;

/** A gauge, whose pointer is short of the limit. */
const Speed = () => {
  const glow = useId();
  return (
    <g transform="translate(13 16) scale(.9)">
      <radialGradient id={glow}>
        <stop offset=".15" stopColor="light-dark(transparent, oklch(from var(--amber) l c h / .6))" />
        <stop offset="1" stopColor="oklch(from var(--amber) l c h / 0)" />
      </radialGradient>
      <path d="M-42 164a172 172 0 0 1 344 0z" fill="var(--screen)" stroke="var(--ink)" strokeWidth="3.5" />
      <g strokeWidth="38" strokeLinecap="butt">
        <path d="M-6 160a136 136 0 0 1 216-110" stroke="var(--moss)" />
        <path d="M210 50a136 136 0 0 1 56 110" stroke="var(--coral)" />
      </g>
      <circle cx="130" cy="156" r="116" fill={`url(#${glow})`} stroke="none" />
      <path d="M190 78L222 33" stroke="var(--ink)" strokeWidth="8" />
      <path d="M130 152L98 66" stroke="var(--ink)" strokeWidth="13" />
      <Light cx={130} cy={156} r={27} hue="amber" />
    </g>
  );
};

/** A row of keys. The tab key has the focus. */
const Accessibility = () => (
  <>
    <g fill="var(--card)" stroke="var(--ink)" strokeWidth="3.5">
      <rect x="-128" y="52" width="150" height="180" rx="24" />
      <rect x="238" y="52" width="150" height="180" rx="24" />
    </g>
    <g stroke="var(--ink)" strokeWidth="7">
      <path d="M-32 130V92M-54 108l22-22 22 22M306 88v30h-46M278 100l-20 18 20 18" />
    </g>
    <rect x="36" y="18" width="188" height="240" rx="38" stroke="var(--focus)" strokeWidth="7" />
    <rect x="54" y="36" width="152" height="200" rx="24" fill="var(--ink)" />
    <path d="M84 98h76M138 74l24 24-24 24M182 72v52" stroke="var(--card)" strokeWidth="9" />
  </>
);

interface PlugProps {
  x: number;
  y: number;
  hue: Hue;
}

/** A plug, whose cable begins at its top. */
const Plug = ({ x, y, hue }: PlugProps) => (
  <>
    <path d={`M${x - 15} ${y + 44}v22m30-22v22`} stroke="var(--ink)" strokeWidth="10" strokeLinecap="butt" />
    <path
      d={`M${x - 36} ${y + 18}q0-18 18-18h36q18 0 18 18v28h-72z`}
      fill={`url(#_${hue})`}
      stroke="var(--ink)"
      strokeWidth="3.5"
    />
  </>
);

/** A power strip with one plug in it. Two have been pulled out. */
const Services = () => (
  <>
    <path
      d="M20 76C20 20-20 24-90 24M132 34C132 0 178 4 200 16S250-6 350 10M246 40C246 16 290 34 350 30"
      stroke="var(--ink)"
      strokeWidth="5"
    />
    <Plug x={20} y={74} hue="moss" />
    <Plug x={132} y={30} hue="amber" />
    <Plug x={246} y={36} hue="coral" />
    <path
      d="M-44 190v-50q0-20 20-20h308q20 0 20 20v50z"
      fill="var(--card)"
      stroke="var(--ink)"
      strokeWidth="3.5"
    />
    <path d="M117 134v16m30-16v16M231 134v16m30-16v16" stroke="var(--ink)" strokeWidth="10" />
    <Light cx={20} cy={142} r={12} hue="moss" />
  </>
);

/** A suitcase with a website in it, on the way from one door to another. */
const Freedom = () => (
  <>
    <path d="M232 170V12h120v160z" fill="var(--amber)" stroke="var(--ink)" strokeWidth="3.5" />
    <path d="M-46 170V24H22V170" strokeWidth="4" strokeDasharray="0 12" />
    <g transform="rotate(-5 66 154)">
      <path d="M96 60V52q0-12 12-12h36q12 0 12 12v8" stroke="var(--ink)" strokeWidth="7" />
      <rect
        x="36"
        y="58"
        width="180"
        height="90"
        rx="20"
        fill="var(--coral)"
        stroke="var(--ink)"
        strokeWidth="3.5"
      />
      <path d="M66 60v86M186 60v86" stroke="var(--ink)" strokeWidth="3.5" />
      <rect x="84" y="74" width="84" height="58" rx="5" fill="var(--card)" />
      <path d="M89 74h74q5 0 5 5v8h-84v-8q0-5 5-5z" fill="var(--amber)" />
      <path d="M96 104h34M96 118h22" stroke="var(--bar)" strokeWidth="6" />
      <Light cx={149} cy={110} r={11} hue="moss" />
      <path d="M66 151h.1M186 151h.1" stroke="var(--ink)" strokeWidth="14" />
    </g>
    <path d="M262 84h44M288 64l20 20-20 20" stroke="var(--ink)" strokeWidth="7" />
  </>
);

/** Makes things larger, so that the lower edge cuts them off. */
const Enlarged = ({ children }: { children: ReactNode }) => (
  <g transform={`translate(130 ${groundY}) scale(1.3) translate(-130 -146)`}>{children}</g>
);

/** A person between a yes and a no. */
const Decision = () => (
  <Enlarged>
    <g transform="translate(130 158) scale(1.5)">
      <Person hue="coral" />
    </g>
    <Light cx={36} cy={groundY - 32} r={32} hue="moss" />
    <path d="M22 128l10 11 19-22" stroke={markColour} strokeWidth="7" />
    <circle cx="224" cy={groundY - 31} r="30" strokeWidth="3" fill="var(--card)" />
    <path d="M213 118l22 22M235 118l-22 22" strokeWidth="6" />
  </Enlarged>
);

/** Users at a door that is open. */
const Users = () => (
  <>
    <path d="M92 160V12h118v148z" fill="var(--amber)" stroke="var(--ink)" strokeWidth="5" />
    <path d="M210 12l46 18v130h-46z" fill="var(--coral)" stroke="var(--ink)" strokeWidth="5" />
    <path d="M222 94v10" stroke={markColour} strokeWidth="6" />
    <g transform="translate(177 157) scale(.92)">
      <Person hue="heather" />
    </g>
    <g transform="translate(134 157) scale(1.14)">
      <Person hue="fjord" />
    </g>
    <g transform="translate(42 157) scale(1.14)">
      <Person hue="coral" />
    </g>
    <g transform="translate(-28 157) scale(.92)">
      <Person hue="amber" />
    </g>
    <g transform="translate(306 157) scale(1.3)">
      <Person hue="moss" />
    </g>
  </>
);

/** An hour on a clock, beside the phone with the new version. */
const Time = () => (
  <Enlarged>
    <path
      d="M20 160V46q0-16 16-16h50q16 0 16 16v114z"
      fill="var(--screen)"
      stroke="var(--ink)"
      strokeWidth="6"
    />
    <path d="M50 44h22" stroke="var(--ink)" strokeWidth="7" />
    <path d="M36 66h50v34H36z" fill="color-mix(in oklab, var(--fjord) 40%, var(--card))" stroke="none" />
    <path d="M38 116h34" stroke="var(--bar)" strokeWidth="6" />
    <path d="M42 139h38" stroke="var(--coral)" strokeWidth="14" />
    <Light cx={186} cy={groundY - 62} r={62} hue="coral" />
    <path d="M186 98V48a50 50 0 0 1 25 7z" fill={markColour} stroke="none" opacity=".3" />
    <path d="M186 98V56M186 98l16-28" stroke={markColour} strokeWidth="8" />
    <path d="M186 46v0M238 98v0M186 150v0M134 98v0" stroke={markColour} strokeWidth="8" />
  </Enlarged>
);

/** Coins as high as the parts that they pay for. One part is too much. */
const Budget = () => (
  <Enlarged>
    <g fill="var(--amber)" stroke="var(--ink)" strokeWidth="4">
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
    <path d="M174 54V26h44v28z" strokeWidth="2" strokeDasharray="5 6" />
  </Enlarged>
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

/** The hues of the panels. */
export const pointHues: Record<PointDrawingName, Hue> = {
  speed: 'moss',
  accessibility: 'amber',
  services: 'heather',
  freedom: 'fjord',
  decision: 'moss',
  users: 'coral',
  time: 'fjord',
  budget: 'heather',
};

/** The drawing of a point, as wide as its panel. Its ground is the lower edge of the panel. */
export function PointDrawing({ name }: { name: PointDrawingName }) {
  const Drawing = drawings[name];
  return (
    <DrawingImage width={400} height={groundY}>
      <DrawingSvg viewBox={`-70 0 400 ${groundY}`} stroke="var(--ink)">
        <Drawing />
      </DrawingSvg>
    </DrawingImage>
  );
}
