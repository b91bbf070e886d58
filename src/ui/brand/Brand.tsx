import { settings } from '#config/settings.ts';
import { Link } from '../Link.tsx';
import styles from './Brand.module.css';

/** The logo and the company's name, linked to the home page. */
export function Brand({ to }: { to: string }) {
  return (
    <Link className={styles.brand} to={to}>
      <Logo />
      {settings.name}
    </Link>
  );
}

/** A ridge of three lights on one base line. */
const Logo = () => (
  <svg viewBox="0 0 47 30" aria-hidden="true">
    <circle className="f-amber" cx="9" cy="21" r="8.6" />
    <circle className="f-coral" cx="23.5" cy="14.8" r="14.8" />
    <circle className="f-fjord" cx="38.2" cy="20.6" r="9" />
  </svg>
);
