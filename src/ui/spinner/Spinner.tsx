import styles from './Spinner.module.css';

/** The three lights, orbiting; still where motion is unwanted. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <span className="h-amber" />
      <span className="h-coral" />
      <span className="h-fjord" />
    </span>
  );
}
