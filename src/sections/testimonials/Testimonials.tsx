import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import { Island } from '../island/Island.tsx';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';
import { TestimonialLights } from './TestimonialLights.tsx';
import styles from './Testimonials.module.css';

/** Testimonials as a carousel in a ring of lights. */
export function Testimonials({ id, title }: PropsOf<'Testimonials'>) {
  const headingId = useId();
  const { t } = useTranslation('testimonials');
  const { testimonials = [] } = usePageData();
  if (testimonials.length === 0) return null;
  return (
    <section
      className={`${styles.testimonials} night grid`}
      id={id}
      data-section="testimonials"
      data-carousel
      aria-labelledby={headingId}
      aria-roledescription={t('carousel')}
    >
      <TestimonialLights className={styles.lights} />
      <SectionHeading id={headingId} variant="2" className={styles.title}>
        {title}
      </SectionHeading>
      <Island name="TestimonialCarousel" component={TestimonialCarousel} props={{ testimonials }} />
    </section>
  );
}
