import { markColour } from '../shapes.tsx';

interface VisitorFigureProps {
  x: number;
  y: number;
  scale?: number;
  /** A padlock on the chest, for what belongs to the visitor. */
  hasPadlock?: boolean;
}

/** The one who reads the page: a figure in dashes, as at the free chair of the careers page. */
export const VisitorFigure = ({ x, y, scale = 1, hasPadlock = false }: VisitorFigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinecap="round">
    <path
      d="M-68-2a68 148 0 0 1 136 0M40-195a40 40 0 1 1-80 0a40 40 0 1 1 80 0z"
      stroke="var(--ink)"
      strokeWidth="5"
      strokeDasharray="13 11"
    />
    {hasPadlock && (
      <>
        <path d="M-16-112v-14a16 16 0 0 1 32 0v14" stroke="var(--ink)" strokeWidth="8" />
        <rect x="-28" y="-114" width="56" height="44" rx="9" fill="var(--amber)" />
        <path d="M0-96v9" stroke={markColour} strokeWidth="8" />
      </>
    )}
  </g>
);
