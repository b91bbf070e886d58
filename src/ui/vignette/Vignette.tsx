import type { PropsOf, VignetteName } from '#content/author-components.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { isKeyName, Key } from '#ui/drawings/keys.tsx';
import { Vignette as VignetteDrawing, vignetteGround } from '../drawings/vignettes.tsx';
import styles from './Vignette.module.css';

/** Drawings beside a paragraph. They are shown only in a wide window. */
const besideNames: ReadonlySet<VignetteName> = new Set(['call', 'application', 'conversation']);

/**
 * A small drawing before the words of a point or of a heading. Styles show a group whole on a phone, too. Pictures that
 * go on to the right begin at the left edge, so that a tablet shows all of them. A key of a right is smaller. Its
 * size is in attributes, so that it needs no styles.
 */
export const Vignette = ({ name }: PropsOf<'Vignette'>) =>
  isKeyName(name) ? (
    <DrawingSvg data-vignette="" viewBox="134 -26 104 66" width="110" height="70">
      <Key name={name} />
    </DrawingSvg>
  ) : (
    <DrawingSvg
      className={besideNames.has(name) ? styles.beside : undefined}
      data-vignette={name === 'everybody' ? 'group' : ''}
      viewBox={`0 0 180 ${vignetteGround}`}
      preserveAspectRatio={name === 'unknown' || name === 'crumbs' ? 'xMinYMax' : 'xMidYMax'}
      stroke="var(--ink)"
    >
      <VignetteDrawing name={name} />
    </DrawingSvg>
  );
