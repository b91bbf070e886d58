import type { ReactNode } from 'react';
import type { Hue, ProjectStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, Person, paperColour } from '../shapes.tsx';

/** Vertical position of the line. */
const lineY = 190;

interface Stage {
  /** People and things on the line. */
  ground: ReactNode;
  /** The idea, which grows from stage to stage. */
  idea: { cx: number; cy: number; r: number };
  /** Marks on the ground. */
  details: ReactNode;
}

/** Users of the product in the years after launch. */
const users = [
  { x: 268, scale: 1.3, hue: 'heather' },
  { x: 352, scale: 1, hue: 'moss' },
  { x: 430, scale: 1.2, hue: 'fjord' },
] as const;

const stages: Record<ProjectStage, Stage> = {
  // The form.
  idea: {
    ground: <path d="M0 190V44H140V190z" fill={paperColour} />,
    idea: { cx: 36, cy: 152, r: 14 },
    details: <path d="M24 66h92v28H24zM24 118h92M66 152h50" />,
  },
  // A question, and an answer with the idea.
  talk: {
    ground: (
      <>
        <path
          d="M22 84h66a22 22 0 0 1 22 22v32a22 22 0 0 1-22 22H62Q52 182 24 187q10-10 10-27H22a22 22 0 0 1-22-22v-32a22 22 0 0 1 22-22z"
          fill={paperColour}
        />
        <path
          d="M122 22h66a22 22 0 0 1 22 22v62a22 22 0 0 1-22 22h-2q0 17 10 27q-28-5-38-27h-36a22 22 0 0 1-22-22V44a22 22 0 0 1 22-22z"
          fill="var(--c)"
        />
      </>
    ),
    idea: { cx: 155, cy: 75, r: 24 },
    details: <path d="M24 112h62M24 134h38" />,
  },
  // A sheet with a folded corner. The idea is its first line.
  scope: {
    ground: (
      <>
        <path d="M0 190V18H110L146 54V190z" fill={paperColour} />
        <path d="M110 18V54H146z" fill="var(--c)" />
      </>
    ),
    idea: { cx: 46, cy: 60, r: 27 },
    details: (
      <path d="M88 74h32M24 106h98M24 128h64M26 166c12-22 24-28 21-14s-12 16 5 7 16-16 19-7 7 9 40 0" />
    ),
  },
  // The first version, on a phone.
  version: {
    ground: (
      <>
        <rect y="-6" width="126" height="196" rx="24" fill="var(--c)" />
        <rect x="8" y="2" width="110" height="180" rx="17" fill={paperColour} />
      </>
    ),
    idea: { cx: 63, cy: 70, r: 38 },
    details: <path d="M52 16h22M26 126h74M26 146h44" />,
  },
  // The years after launch, as a sun on the line. A phone, where it has a row to itself, shows those who use it.
  years: {
    ground: (
      <>
        <circle cx="98" cy="92" r="98" fill="var(--c)" />
        <g data-users="">
          {users.map(({ hue, x, scale }) => (
            <g key={hue} transform={`translate(${x} ${lineY - 7 * scale}) scale(${scale})`}>
              <Person hue={hue} />
            </g>
          ))}
        </g>
      </>
    ),
    idea: { cx: 98, cy: 92, r: 66 },
    details: <path d="M71 96l20 22 37-45" strokeWidth="12" />,
  },
};

interface ProjectStageDrawingProps {
  stage: ProjectStage;
  hue: Hue;
}

/**
 * One stage of a project, on a line that runs through all of them. The line continues beyond the drawing, as far as its
 * frame shows it.
 */
export function ProjectStageDrawing({ stage, hue }: ProjectStageDrawingProps) {
  const { ground, idea, details } = stages[stage];
  return (
    <DrawingSvg className={`h-${hue}`} viewBox="0 -10 240 206" preserveAspectRatio="xMinYMax">
      {ground}
      <path d={`M-2000 ${lineY}H2000`} stroke="var(--c)" strokeWidth="5" />
      <Light {...idea} hue="coral" />
      <g stroke={markColour} strokeWidth="5">
        {details}
      </g>
    </DrawingSvg>
  );
}
