import { settings } from '#config/settings.ts';
import styles from './Brand.module.css';
import { Link } from './Link.tsx';
import { Mark } from './Mark.tsx';

/** Mark and name, leading home. */
export function Brand({ to }: { to: string }) {
  return (
    <Link className={styles.brand} to={to}>
      <Mark />
      {settings.name}
    </Link>
  );
}
