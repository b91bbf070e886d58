import type { PropsOf } from '#content/author-components.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Vignette as VignetteDrawing, vignetteGround } from '../drawings/vignettes.tsx';

/** A small drawing before the words of a point or of a heading. Styles show a group whole on a phone, too. */
export const Vignette = ({ name }: PropsOf<'Vignette'>) => (
  <DrawingSvg
    data-vignette={name === 'everybody' ? 'group' : ''}
    viewBox={`0 0 180 ${vignetteGround}`}
    preserveAspectRatio="xMidYMax"
    stroke="var(--ink)"
  >
    <VignetteDrawing name={name} />
  </DrawingSvg>
);
