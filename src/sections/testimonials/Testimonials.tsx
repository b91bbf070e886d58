import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import { CarouselControls } from '../carousel/CarouselControls.tsx';
import { useCarousel } from '../carousel/useCarousel.ts';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import { TestimonialLights } from './TestimonialLights.tsx';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import styles from './Testimonials.module.css';

/** Testimonials as a carousel in a ring of lights. */
export function Testimonials({ id, title }: PropsOf<'Testimonials'>) {
  const headingId = useId();
  const { t } = useTranslation('testimonials');
  const { testimonials = [] } = usePageData();
  const total = testimonials.length;
  const { ready, index, hasChangedSlide, playing, moving, changeSlide, toggle, stage, row } =
    useCarousel(total);
  if (total === 0) return null;
  const getPosition = (slide: number) => t('position', { number: slide + 1, total });
  const labels = {
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    position: getPosition(index),
  };
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
      <div className={styles.stage} {...stage}>
        {total > 1 && (
          <CarouselControls {...{ ready, playing, labels }} onToggle={toggle} onStep={changeSlide} />
        )}
        <div
          className={[styles.row, ready && styles.ready, hasChangedSlide && styles.animated]
            .filter(Boolean)
            .join(' ')}
          aria-live={moving ? 'off' : 'polite'}
          {...row}
        >
          {testimonials.map((testimonial, slide) => (
            <TestimonialSlide
              key={testimonial.path}
              testimonial={testimonial}
              label={getPosition(slide)}
              offset={ready ? Math.sign(slide - index) : undefined}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
