import type { PropsOf } from '#content/author-components.ts';
import { ServiceDrawing } from '#ui/drawings/services/ServiceDrawing.tsx';
import styles from './WideDrawing.module.css';

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
