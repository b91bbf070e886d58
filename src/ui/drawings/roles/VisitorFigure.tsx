interface VisitorFigureProps {
  x: number;
  y: number;
  scale?: number;
}

/** The one who reads the page: a figure in dashes, as at the free chair of the careers page. */
export const VisitorFigure = ({ x, y, scale = 1 }: VisitorFigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinecap="round">
    <path
      d="M-68-2a68 148 0 0 1 136 0M40-195a40 40 0 1 1-80 0a40 40 0 1 1 80 0z"
      stroke="var(--ink)"
      strokeWidth="5"
      strokeDasharray="13 11"
    />
  </g>
);
