import styles from './TintBand.module.css';

/** Half of a light at the bottom left of a tint band. It scrolls slightly slower than the page. */
export const BandLight = () => <span className={styles.light} data-parallax="" aria-hidden="true" />;
