import styles from './Spinner.module.css';

/** The logo's three lights in orbit. They do not move if the visitor prefers reduced motion. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <span className="h-amber" />
      <span className="h-coral" />
      <span className="h-fjord" />
    </span>
  );
}
