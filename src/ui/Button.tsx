import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import styles from './Button.module.css';
import { Link } from './Link.tsx';

interface Look {
  /** The second of a pair: outlined, without a light. */
  quiet?: boolean | undefined;
  hue?: Hue | undefined;
}

const classes = ({ quiet, hue }: Look) =>
  [styles.button, quiet && styles.quiet, hue && `h-${hue}`].filter(Boolean).join(' ');

/** A link that asks to be followed. */
export function ButtonLink({ to, quiet, hue, children }: Look & { to: string; children: ReactNode }) {
  return (
    <Link className={classes({ quiet, hue })} to={to}>
      {children}
    </Link>
  );
}

export function Button({
  quiet,
  hue,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button className={classes({ quiet, hue })} type={type} {...rest} />;
}
