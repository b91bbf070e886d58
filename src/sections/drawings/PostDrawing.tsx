import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light, polar } from './Light.tsx';

const series = (length: number) => Array.from({ length }, (_, place) => place);

/** Rows of lights above a row of rings; the last light is another's. */
const ledger = (hue: Hue) => (
  <>
    {series(31).map((place) => (
      <Light
        key={place}
        cx={88 + (place % 8) * 66.5}
        cy={74 + Math.floor(place / 8) * 62}
        r={19}
        hue={place < 30 ? hue : opposite(hue)}
      />
    ))}
    {series(16).map((place) => (
      <circle key={place} cx={88 + place * 31} cy="344" r="9" />
    ))}
  </>
);

/** Five lights around one, each with its own distance to it. */
const conversation = (hue: Hue) => (
  <>
    {[150, 128, 158, 138, 146].map((distance, place) => {
      const light = polar(320, 206, distance, place * 72 - 122);
      return (
        <g key={distance}>
          <path d={`M320 206L${light.cx} ${light.cy}`} opacity="0.5" />
          <Light {...light} r={34} hue={hue} />
        </g>
      );
    })}
    <Light cx={320} cy={206} r={58} hue={opposite(hue)} />
  </>
);

/** A ridge on the water line, and its rings on the water. */
const ridge = (hue: Hue) => (
  <>
    <path d="M0 262h640" opacity="0.5" />
    <Light cx={214} cy={204} r={58} hue={hue} />
    <Light cx={352} cy={152} r={110} hue={hue} />
    <Light cx={480} cy={214} r={48} hue={opposite(hue)} />
    {[58, 110, 48].map((r, place) => (
      <ellipse key={r} cx={[214, 352, 480][place]} cy={282 + r / 6} rx={r * 0.8} ry={r / 9} opacity="0.5" />
    ))}
  </>
);

const opposite = (hue: Hue): Hue => (hue === 'coral' || hue === 'rose' ? 'amber' : 'coral');

const motifs: ((hue: Hue) => ReactNode)[] = [ridge, conversation, ledger];

/** The same document draws the same motif in every language and build. */
function motifOf(path: string) {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const hash = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  return motifs[hash % motifs.length] ?? ledger;
}

/** A drawing for a post that has no picture of its own. */
export function PostDrawing({ path, hue }: { path: string; hue: Hue }) {
  return (
    <svg
      viewBox="0 0 640 400"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      {motifOf(path)(hue)}
    </svg>
  );
}
