import styles from './TintBand.module.css';

/** Half of a light, below left in a band of TintBand.module.css; it stays a little behind the page. */
export const BandLight = () => <span className={styles.light} data-parallax="" aria-hidden="true" />;
