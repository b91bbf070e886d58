import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { Screen } from './Website.tsx';

/** Tiles that the product has after launch: hue and left edge. */
const tiles: readonly (readonly [hue: Hue, x: number])[] = [
  ['coral', 12],
  ['fjord', 39],
  ['moss', 66],
  ['heather', 93],
];

/**
 * The product that the idea has become, 126 × 252: the light of the idea is its subject. The first version has one
 * action, and the product after launch has further parts below a larger light.
 */
export const ProjectPhone = ({ isGrown = false }: { isGrown?: boolean }) => (
  <>
    <Screen width={126} height={252} bezel={8} radius={16} />
    <path
      d="M0 148V16A16 16 0 0 1 16 0h94a16 16 0 0 1 16 16v132z"
      fill="light-dark(oklch(93% 0.07 85), oklch(34% 0.07 280))"
    />
    <circle cx="63" cy="84" r={isGrown ? 60 : 52} fill="var(--amber)" opacity=".32" />
    <Light cx={63} cy={84} r={isGrown ? 44 : 36} hue="amber" />
    <rect x="42" y="8" width="42" height="11" rx="5.5" fill="var(--device)" />
    {isGrown ? (
      tiles.map(([hue, x]) => (
        <rect key={hue} x={x} y="158" width="21" height="21" rx="5" fill={`url(#_${hue})`} stroke="none" />
      ))
    ) : (
      <>
        <path d="M18 170h90M18 192h54" stroke="var(--bar)" strokeWidth="9" strokeLinecap="round" />
        <rect x="14" y="212" width="98" height="26" rx="13" fill="var(--fjord)" />
      </>
    )}
  </>
);
