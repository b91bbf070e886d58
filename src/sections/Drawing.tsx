import type { PropsOf } from '#content/vocabulary.ts';
import styles from './Drawing.module.css';
import { ServiceDrawing } from './drawings/ServiceDrawing.tsx';

/** One of the services' drawings, large on its tint, to the edge of the window. */
export function Drawing({ name, hue }: PropsOf<'Drawing'>) {
  return (
    <div className="grid" aria-hidden="true">
      <div className={`${styles.art} h-${hue}`}>
        <ServiceDrawing name={name} frame="wide" />
      </div>
    </div>
  );
}
