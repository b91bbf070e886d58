import { settings } from '#config/settings.ts';
import { Link } from '../Link.tsx';
import styles from './Brand.module.css';
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
