import type { ReactNode } from 'react';
import type { WebsiteStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour } from '../shapes.tsx';

/** The page on its screens, which has a little less light at night. */
const pageColour = 'light-dark(oklch(98.5% 0.006 95), oklch(95% 0.008 95))';

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
      <Light cx={0} cy={0} r={24} hue="moss" />
      <path d="M-12 1l8 9L12-9" stroke={markColour} strokeWidth="7" />
    </>
  ),
  rewrite: (
    <>
      <Light cx={0} cy={0} r={24} hue="amber" />
      <path d="M-13 13l3-11L6-13l7 7L-2 10z" fill={markColour} />
    </>
  ),
  remove: (
    <>
      <circle r="24" fill={markColour} />
      <path d="M-9-9l18 18M9-9l-18 18" stroke={pageColour} strokeWidth="7" />
    </>
  ),
};

/** Bars from outside the picture, one for each page of the old site. */
const Stock = () =>
  usage.map(({ end, fate }, index) => (
    <g key={end} transform={`translate(0 ${40 + index * 51})`}>
      <path
        d={`M-900 0H${end}`}
        stroke={pageColour}
        strokeWidth="32"
        strokeLinecap="butt"
        opacity={fate === 'remove' ? 0.5 : undefined}
      />
      <g transform={`translate(${end} 0)`}>{fates[fate]}</g>
    </g>
  ));

/** A sheet with text, which is being written. */
const Text = () => (
  <g transform="translate(4 22) rotate(-5 120 120)">
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
    <g transform="translate(-6 16) rotate(5 120 160)">
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
      d="M132 82h62a26 26 0 0 1 26 26v24a26 26 0 0 1-26 26h-24l-34 28v-28h-4a26 26 0 0 1-26-26v-24a26 26 0 0 1 26-26z"
      fill={markColour}
    />
    <path d="M134 108h58M134 132h36" stroke={pageColour} strokeWidth="10" />
  </>
);

/** The blocks of a page. A part whose code has been tested is on its way to its place. */
const Parts = () => (
  <>
    <g fill={pageColour}>
      <rect x="20" y="20" width="200" height="40" rx="10" />
      <rect x="20" y="76" width="92" height="112" rx="10" />
      <rect x="20" y="204" width="200" height="104" rx="10" />
      <rect x="20" y="324" width="200" height="300" rx="10" />
    </g>
    <path d="M40 40h.1m18 0h.1m18 0h.1" stroke="var(--fjord)" strokeWidth="12" />
    <path
      d="M20 168l34-40 24 26 16-14 18 20v18a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10z"
      fill="var(--fjord)"
    />
    <path d="M44 236h84M44 260h136M44 282h100M44 356h136M44 380h120" stroke={lineColour} strokeWidth="11" />
    <rect
      x="130"
      y="78"
      width="88"
      height="108"
      rx="10"
      stroke={pageColour}
      strokeWidth="4"
      strokeDasharray="9 10"
    />
    <g transform="translate(104 98) rotate(-9 46 56)">
      <rect width="92" height="112" rx="10" fill="var(--amber)" />
      <path d="M28 38L12 57l16 18M64 38l16 19-16 18M52 32L40 82" stroke={markColour} strokeWidth="9" />
    </g>
  </>
);

/** Vertical positions of an email, a poster and a search. The page is found at the middle one. */
const sourceYs = [100, 220, 340] as const;

/** Lines from an email, a poster and a search, which join before the page that all of them lead to. */
const Links = () => (
  <g data-links="">
    <path d="M172 2000V84a20 20 0 0 1 20-20H2200V2000z" fill={pageColour} />
    <path d="M204 88h.1m20 0h.1m20 0h.1" stroke="var(--fjord)" strokeWidth="12" />
    <path d="M172 112H2200V316H172z" fill="oklch(88% 0.055 250)" />
    <Light cx={300} cy={178} r={36} hue="amber" />
    <path
      d="M172 316V284l54-14 46-38 66 50 64-56 78 52 84-70 96 70 110-84 130 80 200-60 1178 20V316z"
      fill="var(--fjord)"
    />
    <path d="M208 356h88" stroke={markColour} strokeWidth="18" />
    <path
      d="M52 100h46a30 30 0 0 1 30 30v60a30 30 0 0 0 30 30M52 340h46a30 30 0 0 0 30-30v-60a30 30 0 0 1 30-30M52 220h120"
      stroke={pageColour}
      strokeWidth="12"
    />
    {sourceYs.map((y) => (
      <circle key={y} cx="54" cy={y} r="38" fill={pageColour} />
    ))}
    <Light cx={172} cy={220} r={34} hue="moss" />
    <path d="M156 221l12 12 20-25M34 85h40v30H34zM34 87l20 16 20-16" stroke={markColour} strokeWidth="7" />
    <path d="M38 196h32v48H38zM49 230h10" stroke={markColour} strokeWidth="7" />
    <Light cx={54} cy={212} r={7} hue="coral" />
    <circle cx="50" cy="336" r="14" stroke={markColour} strokeWidth="7" />
    <path d="M61 347l11 11" stroke={markColour} strokeWidth="8" />
  </g>
);

/** The subject of each stage, and the share of blue in its ground, which is brighter from stage to stage. */
const stages: Record<WebsiteStage, readonly [Subject: () => ReactNode, percent: number]> = {
  stock: [Stock, 18],
  text: [Text, 28],
  page: [Page, 38],
  parts: [Parts, 48],
  links: [Links, 58],
};

/** One stage from an old website to a new one: one thing, large, on a ground that fills the picture. */
export function WebsiteStageDrawing({ stage }: { stage: WebsiteStage }) {
  const [Subject, percent] = stages[stage];
  return (
    <DrawingSvg viewBox="0 0 240 240" preserveAspectRatio={`xMidY${stage === 'stock' ? 'Mid' : 'Min'} meet`}>
      <path
        d="M-900-900h3000v3000h-3000z"
        fill={`color-mix(in oklab, var(--fjord) ${percent}%, oklch(16% 0.06 272))`}
      />
      <Subject />
    </DrawingSvg>
  );
}
