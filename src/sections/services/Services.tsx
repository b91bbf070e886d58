import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ArrowMark } from '#ui/ArrowMark.tsx';
import { DrawingImage } from '#ui/drawings/DrawingImage.tsx';
import { ServiceScene, ServicesFjord } from '#ui/drawings/services/ServiceScene.tsx';
import { Link } from '#ui/Link.tsx';
import { TitleWithEnd } from '#ui/TitleWithEnd.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Services.module.css';

/** Services at one fjord at night, a scene above each text. The heading is in the sky over the mountains. */
export function Services({ id, title, lead, children }: PropsWithChildren<PropsOf<'Services'>>) {
  const headingId = useId();
  return (
    <section
      className={`${styles.services} section night grid`}
      id={id}
      data-section="services"
      aria-labelledby={headingId}
    >
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="3">
          {title}
        </SectionHeading>
        {lead && <p className="lead">{lead}</p>}
        <DrawingImage width={1440} height={640}>
          <ServicesFjord />
        </DrawingImage>
      </div>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** One service. If it has a page, the title's link covers the whole row. */
export function Service({ title, to, hue, drawing, children }: PropsWithChildren<PropsOf<'Service'>>) {
  return (
    <li className={`${styles.service} h-${hue}`} data-section="">
      <div className={styles.row}>
        <h3>
          {to ? (
            <Link to={to}>
              <TitleWithEnd title={title} end={<ArrowMark className={styles.arrow} />} />
            </Link>
          ) : (
            title
          )}
        </h3>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.drawing} aria-hidden="true">
        <DrawingImage width={680} height={440}>
          <ServiceScene name={drawing} />
        </DrawingImage>
      </div>
    </li>
  );
}
