import { polarToCartesian } from './Light.tsx';
import { markColour } from './shapes.tsx';

/** A cookie: its centre and its radius. */
interface Cookie {
  cx: number;
  cy: number;
  r: number;
  /** Direction of the first corner of the bite. The others follow against the clock. */
  bite?: number;
}

/** Angles from the first corner of the bite, and distances from the centre as shares of the radius. */
const biteCorners = [
  [0, 1],
  [-24, 0.84],
  [-52, 0.84],
  [-80, 1],
] as const;

/** Returns the outline of a cookie with a bite taken out of it. */
export function getCookiePath({ cx, cy, r, bite = -4 }: Cookie) {
  const [start, ...corners] = biteCorners.map(([degrees, share]) => {
    const corner = polarToCartesian(cx, cy, r * share, bite + degrees);
    return `${corner.cx} ${corner.cy}`;
  });
  const biteRadius = Math.round(r * 0.24);
  return `M${corners.at(-1)}A${r} ${r} 0 1 0 ${start}${corners.map((corner) => `A${biteRadius} ${biteRadius} 0 0 1 ${corner}`).join('')}z`;
}

/** Centres and radii of the chips as shares of the radius of the cookie. */
const chips = [
  [-0.5, -0.45, 0.11],
  [0, -0.1, 0.135],
  [-0.65, 0.17, 0.13],
  [0.41, 0.3, 0.105],
  [-0.12, 0.56, 0.115],
  [-0.26, -0.77, 0.08],
] as const;

/** The chips of a cookie. */
export const Chips = ({ cx, cy, r }: Cookie) => (
  <path
    d={chips
      .map(([x, y, size]) => {
        const chip = Math.round(size * r);
        return `M${Math.round(cx + x * r) - chip} ${Math.round(cy + y * r)}a${chip} ${chip} 0 1 0 ${2 * chip} 0a${chip} ${chip} 0 1 0 ${-2 * chip} 0`;
      })
      .join('')}
    fill={markColour}
    stroke="none"
  />
);
