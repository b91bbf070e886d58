import type { Hue, ServiceDrawingName } from '#content/collections.ts';
import styles from '../palette.module.css';
import { AppDrawing } from './AppDrawing.tsx';
import { FootprintDrawing } from './FootprintDrawing.tsx';
import { InclusionDrawing } from './InclusionDrawing.tsx';
import { ProjectDrawing } from './ProjectDrawing.tsx';
import { QualityDrawing } from './QualityDrawing.tsx';
import { ReplyDrawing } from './ReplyDrawing.tsx';
import { TableDrawing } from './TableDrawing.tsx';
import { WebDrawing } from './WebDrawing.tsx';

const drawings = {
  app: AppDrawing,
  web: WebDrawing,
  quality: QualityDrawing,
  inclusion: InclusionDrawing,
  project: ProjectDrawing,
  reply: ReplyDrawing,
  footprint: FootprintDrawing,
  table: TableDrawing,
};

interface ServiceDrawingProps {
  name: ServiceDrawingName;
  hue: Hue;
}

/**
 * The drawing of a service or of another page. The view box is shown whole; sky and ground fill the rest of a frame of any
 * other shape.
 */
export function ServiceDrawing({ name, hue }: ServiceDrawingProps) {
  const Drawing = drawings[name];
  return (
    <svg className={`${styles.palette} h-${hue}`} viewBox="0 0 620 560" fill="none" aria-hidden="true">
      <Drawing hue={hue} />
    </svg>
  );
}
