import type { ReactNode } from 'react';
import type { ServiceDrawingName } from '#content/collections.ts';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';

const ground = 300;

const visitor = standOn(ground, 254, 0.84);

/** A question mark as tall as a person. Somebody rolls a light below it, which is its dot. */
const ProjectQuestion = () => (
  <>
    <path d="M22 88a66 66 0 1 1 94 60q-28 14-28 56" stroke="var(--ink)" strokeWidth="42" />
    <Light cx={96} cy={ground - 34} r={34} hue="coral" />
    <Figure {...visitor} hue="amber">
      <Arm elbow={[-96, -10]} hand={[-154, -54]} hue="amber" />
    </Figure>
  </>
);

/** A website that is still a question. Somebody brings the dot of its question mark. */
const WebsiteQuestion = () => (
  <>
    <path d={`M0 ${ground}V34a18 18 0 0 1 18-18h180a18 18 0 0 1 18 18v${ground - 34}z`} fill="var(--ink)" />
    <path d="M8 56V36a12 12 0 0 1 12-12h176a12 12 0 0 1 12 12v20z" fill="var(--paper)" />
    <path d={`M8 56h200v${ground - 56}H8z`} fill="color-mix(in oklab, var(--fjord) 30%, var(--paper))" />
    <Light cx={27} cy={40} r={6} hue="coral" />
    <Light cx={47} cy={40} r={6} hue="amber" />
    <Light cx={67} cy={40} r={6} hue="moss" />
    <path d="M61 136a45 45 0 1 1 64 41q-19 10-19 36" stroke="var(--ink)" strokeWidth="29" />
    <Light cx={110} cy={ground - 34} r={25} hue="coral" />
    <Figure {...standOn(ground, 262, 0.78)} hue="fjord">
      <Arm elbow={[-96, -14]} hand={[-168, -50]} hue="fjord" />
    </Figure>
  </>
);

/** Drawings of pages with common questions. */
export const questionDrawings: Partial<Record<ServiceDrawingName, () => ReactNode>> = {
  project: ProjectQuestion,
  web: WebsiteQuestion,
};

interface QuestionDrawingProps {
  drawing: () => ReactNode;
  className: string | undefined;
}

/** A question in which somebody takes a part. Its lower edge is the ground. */
export const QuestionDrawing = ({ drawing: Drawing, className }: QuestionDrawingProps) => (
  <svg className={className} viewBox={`0 0 320 ${ground}`} fill="none" aria-hidden="true">
    <Drawing />
  </svg>
);
