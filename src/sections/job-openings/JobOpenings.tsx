import { Children, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import twoColumn from '../two-column/TwoColumns.module.css';
import styles from './JobOpenings.module.css';

/**
 * Open positions. When there are none, a text and an action, on a sheet that is on its way out of an envelope across
 * the window.
 */
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
  if (openings.length === 0)
    return (
      <section className={`${styles.empty} panel h-coral grid`} id={id} aria-labelledby={headingId} data-band>
        <EnvelopeBack />
        <div className={styles.sheet}>
          <SectionHeading id={headingId} variant="4">
            {title}
          </SectionHeading>
          <p>{empty}</p>
          <ButtonLink to={to}>{action}</ButtonLink>
        </div>
        <EnvelopeFront />
      </section>
    );
  return (
    <section className={`${twoColumn.section} grid`} id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="1">
        {title}
      </SectionHeading>
      <ul className={styles.openings}>{openings}</ul>
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

const shadeColour = 'oklch(from var(--coral) calc(l - .12) c h)';

/** A part of an envelope as wide as the window, which is stretched to it. */
const EnvelopePart = ({ children }: PropsWithChildren) => (
  <svg className={styles.envelope} viewBox="0 0 1440 480" preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
);

/** The inside of the envelope, and its open flap. The sheet with the text is before it. */
const EnvelopeBack = () => (
  <EnvelopePart>
    <path d="M0 180L720 0l720 180v300H0z" fill={shadeColour} />
  </EnvelopePart>
);

/** The front of the envelope, which the sheet is on its way out of. Its side flaps are darker than the lower one. */
const EnvelopeFront = () => (
  <EnvelopePart>
    <linearGradient id="_envelope-flap" x2="0" y2="1">
      <stop stopColor="oklch(from var(--coral) calc(l + .04) c h)" />
      <stop offset="1" stopColor="oklch(from var(--coral) calc(l - .03) c h)" />
    </linearGradient>
    {/* The shadow on the sheet. */}
    <path d="M0 180l720 176l720-176l-720 200z" fill="oklch(20% 0.05 20 / .18)" />
    <path d="M0 180l720 200l720-200v300H0z" fill="oklch(from var(--coral) calc(l - .06) c h)" />
    <path d="M0 480l640-178q80-22 160 0l640 178z" fill="url(#_envelope-flap)" />
  </EnvelopePart>
);
