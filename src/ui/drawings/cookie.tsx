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

/** Returns the commands that draw the edge of a cookie, and those that draw each tooth mark of its bite. */
function getArcs({ cx, cy, r, bite = -4 }: Cookie) {
  const corners = biteCorners.map(([degrees, share]) => {
    const corner = polarToCartesian(cx, cy, r * share, bite + degrees);
    return `${corner.cx} ${corner.cy}`;
  });
  const biteRadius = Math.round(r * 0.24);
  return {
    edge: `M${corners.at(-1)}A${r} ${r} 0 1 0 ${corners[0]}`,
    marks: corners.slice(1).map((corner, index) => ({
      start: `M${corners[index]}`,
      arc: `A${biteRadius} ${biteRadius} 0 0 1 ${corner}`,
    })),
  };
}

/** Returns the outline of a cookie with a bite taken out of it. */
export function getCookiePath(cookie: Cookie) {
  const { edge, marks } = getArcs(cookie);
  return `${edge}${marks.map(({ arc }) => arc).join('')}z`;
}

/**
 * The outline of a cookie that is gone, in dashes of 5 and gaps of 6. Each arc is a path whose length is a whole number of
 * dashes and gaps plus one dash, so that dashes meet in every corner.
 */
export function GoneCookie(cookie: Cookie) {
  const { edge, marks } = getArcs(cookie);
  // Lengths of the arcs, as multiples of the radius. Those of the bite have shorter dashes, which show their curves.
  const getLength = (share: number, pitch: number) => 11 * Math.round((cookie.r * share - 5) / pitch) + 5;
  return (
    <g strokeWidth="2" strokeDasharray="5 6">
      <path d={edge} pathLength={getLength(4.887, 11)} />
      {marks.map(({ start, arc }) => (
        <path key={arc} d={start + arc} pathLength={getLength(0.49, 8)} />
      ))}
    </g>
  );
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
