import type { PropsOf } from '#content/author-components.ts';
import { ServiceDrawing } from '#ui/drawings/services/ServiceDrawing.tsx';
import styles from './WideDrawing.module.css';

/** The large drawing of a service on its tint, up to the edge of the window. */
export function WideDrawing({ name, hue }: PropsOf<'Drawing'>) {
  return (
    <div className="grid" aria-hidden="true">
      <div className={`${styles.drawing} h-${hue}`}>
        <ServiceDrawing name={name} frame="wide" />
      </div>
    </div>
  );
}
