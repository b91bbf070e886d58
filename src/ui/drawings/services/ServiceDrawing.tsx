import type { PropsOf } from '#content/author-components.ts';
import { AppDrawing } from './AppDrawing.tsx';
import { InclusionDrawing } from './InclusionDrawing.tsx';
import { QualityDrawing } from './QualityDrawing.tsx';
import { WebDrawing } from './WebDrawing.tsx';

const drawings = {
  app: AppDrawing,
  web: WebDrawing,
  quality: QualityDrawing,
  inclusion: InclusionDrawing,
};

type DrawingName = PropsOf<'Drawing'>['name'];

interface ServiceDrawingProps {
  name: DrawingName;
  /** Shape of the frame. The drawing covers it, and its edges are cut off if the shapes differ. */
  frame?: 'upright' | 'wide' | undefined;
}

/** View boxes for a wide frame, around the centre of each drawing. */
const wideViewBoxes: Record<DrawingName, string> = {
  app: '-154 60 800 500',
  web: '-160 64 800 500',
  quality: '0 210 480 300',
  inclusion: '-184 56 800 500',
};

/** The drawing of a service. It covers its frame and uses the `--tint` of it. */
export function ServiceDrawing({ name, frame = 'upright' }: ServiceDrawingProps) {
  const Drawing = drawings[name];
  return (
    <svg
      viewBox={frame === 'wide' ? wideViewBoxes[name] : '0 -80 480 800'}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
