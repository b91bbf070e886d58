import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';

interface Head {
  hue: Hue;
  ears: ReactNode;
}

/** The animals that stand for the children in the app. The frog has its eyes in place of ears. */
const heads = {
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
  },
} satisfies Record<string, Head>;

export type AnimalName = keyof typeof heads;

/** The head of an animal, 100 units wide and high. Like that of a person it is a light without a face. */
export function Animal({ name, className }: { name: AnimalName; className?: string | undefined }) {
  const { hue, ears } = heads[name];
  return (
    <svg className={className} viewBox="-50 -58 100 100" aria-hidden="true">
      <g fill={`url(#_${hue})`}>{ears}</g>
      <Light cx={0} cy={0} r={36} hue={hue} />
    </svg>
  );
}
