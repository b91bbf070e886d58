import { Light } from '../Light.tsx';

/** Distance between adjacent lights. */
const spacing = 48;
/** Centre of the light of another hue. */
const defect = { cx: 288, cy: 368 };

const field = Array.from({ length: 19 }, (_, row) =>
  Array.from({ length: 9 }, (_, column) => ({ cx: (column + 1) * spacing, cy: row * spacing - 112 })),
)
  .flat()
  .filter(({ cx, cy }) => cx !== defect.cx || cy !== defect.cy);

/** A field of lights, and crosshairs on the one that differs. */
export function QualityDrawing() {
  return (
    <>
      <path d={`M0 ${defect.cy}h480M${defect.cx} -80v800`} opacity="0.55" />
      {field.map(({ cx, cy }) => (
        <Light key={`${cx} ${cy}`} cx={cx} cy={cy} r={10} hue="moss" />
      ))}
      <circle {...defect} r="38" fill="var(--tint)" />
      <Light {...defect} r={17} hue="coral" />
    </>
  );
}
