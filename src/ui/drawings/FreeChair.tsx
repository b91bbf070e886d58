import { VisitorFigure } from './roles/VisitorFigure.tsx';
import { frameColour } from './shapes.tsx';

interface FreeChairProps {
  /** Position of the feet of the chair, which is 150 high. */
  x: number;
  y: number;
  scale?: number;
}

/** A free chair from behind, and in dashes the one whom it waits for. */
export const FreeChair = ({ x, y, scale = 1 }: FreeChairProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinejoin="round">
    <VisitorFigure x={0} y={-28} scale={1.16} isSeated />
    <path d="M-72-132V0M72-132V0" stroke={frameColour} strokeWidth="15" strokeLinecap="round" />
    <path d="M-84-50H84v16H-84z" fill={frameColour} stroke={frameColour} strokeWidth="6" />
    <path d="M-72-80H72" stroke={frameColour} strokeWidth="13" />
    <path
      d="M-84-140q84-18 168 0q8 1 8 9v32q0 8-8 6q-84-14-168 0q-8 2-8-6v-32q0-8 8-9z"
      fill="url(#_coral)"
    />
  </g>
);
