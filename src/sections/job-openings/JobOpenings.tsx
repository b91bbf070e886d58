import { Children, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Light } from '#ui/drawings/Light.tsx';
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
          <FreePlace />
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

/** Three lights on the lower edge of the card, a free place between them, and a CV for it. */
const FreePlace = () => (
  <svg
    className={styles.drawing}
    viewBox="0 0 360 200"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <Light cx={50} cy={160} r={40} hue="amber" />
    <Light cx={122} cy={172} r={28} hue="heather" />
    <circle cx="210" cy="144" r="54" stroke="var(--ink)" strokeWidth="2.5" strokeDasharray="8 8" />
    <Light cx={308} cy={152} r={48} hue="fjord" />
    <g transform="translate(182 22) rotate(8)">
      <path d="M0 0h56l20 20v82h-76z" fill="var(--paper)" />
      <Light cx={21} cy={26} r={10} hue="coral" />
      <path d="M14 52h48M14 67h48M14 82h30" stroke="var(--hair)" strokeWidth="6" />
    </g>
  </svg>
);
