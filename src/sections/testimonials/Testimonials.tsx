import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import { CarouselControls } from '../carousel/CarouselControls.tsx';
import { useCarousel } from '../carousel/useCarousel.ts';
import { useRecord } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import { TestimonialLights } from './TestimonialLights.tsx';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import styles from './Testimonials.module.css';

/** What clients say: one voice at a time, in a ring of lights. */
export function Testimonials({ id, title }: PropsOf<'Testimonials'>) {
  const label = useId();
  const { t } = useTranslation('testimonials');
  const { testimonials = [] } = useRecord();
  const total = testimonials.length;
  const { ready, index, turned, playing, moving, turn, toggle, stage, row } = useCarousel(total);
  if (total === 0) return null;
  const position = (place: number) => t('position', { number: place + 1, total });
  const labels = {
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    position: position(index),
  };
  return (
    <section
      className={`${styles.voices} night grid`}
      id={id}
      data-section="testimonials"
      data-carousel
      aria-labelledby={label}
      aria-roledescription={t('carousel')}
    >
      <TestimonialLights className={styles.lights} />
      <SectionHeading id={label} variant="2" className={styles.title}>
        {title}
      </SectionHeading>
      <div className={styles.stage} {...stage}>
        {total > 1 && <CarouselControls {...{ ready, playing, labels }} onToggle={toggle} onTurn={turn} />}
        <div
          className={[styles.row, ready && styles.ready, turned && styles.turned].filter(Boolean).join(' ')}
          aria-live={moving ? 'off' : 'polite'}
          {...row}
        >
          {testimonials.map((testimonial, place) => (
            <TestimonialSlide
              key={testimonial.path}
              testimonial={testimonial}
              position={position(place)}
              place={ready ? Math.sign(place - index) : undefined}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
