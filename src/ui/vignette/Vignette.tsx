import type { PropsOf } from '#content/author-components.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Vignette as VignetteDrawing, vignetteGround } from '../drawings/vignettes.tsx';

/**
 * A small drawing before the words of a point. Styles show a group whole on a phone, too. Pictures that go on to the right
 * begin at the left edge, so that a tablet shows all of them.
 */
export const Vignette = ({ name }: PropsOf<'Vignette'>) => (
  <DrawingSvg
    data-vignette={name === 'everybody' ? 'group' : ''}
    viewBox={`0 0 180 ${vignetteGround}`}
    preserveAspectRatio={name === 'unknown' || name === 'crumbs' ? 'xMinYMax' : 'xMidYMax'}
    stroke="var(--ink)"
  >
    <VignetteDrawing name={name} />
  </DrawingSvg>
);
