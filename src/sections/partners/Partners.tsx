import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Partners.module.css';

/** Partners as spheres on a horizon, one for each, above their names. */
export function Partners({ id, title, children }: PropsWithChildren<PropsOf<'Partners'>>) {
  const headingId = useId();
  return (
    <section
      className={`${styles.partners} grid sand`}
      id={id}
      data-section="partners"
      aria-labelledby={headingId}
    >
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <ul>{children}</ul>
    </section>
  );
}

/** One name, with an optional link to the project. */
export function Partner({ to, hue, children }: PropsWithChildren<PropsOf<'Partner'>>) {
  return (
    <li className={`${styles.partner} h-${hue}`}>
      <Dot />
      {to ? <Link to={to}>{children}</Link> : <span>{children}</span>}
    </li>
  );
}
