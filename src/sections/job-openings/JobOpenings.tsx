import { Children, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { paperColour, pencilColour } from '#ui/drawings/shapes.tsx';
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
        <div className={`${styles.empty} panel h-coral`}>
          <p>{empty}</p>
          <ButtonLink to={to}>{action}</ButtonLink>
          <Envelope />
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

/**
 * A CV on its way out of an envelope on the lower edge of the card. It has no photograph, and
 * lines in place of words, because pages in both languages show it.
 */
const Envelope = () => (
  <svg className={styles.drawing} viewBox="0 -20 360 270" fill="none" aria-hidden="true" focusable="false">
    <path d="M36 250v-132l144-74l144 74v132z" fill="oklch(from var(--coral) calc(l - .12) c h)" />
    <g transform="translate(0 -18) rotate(-4 180 130)">
      <path d="M76 14h178l34 34v190h-212z" fill={paperColour} />
      <path d="M254 14v34h34z" fill="oklch(86% 0.015 95)" />
      <text x="98" y="62" fontSize="34" fontWeight="600" letterSpacing="-.5" fill="oklch(21% 0.03 265)">
        CV
      </text>
      <path
        d="M126 88h94M126 98h58M126 118h78M126 128h104M126 148h100M126 158h46"
        stroke={pencilColour}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Light cx={106} cy={92} r={6} hue="coral" />
      <Light cx={106} cy={122} r={6} hue="amber" />
      <Light cx={106} cy={152} r={6} hue="fjord" />
    </g>
    <path d="M36 250v-132l144 82l144-82v132z" fill="var(--coral)" />
    <path
      d="M36 250l120-64M324 250l-120-64"
      stroke="oklch(from var(--coral) calc(l - .12) c h)"
      strokeWidth="2"
    />
  </svg>
);
