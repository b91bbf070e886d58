import { facts } from 'virtual:site';
import type { PropsWithChildren, ReactNode } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Arm, Figure, standOn } from '#ui/drawings/Figure.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { RoleFigure } from '#ui/drawings/roles/RoleAttribute.tsx';
import { markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { vignetteGround as ground } from '#ui/drawings/vignettes.tsx';
import { Row } from '#ui/rows/Rows.tsx';
import { usePageData } from '../PageDataContext.ts';

interface CountProps {
  cx: number;
  r: number;
  hue: Hue;
  /** Number of documents. */
  documents: string | undefined;
}

/** A light with a number of documents, on the ground. */
const Count = ({ cx, r, hue, documents }: CountProps) => (
  <>
    <Light cx={cx} cy={ground - r} r={r} hue={hue} />
    <text x={cx} y={ground - r + r * 0.29} fontSize={r * 0.84} textAnchor="middle" fill={markColour}>
      {documents}
    </text>
  </>
);

const adult = standOn(ground, 66, 0.44);

/** A grown-up holds a child in a light that belongs to them alone. */
const shelter = (
  <>
    <path d={`M6 ${ground}a84 84 0 0 1 168 0z`} fill="url(#_amber)" />
    <Figure {...adult} hue="moss" />
    <Figure {...standOn(ground, 122, 0.28)} hue="coral" />
    <Arm figure={adult} elbow={[100, ground - 44]} hand={[116, ground - 28]} hue="moss" />
  </>
);

/** Two people, who greet each other in both languages. */
const languages = (
  <>
    <Figure {...standOn(ground, 31, 0.44)} hue="coral" />
    <Figure {...standOn(ground, 152, 0.38)} hue="fjord" />
    <path
      d={`M76 ${ground - 108}h36a18 18 0 0 1 0 36h-30q-9 8-24 7q9-6 7-15a18 18 0 0 1 11-28z`}
      fill="url(#_amber)"
    />
    <path
      d={`M112 ${ground - 60}h-18a17 17 0 0 0 0 34h18a17 17 0 0 0 12-29q0-7 9-14q-13 1-21 9z`}
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <g fontSize="20" textAnchor="middle">
      <text x="95" y={ground - 83} fill={markColour}>
        Hei
      </text>
      <text x="103" y={ground - 37} fill={paperColour}>
        Hi
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
        <RoleFigure {...standOn(ground, 92, 0.44)} icon="cloud" />
        <Count cx={38} r={38} hue="coral" documents={policies?.figure} />
        <Count cx={148} r={29} hue="heather" documents={procedures?.figure} />
      </>
    ),
    privacy: shelter,
    languages,
  };
  return (
    <Row
      {...props}
      picture={subject && <DrawingSvg viewBox={`0 0 180 ${ground}`}>{pictures[subject]}</DrawingSvg>}
    />
  );
}
