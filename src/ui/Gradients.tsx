import type { Hue } from '#content/collections.ts';

/** Each light's gradient for drawings, lit from below left: highlight, colour, shade. */
const lights: Record<Hue, [highlight: string, colour: string, shade: string]> = {
  coral: ['#fd8a72', '#f75f50', '#cf3428'],
  amber: ['#ffd079', '#f0b03c', '#cf8412'],
  moss: ['#79c68c', '#4fa765', '#2b8046'],
  fjord: ['#4ba3e0', '#1a82c6', '#0b5f9c'],
  heather: ['#cf86da', '#b163bd', '#8a4297'],
  rose: ['#f58bb4', '#e2659c', '#b8437b'],
  indigo: ['#868fe6', '#706ccc', '#51469a'],
  teal: ['#48b9b4', '#009a9c', '#007177'],
};

/** Definitions that drawings fill with: `url(#_coral)`. Once a page; a heading's id never begins with `_`. */
export function Gradients() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(lights).map(([name, [highlight, colour, shade]]) => (
          <radialGradient key={name} id={`_${name}`} cx=".34" cy=".8" r="1">
            <stop stopColor={highlight} />
            <stop offset=".5" stopColor={colour} />
            <stop offset="1" stopColor={shade} />
          </radialGradient>
        ))}
      </defs>
    </svg>
  );
}
