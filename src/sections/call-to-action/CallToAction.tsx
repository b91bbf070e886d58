import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import { BandLight } from '../tint-band/BandLight.tsx';
import band from '../tint-band/TintBand.module.css';
import styles from './CallToAction.module.css';

/** A closing band: a heading, a line or two, and actions. */
export function CallToAction({ id, title, hue, children }: PropsWithChildren<PropsOf<'Invitation'>>) {
  const headingId = useId();
  return (
    <section
      className={`${band.band} grid ${hue ? `h-${hue}` : ''}`}
      id={id}
      aria-labelledby={headingId}
      data-band
    >
      <BandLight />
      <SectionHeading id={headingId} variant="2" className={styles.title}>
        {title}
      </SectionHeading>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
