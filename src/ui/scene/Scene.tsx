import type { PropsOf } from '#content/author-components.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { SceneDrawing, tallScenes } from '../drawings/scenes.tsx';
import styles from './Scene.module.css';

/** A decorative drawing across the window. It shows what the text beside it says. */
export function Scene({ drawing }: PropsOf<'Scene'>) {
  const isTall = tallScenes.includes(drawing);
  return (
    <div className={isTall ? `${styles.scene} ${styles.tall}` : styles.scene} data-across="" data-scene="">
      <DrawingSvg viewBox={isTall ? '-230 -85 460 330' : '-230 0 460 245'} stroke="var(--ink)">
        <SceneDrawing name={drawing} />
      </DrawingSvg>
    </div>
  );
}
