import type { ReactNode } from 'react';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';

interface Face {
  colour: string;
  ears: ReactNode;
  /** Place of the right eye. */
  eye: readonly [x: number, y: number];
}

/** The animals that stand for the children in the app. The frog has its eyes in place of ears. */
const faces = {
  bear: {
    colour: '#feb5ab',
    ears: <path d="M-13-28a14 14 0 1 1-28 0 14 14 0 0 1 28 0m54 0a14 14 0 1 1-28 0 14 14 0 0 1 28 0" />,
    eye: [14, -8],
  },
  rabbit: {
    colour: '#cdb8ee',
    ears: <path d="M-26-20q-12-34 2-36T-4-28zm52 0q12-34-2-36T4-28z" />,
    eye: [14, -8],
  },
  cat: { colour: '#ffd590', ears: <path d="M-36 0v-46l30 16H6l30-16V0z" />, eye: [14, -8] },
  frog: {
    colour: '#9fdfb0',
    ears: <path d="M-8-26a14 14 0 1 1-28 0 14 14 0 0 1 28 0m44 0a14 14 0 1 1-28 0 14 14 0 0 1 28 0" />,
    eye: [22, -26],
  },
} satisfies Record<string, Face>;

export type AnimalName = keyof typeof faces;

/** The face of an animal, which is 100 units wide and high. */
export function Animal({ name, className }: { name: AnimalName; className?: string | undefined }) {
  const { colour, ears, eye } = faces[name];
  const [x, y] = eye;
  return (
    <svg className={className} viewBox="-50 -58 100 100" aria-hidden="true">
      <g fill={colour}>
        {ears}
        <circle r={36} />
      </g>
      <ellipse cy={13} rx={17} ry={14} fill={paperColour} />
      <g fill={markColour}>
        <circle cx={-x} cy={y} r={4} />
        <circle cx={x} cy={y} r={4} />
        <ellipse cy={8} rx={6} ry={4.5} />
      </g>
    </svg>
  );
}
