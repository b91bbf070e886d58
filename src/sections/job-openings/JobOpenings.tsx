import { Children, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import rail from '../two-column/TwoColumnSection.module.css';
import styles from './JobOpenings.module.css';

/** Positions that can be applied for; while there are none, what to do instead. */
export function Positions({
  id,
  title,
  empty,
  action,
  to,
  children,
}: PropsWithChildren<PropsOf<'Positions'>>) {
  const label = useId();
  const positions = Children.toArray(children).filter(isValidElement);
  return (
    <section className={`${rail.rail} grid`} id={id} aria-labelledby={label}>
      <SectionHeading id={label} variant="1">
        {title}
      </SectionHeading>
      {positions.length > 0 ? (
        <ul className={styles.positions}>{positions}</ul>
      ) : (
        <div className={styles.empty}>
          <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <circle cx="24" cy="24" r="23" />
          </svg>
          <p>{empty}</p>
          <ButtonLink to={to}>{action}</ButtonLink>
        </div>
      )}
    </section>
  );
}
