import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';

interface Head {
  hue: Hue;
  ears: ReactNode;
  /** By default eyes and a snout, as on the cover. */
  face?: ReactNode;
}

const eyesAndSnout = (
  <g fill={markColour}>
    <circle cy={11} r={16.7} fill={paperColour} />
    <circle cy={5} r={5.4} />
    <circle cx={-15} cy={-7.5} r={4} />
    <circle cx={15} cy={-7.5} r={4} />
  </g>
);

/** The animals that stand for the children in the app. The frog has its eyes in place of ears. */
const heads: Record<'bear' | 'rabbit' | 'cat' | 'frog', Head> = {
  bear: {
    hue: 'coral',
    ears: <path d="M-13-28a14 14 0 1 1-28 0 14 14 0 0 1 28 0m54 0a14 14 0 1 1-28 0 14 14 0 0 1 28 0" />,
  },
  rabbit: {
    hue: 'heather',
    ears: <path d="M-26-20q-12-34 2-36T-4-28zm52 0q12-34-2-36T4-28z" />,
  },
  cat: { hue: 'amber', ears: <path d="M-36 0v-46l30 16H6l30-16V0z" /> },
  frog: {
    hue: 'moss',
    ears: <path d="M-8-26a14 14 0 1 1-28 0 14 14 0 0 1 28 0m44 0a14 14 0 1 1-28 0 14 14 0 0 1 28 0" />,
    face: (
      <g stroke={markColour} strokeLinecap="round">
        <path d="M-22-26h0M22-26h0" stroke={paperColour} strokeWidth={17} />
        <path d="M-21-25h0M21-25h0" strokeWidth={8} />
        <path d="M-14 10q14 12 28 0" strokeWidth={4.5} fill="none" />
      </g>
    ),
  },
};

export type AnimalName = keyof typeof heads;

/** The head of an animal, 100 units wide and high. People have no faces, but the animals of the app do, as on its cover. */
export function Animal({ name, className }: { name: AnimalName; className?: string | undefined }) {
  const { hue, ears, face = eyesAndSnout } = heads[name];
  return (
    <svg className={className} viewBox="-50 -58 100 100" aria-hidden="true">
      <g fill={`url(#_${hue})`}>{ears}</g>
      <Light cx={0} cy={0} r={36} hue={hue} />
      {face}
    </svg>
  );
}
