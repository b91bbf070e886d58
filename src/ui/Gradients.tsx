import { lights } from '#content/lights.ts';

/**
 * Gradients of the hues, which drawings use as `fill="url(#_coral)"`. Each page contains those it uses, once. The ids
 * start with `_`, so that they never equal the id of a heading.
 */
export function Gradients() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <GradientDefinitions />
    </svg>
  );
}

/**
 * The gradients themselves, for a drawing that is no part of a page. That of arms is in the units of a figure, and
 * equals the gradient of its torso, so that an arm has no seam there. Far from the torso it is lit again. Halos
 * are around lights at night, and the last two gradients are above the torso and the head of a person at night.
 */
export function GradientDefinitions() {
  return (
    <defs>
      {Object.entries(lights).map(([name, [highlight, colour, shade]]) => (
        <radialGradient key={name} id={`_${name}`} cx=".34" cy=".8" r="1">
          <stop stopColor={highlight} />
          <stop offset=".5" stopColor={colour} />
          <stop offset="1" stopColor={shade} />
        </radialGradient>
      ))}
      {Object.keys(lights).map((name) => (
        <radialGradient
          key={name}
          id={`_${name}Arm`}
          href={`#_${name}`}
          cx="-22"
          cy="-22"
          r="140"
          gradientUnits="userSpaceOnUse"
          gradientTransform="scale(1 1.12)"
          spreadMethod="reflect"
        />
      ))}
      {Object.entries(lights).map(([name, [, colour]]) => (
        <radialGradient key={name} id={`_${name}Halo`}>
          <stop offset=".2" stopColor={colour} stopOpacity=".55" />
          <stop offset=".5" stopColor={colour} stopOpacity=".2" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      ))}
      <radialGradient id="_torsoShade" cy="0" r="1">
        <stop offset=".25" stopColor="oklch(16% .05 275)" stopOpacity="0" />
        <stop offset="1" stopColor="oklch(16% .05 275)" stopOpacity=".8" />
      </radialGradient>
      <radialGradient id="_headGlare">
        <stop stopColor="#fff8e6" stopOpacity=".75" />
        <stop offset="1" stopColor="#fff8e6" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

/** Removes the gradients that a page does not use. Only its HTML shows which, because drawings refer to them by id. */
export const removeUnusedGradients = (html: string): string =>
  html
    .replace(/<radialGradient id="(_\w+)".*?<\/radialGradient>/g, (gradient, id) =>
      html.includes(`url(#${id})`) ? gradient : '',
    )
    .replace('<defs></defs>', '');
