import type { ReactNode } from 'react';
import type { DrawnListName } from '#content/author-components.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { formDrawings } from './forms.tsx';
import { limitationDrawings } from './limitations.tsx';
import { needDrawings } from './needs.tsx';
import { projectDrawings } from './projects.tsx';
import { barHeight, retentionDrawings } from './retention.tsx';
import { storageDrawings } from './storage.tsx';
import { withdrawalDrawings } from './withdrawal.tsx';

const lists: Record<DrawnListName, readonly (() => ReactNode)[]> = {
  forms: formDrawings,
  storage: storageDrawings,
  limitations: limitationDrawings,
  retention: retentionDrawings,
  withdrawal: withdrawalDrawings,
  needs: needDrawings,
  projects: projectDrawings,
};

/** Values that differ from the default. */
const preserveAspectRatios: Partial<Record<DrawnListName, string>> = {
  retention: 'xMinYMax',
  withdrawal: 'xMinYMid',
};

/**
 * View boxes that differ from that of the others. Forms are larger, so that their words can be read. The ways to
 * withdraw are five in a row. The needs of an app are tall, and projects are close-ups.
 */
const viewBoxes: Partial<Record<DrawnListName, string>> = {
  retention: `0 0 640 ${barHeight}`,
  forms: '52 -34 176 208',
  withdrawal: '22 24 236 152',
  needs: '0 0 280 320',
  projects: '0 0 280 280',
};

/**
 * The drawing of one item of a list, counted from 0. The horizon is near its lower edge.
 * Projects have none.
 */
export function ListDrawing({ name, index }: { name: DrawnListName; index: number }) {
  const Drawing = lists[name][index];
  return (
    <DrawingSvg
      viewBox={viewBoxes[name] ?? '0 0 280 176'}
      preserveAspectRatio={preserveAspectRatios[name]}
      stroke="var(--ink)"
    >
      {Drawing && <Drawing />}
    </DrawingSvg>
  );
}
