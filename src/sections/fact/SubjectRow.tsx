import { facts } from 'virtual:site';
import type { PropsWithChildren, ReactNode } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { frameColour, markColour } from '#ui/drawings/shapes.tsx';
import { Row } from '#ui/rows/Rows.tsx';
import { usePageData } from '../PageDataContext.ts';

/** A closed padlock. */
const lock = (
  <DrawingSvg viewBox="0 0 120 140">
    <path d="M30 70V44a30 30 0 0 1 60 0v26" stroke={frameColour} strokeWidth="16" />
    <rect x="4" y="58" width="112" height="80" rx="16" fill="url(#_heather)" />
    <path d="M60 92v18" stroke={markColour} strokeWidth="12" />
    <path d="M60 90v0" stroke={markColour} strokeWidth="24" />
  </DrawingSvg>
);

/** Two speech bubbles, each in one of the languages. */
const languages = (
  <DrawingSvg viewBox="0 0 290 140">
    <path d="M46 4h56a44 44 0 0 1 0 88h-38q-12 22-38 28q10-18 6-30a44 44 0 0 1 14-86z" fill="url(#_amber)" />
    <path
      d="M192 26h48a44 44 0 0 1 18 84q-2 14 8 28q-26-2-40-26h-34a43 43 0 0 1 0-86z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <g fontSize="46" textAnchor="middle">
      <text x="75" y="62" fill={markColour}>
        no
      </text>
      <text x="217" y="84" fill="oklch(98.5% 0.006 95)">
        en
      </text>
    </g>
  </DrawingSvg>
);

/** A row of a list, with its subject large before its words. The words name the subject, too. */
export function SubjectRow({ subject, ...props }: PropsWithChildren<PropsOf<'Row'>>) {
  const { policies, procedures } = facts[usePageData().language];
  const pictures: Record<NonNullable<typeof subject>, ReactNode> = {
    policies: [policies?.figure, procedures?.figure].join(' + '),
    privacy: lock,
    languages,
  };
  return <Row {...props} picture={subject && pictures[subject]} />;
}
