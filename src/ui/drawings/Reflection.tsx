interface ReflectionProps {
  /** Centre and radius of the light. */
  cx: number;
  r: number;
  /** Vertical position of the horizon. */
  y: number;
  colour?: string;
}

/** Length of each bar, as a share of the light's diameter. */
const reflectionShares = [0.9, 0.62, 0.34];

/**
 * A reflection of a light on water by day: three bars in the hue at half strength, each shorter than the one nearer to the
 * horizon. Drawings at night use `WaterLight`.
 */
export function Reflection({ cx, r, y, colour = 'var(--c)' }: ReflectionProps) {
  const distance = Math.round(Math.min(24, Math.max(8, r * 0.24)));
  return (
    <path
      d={reflectionShares
        .map(
          (share, bar) =>
            `M${Math.round(cx - r * share)} ${y + distance * (bar + 1)}h${Math.round(2 * r * share)}`,
        )
        .join('')}
      stroke={colour}
      strokeWidth={Math.max(2.5, Math.round(distance / 3))}
      strokeLinecap="round"
      opacity=".5"
    />
  );
}
