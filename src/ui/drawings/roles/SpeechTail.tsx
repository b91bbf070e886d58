interface SpeechTailProps {
  /** The end of the tail, above a head. */
  x: number;
  y: number;
  length: number;
}

/**
 * The tail of a speech bubble, which ends above the head of the one who asks. Its upper end is behind the bubble, whose
 * distance depends on the width of the window. Narrow windows have no bubbles and hide it.
 */
export const SpeechTail = ({ x, y, length }: SpeechTailProps) => {
  const half = length > 200 ? 26 : 18;
  return (
    <path
      data-tail=""
      d={`M${x - half} ${y - length}h${half * 1.6}Q${x + half * 0.5} ${y - length * 0.3} ${x} ${y}Q${x - half * 0.7} ${y - length * 0.3} ${x - half} ${y - length}z`}
      fill="var(--bubble)"
      stroke="none"
    />
  );
};
