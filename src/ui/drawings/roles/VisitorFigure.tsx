interface VisitorFigureProps {
  x: number;
  y: number;
  scale?: number;
  /** True for somebody before a table, whom the fill parts from it, on a chair whose back hides the lower dashes. */
  isSeated?: boolean;
}

const head = 'M40-195a40 40 0 1 1-80 0a40 40 0 1 1 80 0z';
const torso = 'M-68-2a68 148 0 0 1 136 0';
/** The part of the torso above the back of a chair. */
const shoulders = 'M-52-97a68 148 0 0 1 104 0';

/** The one who reads the page: a figure in dashes, as at the free chair of the careers page. */
export const VisitorFigure = ({ x, y, scale = 1, isSeated = false }: VisitorFigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinecap="round">
    <path
      d={(isSeated ? shoulders : torso) + head}
      fill={isSeated ? 'light-dark(oklch(94% 0.03 28), oklch(26% 0.045 300))' : undefined}
      stroke="var(--ink)"
      strokeWidth="5"
      strokeDasharray="13 11"
    />
  </g>
);
