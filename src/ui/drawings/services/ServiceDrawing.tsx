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

type Name = PropsOf<'Drawing'>['name'];

interface ServiceDrawingProps {
  name: Name;
  /** Shape of the frame it fills; what matters most stays in view where the frame differs from it. */
  frame?: 'upright' | 'wide' | undefined;
}

const wide: Record<Name, string> = {
  app: '-154 60 800 500',
  web: '-160 64 800 500',
  quality: '0 210 480 300',
  inclusion: '-184 56 800 500',
};

/** The drawing of one service. It fills its frame, on whatever `--tint` the frame has. */
export function ServiceDrawing({ name, frame = 'upright' }: ServiceDrawingProps) {
  const Lines = drawings[name];
  return (
    <svg
      viewBox={frame === 'wide' ? wide[name] : '0 -80 480 800'}
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
