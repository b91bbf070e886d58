import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Link } from '#ui/Link.tsx';
import icons from '#ui/project-icons/ProjectIcons.module.css';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Partners.module.css';

/** Partners by their fields, each with the sign of a project. */
export function Partners({ id, title, children }: PropsWithChildren<PropsOf<'Partners'>>) {
  const headingId = useId();
  return (
    <section
      className={`${styles.partners} grid sand panel h-teal`}
      id={id}
      data-section="partners"
      aria-labelledby={headingId}
    >
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <ul className={icons.list}>{children}</ul>
    </section>
  );
}

/** One name, with an optional link to the project. */
export function Partner({ to, hue, children }: PropsWithChildren<PropsOf<'Partner'>>) {
  return (
    <li className={`${icons.item} h-${hue}`}>
      {to ? <Link to={to}>{children}</Link> : <span>{children}</span>}
    </li>
  );
}
