import type { ReactNode } from 'react';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  playing: boolean;
  labels: Record<'pause' | 'play' | 'previous' | 'next' | 'position', string>;
  onToggle: () => void;
  /** Receives 1 for the next slide, -1 for the previous one. */
  onStep: (step: 1 | -1) => void;
}

/** Buttons of a carousel. The pause button comes first, as in the carousel pattern of the ARIA Authoring Practices. */
export function CarouselControls({ playing, labels, onToggle, onStep }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <Control label={playing ? labels.pause : labels.play} onPress={onToggle}>
        <path d={playing ? 'M5.5 3v10M10.5 3v10' : 'M5.5 3v10l7.5-5z'} />
      </Control>
      <Control label={labels.previous} onPress={() => onStep(-1)} step={-1}>
        <path d="M10 3 5 8l5 5" />
      </Control>
      <span className={styles.position}>{labels.position}</span>
      <Control label={labels.next} onPress={() => onStep(1)} step={1}>
        <path d="m6 3 5 5-5 5" />
      </Control>
    </div>
  );
}

interface ControlProps {
  label: string;
  onPress: () => void;
  /**
   * Number of slides to move by, which app/islands/early-clicks.ts reads from `data-step`. The icon of such a button is
   * mirrored in right-to-left text.
   */
  step?: 1 | -1;
  /** Path of the icon. */
  children: ReactNode;
}

const Control = ({ label, onPress, step, children }: ControlProps) => (
  <button type="button" className={styles.control} aria-label={label} data-step={step} onClick={onPress}>
    <svg
      className={step && styles.directional}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  </button>
);
