import type { ReactNode } from 'react';
import { frameColour, markColour } from '../shapes.tsx';
import { groundY, Ring } from './parts.tsx';

interface CookieProps {
  /** Number of bites that have been taken out of the cookie. */
  biteCount: number;
}

const cookie = { cx: 216, cy: 84, r: 38 };

/** Horizontal position of the edge after each bite but the last, which leaves only the outline. */
const bittenEdges = [247, 231, 216, 198];

/** The cookie in the sky, which is eaten from the right, like a moon that wanes. The last one is only an outline. */
const Cookie = ({ biteCount }: CookieProps) => {
  const edge = bittenEdges[biteCount - 1];
  return (
    <>
      <Ring {...cookie} />
      {edge && (
        <>
          <clipPath id={`_bites-${biteCount}`}>
            <path d={`M170 40H${edge}${'a14 14 0 0 0 0 24'.repeat(4)}H170z`} />
          </clipPath>
          <g clipPath={`url(#_bites-${biteCount})`} stroke="none">
            <circle {...cookie} fill="url(#_amber)" />
            <path d="M200 68h0M231 73h0M203 100h0M229 104h0" stroke={markColour} strokeWidth="11" />
          </g>
        </>
      )}
    </>
  );
};

interface StageProps extends CookieProps {
  children: ReactNode;
}

/** A thing on the ground below what it leaves of the cookie. On a phone the cookie is larger, and at the right edge. */
const Stage = ({ biteCount, children }: StageProps) => (
  <>
    <g data-cookie="">
      <Cookie biteCount={biteCount} />
    </g>
    {children}
  </>
);

/** A switch that is at no. */
const Choices = () => (
  <Stage biteCount={1}>
    <rect x="30" y={groundY - 66} width="132" height="66" rx="33" fill={frameColour} stroke="none" />
    <circle cx="64" cy={groundY - 33} r="25" fill="url(#_amber)" stroke="none" />
    <path d={`M54 ${groundY - 43}l20 20m0-20l-20 20`} stroke={markColour} strokeWidth="6" />
  </Stage>
);

/** A video with a button that stops it. */
const Videos = () => (
  <Stage biteCount={2}>
    <path d={`M24 ${groundY}V40h144v${groundY - 40}z`} fill="var(--device)" stroke="none" />
    <circle cx="96" cy="96" r="34" fill="url(#_coral)" stroke="none" />
    <path d="M83 83h26v26h-26z" fill={markColour} stroke={markColour} strokeWidth="4" />
  </Stage>
);

/** The gear of the browser's settings. */
const Settings = () => (
  <Stage biteCount={3}>
    {[0, 60, 120].map((turn) => (
      <path
        key={turn}
        d="M-52-10h104v20h-104z"
        transform={`translate(96 ${groundY - 54}) rotate(${turn})`}
        fill={frameColour}
        stroke={frameColour}
        strokeWidth="6"
      />
    ))}
    <circle cx="96" cy={groundY - 54} r="40" fill={frameColour} stroke="none" />
    <circle cx="96" cy={groundY - 54} r="22" fill="url(#_amber)" stroke="none" />
  </Stage>
);

/** A tab that is closed. */
const Tab = () => (
  <Stage biteCount={4}>
    <path
      d={`M24 ${groundY}V56a8 8 0 0 1 8-8h70a8 8 0 0 1 8 8v16h58v${groundY - 72}z`}
      fill="var(--card)"
      stroke="none"
    />
    <circle cx="88" cy="60" r="24" fill="url(#_coral)" stroke="none" />
    <path d="M79 51l18 18m0-18l-18 18" stroke={markColour} strokeWidth="6" />
    <path d="M44 104h84M44 124h52" stroke="var(--bar)" strokeWidth="7" />
  </Stage>
);

/** Colour of a private window. It is dark, and at night lighter than the sky behind it. */
const privateColour = 'light-dark(oklch(28% 0.05 290), oklch(50% 0.07 290))';

/** A private window, which is dark. */
const PrivateWindow = () => (
  <Stage biteCount={5}>
    <path d={`M24 ${groundY}V40h144v${groundY - 40}z`} fill={privateColour} stroke="none" />
    <path d="M40 56h0M56 56h0M72 56h0" stroke="oklch(80% 0.03 265)" strokeWidth="8" />
    <circle cx="96" cy="104" r="30" fill="oklch(92% 0.05 90)" stroke="none" />
    <circle cx="109" cy="95" r="26" fill={privateColour} stroke="none" />
  </Stage>
);

/** Ways to withdraw consent, in the order of the cookie policy. Each takes another bite out of the cookie. */
export const withdrawalDrawings = [Choices, Videos, Settings, Tab, PrivateWindow];
