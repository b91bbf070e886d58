import { Light } from '../Light.tsx';

const step = 48;
/** The one that is not like the others. */
const odd = { cx: 288, cy: 368 };

const field = Array.from({ length: 19 }, (_, row) =>
  Array.from({ length: 9 }, (_, column) => ({ cx: (column + 1) * step, cy: row * step - 112 })),
)
  .flat()
  .filter(({ cx, cy }) => cx !== odd.cx || cy !== odd.cy);

/** A field of lights, and the one that was found. */
export function QualityDrawing() {
  return (
    <>
      <path d={`M0 ${odd.cy}h480M${odd.cx} -80v800`} opacity="0.55" />
      {field.map(({ cx, cy }) => (
        <Light key={`${cx} ${cy}`} cx={cx} cy={cy} r={10} hue="moss" />
      ))}
      <circle {...odd} r="38" fill="var(--tint)" />
      <Light {...odd} r={17} hue="coral" />
    </>
  );
}
