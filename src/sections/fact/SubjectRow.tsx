import { facts } from 'virtual:site';
import type { PropsWithChildren, ReactNode } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Arm, Figure } from '#ui/drawings/Figure.tsx';
import { RoleFigure } from '#ui/drawings/roles/RoleAttribute.tsx';
import { frameColour, markColour, paperColour } from '#ui/drawings/shapes.tsx';
import { vignetteGround as ground } from '#ui/drawings/vignettes.tsx';
import { Row } from '#ui/rows/Rows.tsx';
import { usePageData } from '../PageDataContext.ts';

/** Height of a sheet in a pile, with the gap above it. */
const sheetHeight = 2.6;

interface PileProps {
  /** Centre of the pile. */
  x: number;
  sheets: number;
}

/** A pile of so many sheets, each a dash of a wide line, and their number on it. Every third sheet lies alike. */
const Pile = ({ x, sheets }: PileProps) => {
  const top = ground - sheets * sheetHeight;
  return (
    <>
      {[0, 1.5, -1].map((shift, index) => (
        <path
          key={shift}
          d={`M${x + shift} ${ground - index * sheetHeight}V${top}`}
          stroke={paperColour}
          strokeWidth="45"
          strokeLinecap="butt"
          strokeDasharray={`${sheetHeight - 0.6} ${2 * sheetHeight + 0.6}`}
        />
      ))}
      <text x={x} y={top - 5} fontSize="32" textAnchor="middle" fill="var(--ink)">
        {sheets}
      </text>
    </>
  );
};

/** Vertical position of the feet. The lower edge of a torso, 7 units below them, is then on the horizon. */
const footY = ground - 3;

const keeper = { x: 143, y: footY, scale: 0.43 };
const grownUp = { x: 38, y: footY, scale: 0.45 };
const child = { x: 150, y: footY, scale: 0.31 };

/** A padlock, which a grown-up and a child hold on to. */
const lock = (
  <>
    <Figure {...grownUp} hue="moss" />
    <Figure {...child} hue="coral" />
    <path d="M71 50V24a24 24 0 0 1 48 0v26" stroke={frameColour} strokeWidth="14" />
    <rect x="57" y="40" width="76" height={ground - 42} rx="12" fill="url(#_amber)" />
    <path d="M95 70v14" stroke={markColour} strokeWidth="10" />
    <path d="M95 68v0" stroke={markColour} strokeWidth="20" />
    <Arm figure={grownUp} elbow={[62, 84]} hand={[73, 58]} hue="moss" />
    <Arm figure={child} elbow={[132, 96]} hand={[123, 72]} hue="coral" />
  </>
);

/** Two people, each of whom speaks one of the languages. */
const languages = (
  <>
    <Figure x={36} y={footY} scale={0.43} hue="coral" />
    <Figure x={144} y={footY} scale={0.43} hue="moss" />
    <path d="M78-18h26a21 21 0 0 1 0 42h-22q-8 9-22 10q7-7 5-14a21 21 0 0 1 13-38z" fill="url(#_amber)" />
    <path
      d="M104 42h-26a20 20 0 0 0 0 40h26a20 20 0 0 0 12-36q-1-7 6-14q-13 2-18 10z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <g fontSize="23" textAnchor="middle">
      <text x="91" y="11" fill={markColour}>
        no
      </text>
      <text x="91" y="70" fill={paperColour}>
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
        <Pile x={25} sheets={Number(policies?.figure)} />
        <Pile x={82} sheets={Number(procedures?.figure)} />
        <Arm figure={keeper} elbow={[112, 90]} hand={[104, 64]} hue="fjord" />
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
