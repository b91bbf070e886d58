import type { ReactNode } from 'react';
import type { Hue, WebsiteStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour } from '../shapes.tsx';

/** The page on its screens, which has a little less light at night. */
const pageColour = 'light-dark(oklch(98.5% 0.006 95), oklch(86% 0.014 95))';

/** Connectors on a ground, which is dark at night. */
const connectorColour = `light-dark(${markColour}, oklch(86% 0.014 95))`;

/** Lines of text on it. */
const lineColour = 'oklch(80% 0.015 265)';

/** Lengths of the bars, each as long as its page is used, and what becomes of the page. */
const usage = [
  { end: 196, fate: 'keep' },
  { end: 142, fate: 'rewrite' },
  { end: 104, fate: 'keep' },
  { end: 50, fate: 'remove' },
] as const;

/** Signs of what becomes of a page, around the origin. */
const fates: Record<(typeof usage)[number]['fate'], ReactNode> = {
  keep: (
    <>
      <Light cx={0} cy={0} r={26} hue="moss" />
      <path d="M-12 1l8 9L12-9" stroke={markColour} strokeWidth="7" />
    </>
  ),
  rewrite: (
    <>
      <Light cx={0} cy={0} r={26} hue="amber" />
      <path d="M-13 13l3-11L6-13l7 7L-2 10z" fill={markColour} />
    </>
  ),
  remove: (
    <>
      <circle r="26" fill={markColour} />
      <path d="M-9-9l18 18M9-9l-18 18" stroke={pageColour} strokeWidth="7" />
    </>
  ),
};

/** Bars from outside the picture, one for each page of the old site. */
const Stock = () =>
  usage.map(({ end, fate }, index) => (
    <g key={end} transform={`translate(0 ${33 + index * 58})`}>
      <path
        d={`M-900 0H${end}`}
        stroke={pageColour}
        strokeWidth="38"
        strokeLinecap="butt"
        opacity={fate === 'remove' ? 0.5 : undefined}
      />
      <g transform={`translate(${end} 0)`}>{fates[fate]}</g>
    </g>
  ));

/** A sheet with text, which is being written. */
const Text = () => (
  <g transform="rotate(-5 120 120)">
    <path d="M22 4h178v500H22z" fill={pageColour} />
    <text x="34" y="132" fontSize="108" letterSpacing="-5" fill={markColour}>
      Aa
    </text>
    <path d="M44 176h128M44 208h128M44 240h128M44 272h128" stroke={lineColour} strokeWidth="12" />
    <path d="M178 40v106" stroke="var(--coral)" strokeWidth="10" />
    <Light cx={178} cy={40} r={14} hue="coral" />
  </g>
);

/** One page on a phone, complete, and a comment on it. */
const Page = () => (
  <>
    <g transform="translate(-2 0) rotate(5 120 160)">
      <rect x="28" y="10" width="166" height="420" rx="34" fill={markColour} />
      <rect x="38" y="20" width="146" height="400" rx="25" fill={pageColour} />
      <path d="M63 20h96a25 25 0 0 1 25 25v97H38V45a25 25 0 0 1 25-25z" fill="oklch(88% 0.07 28)" />
      <path d="M62 142a49 49 0 0 1 98 0z" fill="url(#_coral)" />
      <path d="M92 31h38" stroke={markColour} strokeWidth="13" />
      <path d="M58 170h92" stroke={markColour} strokeWidth="15" />
      <path d="M56 198h108M56 220h74" stroke={lineColour} strokeWidth="10" />
      <path d="M72 260h78" stroke="var(--fjord)" strokeWidth="34" />
    </g>
    <path
      d="M144 66h62a26 26 0 0 1 26 26v24a26 26 0 0 1-26 26h-24l-34 28v-28h-4a26 26 0 0 1-26-26V92a26 26 0 0 1 26-26z"
      fill={markColour}
    />
    <path d="M146 92h58M146 116h36" stroke={pageColour} strokeWidth="10" />
  </>
);

/** The blocks of a page. Some are new, and a part whose code has been tested is on its way to its place. */
const Parts = () => (
  <>
    <g fill={pageColour}>
      <rect x="16" y="12" width="208" height="44" rx="10" />
      <rect x="16" y="68" width="98" height="102" rx="10" />
    </g>
    <path d="M36 34h.1m18 0h.1m18 0h.1" stroke="var(--fjord)" strokeWidth="12" />
    <path d="M36 118l22-26 18 18 12-12 14 20v34H28v-24z" fill="var(--fjord)" />
    <g stroke={pageColour} strokeWidth="4" strokeDasharray="9 10">
      <rect x="126" y="68" width="98" height="102" rx="10" />
      <rect x="16" y="182" width="208" height="50" rx="10" />
    </g>
    <g fill={pageColour}>
      <rect x="16" y="244" width="98" height="124" rx="10" />
      <rect x="126" y="244" width="98" height="124" rx="10" />
      <rect x="16" y="380" width="208" height="120" rx="10" />
    </g>
    <g transform="translate(128 104) rotate(9 49 51)">
      <rect width="98" height="102" rx="10" fill="url(#_amber)" />
      <path d="M32 32L15 51l17 19M66 32l17 19-17 19M55 28L43 74" stroke={markColour} strokeWidth="9" />
    </g>
  </>
);

/** Lines from an email, a poster and a search, which join into one arrow to the page. */
const Links = () => (
  <>
    <path d="M196-20h900v900H196z" fill={pageColour} />
    <path d="M224 22h900" stroke={lineColour} strokeWidth="14" />
    <path d="M224 46h900v120H224z" fill="oklch(86% 0.07 320)" />
    <path d="M244 166a56 56 0 0 1 112 0z" fill="url(#_heather)" />
    <path d="M224 194h900M224 222h900M224 250h900M224 278h900" stroke={lineColour} strokeWidth="12" />
    <path d="M224 312h900v900H224z" fill="oklch(86% 0.07 320)" />
    <path d="M224 470l62-76 42 48 40-44 60 72v90H224z" fill="var(--heather)" />
    <path
      d="M70 34c48 0 18 86 66 86M70 206c48 0 18-86 66-86M70 120h106M150 94l26 26-26 26"
      stroke={connectorColour}
      strokeWidth="13"
    />
    <g fill={pageColour}>
      <rect x="10" y="10" width="72" height="50" rx="7" />
      <path d="M18 86h56v68H18z" />
      <circle cx="42" cy="202" r="30" />
    </g>
    <path d="M16 18l30 24 30-24" stroke={markColour} strokeWidth="6" />
    <Light cx={46} cy={112} r={16} hue="coral" />
    <path d="M34 140h24" stroke={markColour} strokeWidth="7" />
    <circle cx="39" cy="199" r="12" stroke={markColour} strokeWidth="7" />
    <path d="M48 208l10 10" stroke={markColour} strokeWidth="8" />
    {/* A code on a parcel and a bookmark, where the stage is tall enough. */}
    <g data-tall="" stroke={markColour}>
      <path
        d="M70 312c48 0 18 50 66 50M70 412c48 0 18-50 66-50h40M150 336l26 26-26 26"
        stroke={connectorColour}
        strokeWidth="13"
      />
      <path d="M14 280h64v64H14zM18 384h56v66l-28-20-28 20z" fill={pageColour} stroke="none" />
      <path d="M26 292h14v14H26zM52 292h14v14H52zM26 318h14v14H26zM54 320v10h10" strokeWidth="6" />
    </g>
  </>
);

const stages: Record<WebsiteStage, readonly [ground: Hue, Subject: () => ReactNode]> = {
  stock: ['coral', Stock],
  text: ['amber', Text],
  page: ['moss', Page],
  parts: ['fjord', Parts],
  links: ['heather', Links],
};

/** Grounds at night. A dark amber is brown, and a dark coral is maroon, as in Points.module.css. */
const nightGrounds: Partial<Record<Hue, string>> = {
  amber: 'oklch(55% 0.16 286)',
  coral: 'oklch(48% 0.15 350)',
};

/** One stage from an old website to a new one: one thing, large, on a ground in a hue that fills the picture. */
export function WebsiteStageDrawing({ stage }: { stage: WebsiteStage }) {
  const [ground, Subject] = stages[stage];
  return (
    <DrawingSvg viewBox="0 0 240 240" preserveAspectRatio="xMidYMin meet">
      <path
        d="M-900-900h3000v3000h-3000z"
        fill={`light-dark(var(--${ground}), color-mix(in oklab, ${nightGrounds[ground] ?? `var(--${ground})`} 52%, oklch(16% 0.06 272)))`}
      />
      <Light cx={120} cy={120} r={104} hue={ground} />
      <Subject />
    </DrawingSvg>
  );
}
