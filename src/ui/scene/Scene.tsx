import type { PropsOf } from '#content/author-components.ts';
import palette from '../drawings/palette.module.css';
import { SceneDrawing } from '../drawings/scenes.tsx';
import styles from './Scene.module.css';

/** A decorative drawing across the window. It shows what the text beside it says. */
export const Scene = ({ drawing }: PropsOf<'Scene'>) => (
  <div className={styles.scene} data-across="" data-scene="">
    <svg
      className={palette.palette}
      viewBox="-230 0 460 280"
      fill="none"
      stroke="var(--ink)"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <SceneDrawing name={drawing} />
    </svg>
  </div>
);
