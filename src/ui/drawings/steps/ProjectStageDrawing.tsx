import type { ReactNode } from 'react';
import type { Hue, ProjectStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour } from '../shapes.tsx';

/** Vertical position at which the line enters and leaves the drawing of a stage. */
const line = 190;

interface Stage {
  /** The way of the line between its entrance and its exit. It must begin and end on the line. */
  path: string;
  /** The idea, which grows from stage to stage. */
  idea: { cx: number; cy: number; r: number };
  /** Small things that are not part of the line. */
  details?: ReactNode;
}

const stages: Record<ProjectStage, Stage> = {
  // The form, which the line goes around and enters again.
  idea: {
    path: 'H141V44H3V190H141',
    idea: { cx: 38, cy: 152, r: 12 },
    details: <path d="M26 68h92v24H26zM26 112h92M66 152h52" />,
  },
  // A question, and an answer with the idea.
  talk: {
    path: 'H40L48 154H23A20 20 0 0 1 3 134V86A20 20 0 0 1 23 66H85A20 20 0 0 1 105 86V134A20 20 0 0 1 85 154H74L44 190H176L150 126H137A20 20 0 0 1 117 106V46A20 20 0 0 1 137 26H185A20 20 0 0 1 205 46V106A20 20 0 0 1 185 126H176L180 190',
    idea: { cx: 161, cy: 76, r: 19 },
    details: <path d="M27 98h54M27 122h34" />,
  },
  // A sheet with a folded corner. The idea is its first line.
  scope: {
    path: 'H147V54L111 18H3V190H147',
    idea: { cx: 46, cy: 60, r: 26 },
    details: (
      <path d="M111 18V54H147M88 70h32M26 106h96M26 128h62M26 166c12-22 24-28 21-14s-12 16 5 7 16-16 19-7 7 9 40 0" />
    ),
  },
  // The first version, on a phone.
  version: {
    path: 'H103A20 20 0 0 0 123 170V14A20 20 0 0 0 103-6H23A20 20 0 0 0 3 14V170A20 20 0 0 0 23 190H103',
    idea: { cx: 63, cy: 66, r: 38 },
    details: <path d="M52 10h22M26 124h74M26 144h44M26 166h74" />,
  },
  // The years after launch, as a loop that the line goes around before it goes on.
  years: {
    path: 'H99A96 96 0 1 0 98.9 190H99',
    idea: { cx: 99, cy: 94, r: 64 },
    details: <path d="M72 98l20 22 37-45" stroke={markColour} strokeWidth="12" />,
  },
};

interface ProjectStageDrawingProps {
  stage: ProjectStage;
  hue: Hue;
}

/**
 * One stage of a project, drawn by a line that runs through all of them. It continues beyond the drawing, as far as its frame
 * shows it.
 */
export function ProjectStageDrawing({ stage, hue }: ProjectStageDrawingProps) {
  const { path, idea, details } = stages[stage];
  return (
    <DrawingSvg className={`h-${hue}`} viewBox="0 -10 240 206" preserveAspectRatio="xMinYMax">
      <path d={`M-2000 ${line}${path}H2000`} stroke="var(--c)" strokeWidth="5" />
      <Light {...idea} hue="coral" />
      <g stroke="var(--ink)" strokeWidth="3.5">
        {details}
      </g>
    </DrawingSvg>
  );
}
