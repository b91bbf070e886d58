import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../Link.tsx';
import styles from './Button.module.css';

interface Look {
  /** The second of a pair: outlined, without a light. */
  quiet?: boolean | undefined;
}

const classes = ({ quiet }: Look) => (quiet ? `${styles.button} ${styles.quiet}` : styles.button);

/** A link that asks to be followed. */
export function ButtonLink({ to, quiet, children }: Look & { to: string; children: ReactNode }) {
  return (
    <Link className={classes({ quiet })} to={to}>
      {children}
    </Link>
  );
}

export function Button({ quiet, type = 'button', ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button className={classes({ quiet })} type={type} {...rest} />;
}
