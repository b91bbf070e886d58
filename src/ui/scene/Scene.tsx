import type { PropsOf } from '#content/author-components.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { getSceneView, SceneDrawing } from '../drawings/scenes.tsx';
import styles from './Scene.module.css';

/** A decorative drawing across the window. It shows what the text beside it says. */
export function Scene({ drawing }: PropsOf<'Scene'>) {
  const { view, viewBox, isNight } = getSceneView(drawing);
  return (
    <div
      className={[styles.scene, styles[view], isNight && styles.night].filter(Boolean).join(' ')}
      data-across=""
      data-scene={drawing}
    >
      <DrawingSvg viewBox={viewBox} stroke="var(--ink)">
        <SceneDrawing name={drawing} />
      </DrawingSvg>
    </div>
  );
}
