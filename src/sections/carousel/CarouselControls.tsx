import type { ReactNode } from 'react';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  /** Before it the controls only keep their place. */
  ready: boolean;
  playing: boolean;
  labels: Record<'pause' | 'play' | 'previous' | 'next' | 'position', string>;
  onToggle: () => void;
  onTurn: (by: 1 | -1) => void;
}

/** What starts, stops and turns a carousel; what stops it comes first. */
export function CarouselControls({ ready, playing, labels, onToggle, onTurn }: CarouselControlsProps) {
  return (
    <div className={`${styles.controls} ${ready ? '' : styles.waiting}`}>
      <Control label={playing ? labels.pause : labels.play} onPress={onToggle}>
        <path d={playing ? 'M5.5 3v10M10.5 3v10' : 'M5.5 3v10l7.5-5z'} />
      </Control>
      <Control label={labels.previous} onPress={() => onTurn(-1)} turning>
        <path d="M10 3 5 8l5 5" />
      </Control>
      <span className={styles.position}>{labels.position}</span>
      <Control label={labels.next} onPress={() => onTurn(1)} turning>
        <path d="m6 3 5 5-5 5" />
      </Control>
    </div>
  );
}

interface ControlProps {
  label: string;
  onPress: () => void;
  /** Points along the line of reading. */
  turning?: boolean;
  children: ReactNode;
}

const Control = ({ label, onPress, turning = false, children }: ControlProps) => (
  <button type="button" className={styles.control} aria-label={label} onClick={onPress}>
    <svg
      className={turning ? styles.turning : undefined}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  </button>
);
