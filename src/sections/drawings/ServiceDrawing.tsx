import type { PropsOf } from '#content/vocabulary.ts';
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

interface ServiceDrawingProps {
  name: PropsOf<'Drawing'>['name'];
  /** The part that must show, where the frame has other proportions: the upright whole, or a square of it. */
  frame?: 'upright' | 'square' | undefined;
}

const frames = { upright: '0 -80 480 800', square: '-40 60 560 500' };

/** The drawing of one service. It fills its frame, on whatever `--tint` the frame has. */
export function ServiceDrawing({ name, frame = 'upright' }: ServiceDrawingProps) {
  const Lines = drawings[name];
  return (
    <svg
      viewBox={frames[frame]}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <Lines />
    </svg>
  );
}
