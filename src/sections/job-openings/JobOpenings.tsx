import { Children, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import twoColumn from '../two-column/TwoColumns.module.css';
import styles from './JobOpenings.module.css';

/** Open positions. When there are none, a text and an action. */
export function JobOpenings({
  id,
  title,
  empty,
  action,
  to,
  children,
}: PropsWithChildren<PropsOf<'Positions'>>) {
  const headingId = useId();
  const openings = Children.toArray(children).filter(isValidElement);
  return (
    <section className={`${twoColumn.section} grid`} id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="1">
        {title}
      </SectionHeading>
      {openings.length > 0 ? (
        <ul className={styles.openings}>{openings}</ul>
      ) : (
        <div className={styles.empty}>
          <p>{empty}</p>
          <ButtonLink to={to}>{action}</ButtonLink>
        </div>
      )}
    </section>
  );
}

/** One open position, with an optional link to its application form. */
export function JobOpening({ title, to, children }: PropsWithChildren<PropsOf<'Position'>>) {
  return (
    <li className={styles.opening}>
      <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}
