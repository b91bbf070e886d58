import { facts } from 'virtual:site';
import type { PropsWithChildren, ReactNode } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Figure, standOn } from '#ui/drawings/Figure.tsx';
import { RoleFigure } from '#ui/drawings/roles/RoleAttribute.tsx';
import { frameColour, markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { vignetteGround as ground } from '#ui/drawings/vignettes.tsx';
import { Row } from '#ui/rows/Rows.tsx';
import { usePageData } from '../PageDataContext.ts';

interface BinderProps {
  x: number;
  height: number;
  hue: Hue;
  /** Number of documents in it. */
  documents: string | undefined;
}

/** The spine of a ring binder, which stands on the ground. */
const Binder = ({ x, height, hue, documents }: BinderProps) => (
  <g transform={`translate(${x} ${ground - height})`}>
    <rect width="46" height={height} fill={`url(#_${hue})`} />
    <rect x="6" y="12" width="34" height="32" fill={paperColour} />
    <text x="23" y="36.5" fontSize="25" textAnchor="middle" fill={markColour}>
      {documents}
    </text>
    <circle cx="23" cy={height - 18} r="9" fill={markColour} />
  </g>
);

const keeper = standOn(ground, 140, 0.43);

/** A padlock between a grown-up and a child. */
const lock = (
  <>
    <path d="M82 58V40a19 19 0 0 1 38 0v18" stroke={frameColour} strokeWidth="9" />
    <path d="M77 54h48q8 0 8 8v46h-64v-46q0-8 8-8z" fill="url(#_amber)" />
    <path d="M101 80v10" stroke={markColour} strokeWidth="7" />
    <path d="M101 78v0" stroke={markColour} strokeWidth="14" />
    <Figure {...standOn(ground, 33, 0.44)} hue="moss" />
    <Figure {...standOn(ground, 157, 0.28)} hue="coral" />
  </>
);

/** Two people, each of whom speaks one of the languages. */
const languages = (
  <>
    <Figure {...standOn(ground, 36, 0.36)} hue="coral" />
    <Figure {...standOn(ground, 144, 0.36)} hue="moss" />
    <path d="M78-13h26a21 21 0 0 1 0 42h-22q-8 9-22 10q7-7 5-14a21 21 0 0 1 13-38z" fill="url(#_amber)" />
    <path
      d="M98 47h-14a18 18 0 0 0 0 36h14a18 18 0 0 0 11-32q-1-7 6-14q-13 2-17 10z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <g fontSize="23" textAnchor="middle">
      <text x="91" y="16" fill={markColour}>
        no
      </text>
      <text x="91" y="72" fill={paperColour}>
        en
      </text>
    </g>
  </>
);

/** A row of a list, with its subject drawn before its words. The words name the subject, too. */
export function SubjectRow({ subject, ...props }: PropsWithChildren<PropsOf<'Row'>>) {
  const { policies, procedures } = facts[usePageData().language];
  const pictures: Record<NonNullable<typeof subject>, ReactNode> = {
    policies: (
      <>
        <RoleFigure {...keeper} icon="cloud" />
        <Binder x={0} height={112} hue="coral" documents={policies?.figure} />
        <Binder x={54} height={78} hue="heather" documents={procedures?.figure} />
      </>
    ),
    privacy: lock,
    languages,
  };
  return (
    <Row
      {...props}
      picture={subject && <DrawingSvg viewBox={`0 0 180 ${ground}`}>{pictures[subject]}</DrawingSvg>}
    />
  );
}
