import type { ReactNode } from 'react';
import type { DrawnListName } from '#content/author-components.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { formDrawings, formViewBoxes } from './forms.tsx';
import { limitationDrawings } from './limitations.tsx';
import { needDrawings } from './needs.tsx';
import { projectDrawings } from './projects.tsx';
import { retentionDrawings } from './retention.tsx';
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
  forms: 'xMinYMin',
  retention: 'xMinYMin',
  withdrawal: 'xMinYMid',
};

/**
 * View boxes that differ from that of the others. Forms differ in length. The ways to
 * withdraw are five in a row. The needs of an app are tall, and projects are close-ups.
 */
const viewBoxes: Partial<Record<DrawnListName, string | readonly string[]>> = {
  retention: '0 0 90 64',
  forms: formViewBoxes,
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
  const viewBox = viewBoxes[name] ?? '0 0 280 176';
  return (
    <DrawingSvg
      viewBox={typeof viewBox === 'string' ? viewBox : viewBox[index]}
      preserveAspectRatio={preserveAspectRatios[name]}
      stroke="var(--ink)"
    >
      {Drawing && <Drawing />}
    </DrawingSvg>
  );
}
