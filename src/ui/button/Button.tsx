import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../Link.tsx';
import styles from './Button.module.css';

interface ButtonStyle {
  /** A secondary action: outlined, without a dot. */
  quiet?: boolean | undefined;
}

const getClassName = ({ quiet }: ButtonStyle) => (quiet ? `${styles.button} ${styles.quiet}` : styles.button);

/** A link that looks like a button. */
export function ButtonLink({ to, quiet, children }: ButtonStyle & { to: string; children: ReactNode }) {
  return (
    <Link className={getClassName({ quiet })} to={to}>
      {/* A flex container drops spaces between its items, so several children are one item. */}
      {typeof children === 'string' ? children : <span>{children}</span>}
    </Link>
  );
}

export function Button({
  quiet,
  type = 'button',
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button className={getClassName({ quiet })} type={type} {...rest} />;
}
