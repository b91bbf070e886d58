import { Light } from '../Light.tsx';

/** The same page on three screens: its frame, its image as a light (cx, cy, r), and the lines of its text. */
const screens = [
  {
    x: 44,
    y: 110,
    width: 392,
    height: 270,
    light: [140, 234, 64],
    text: { x: 244, y: 190, step: 20, lengths: [150, 132, 146, 98] },
  },
  {
    x: 196,
    y: 262,
    width: 166,
    height: 230,
    light: [252, 330, 37],
    text: { x: 216, y: 392, step: 18, lengths: [124, 112, 120, 118, 70] },
  },
  {
    x: 318,
    y: 342,
    width: 86,
    height: 178,
    light: [348, 386, 19],
    text: { x: 331, y: 424, step: 14, lengths: [60, 54, 58, 46, 60, 30] },
  },
] as const;

/** One page on three screens of different sizes. */
export function WebDrawing() {
  return (
    <g transform="translate(0 4)">
      {screens.map(({ light: [cx, cy, r], text, ...frame }) => (
        <g key={frame.x}>
          <rect {...frame} fill="var(--paper)" />
          <Light cx={cx} cy={cy} r={r} hue="fjord" />
          <g opacity="0.5">
            {text.lengths.map((length, line) => {
              const y = text.y + line * text.step;
              return <path key={y} d={`M${text.x} ${y}h${length}`} />;
            })}
          </g>
          {frame.x === 44 && (
            <>
              <path d="M44 138h392" opacity="0.4" />
              <Light cx={60} cy={124} r={4} hue="coral" />
              <Light cx={74} cy={124} r={4} hue="amber" />
              <Light cx={88} cy={124} r={4} hue="moss" />
            </>
          )}
        </g>
      ))}
    </g>
  );
}
