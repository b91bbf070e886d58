import type { PropsOf } from '#content/author-components.ts';
import palette from '../drawings/palette.module.css';
import { Vignette as VignetteDrawing, vignetteGround } from '../drawings/vignettes.tsx';

/** A small drawing before the words of a point or of a heading. */
export const Vignette = ({ name }: PropsOf<'Vignette'>) => (
  <svg
    className={palette.palette}
    data-vignette=""
    viewBox={`0 0 180 ${vignetteGround}`}
    fill="none"
    stroke="var(--ink)"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <VignetteDrawing name={name} />
  </svg>
);
