import type { PropsOf } from '#content/author-components.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { SceneDrawing } from '../drawings/scenes.tsx';
import styles from './Scene.module.css';

/** A decorative drawing across the window. It shows what the text beside it says. */
export const Scene = ({ drawing }: PropsOf<'Scene'>) => (
  <div className={styles.scene} data-across="" data-scene="">
    <DrawingSvg viewBox="-230 0 460 245" stroke="var(--ink)">
      <SceneDrawing name={drawing} />
    </DrawingSvg>
  </div>
);
