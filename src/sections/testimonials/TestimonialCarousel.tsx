import { useTranslation } from 'react-i18next';
import type { TestimonialCard } from '#content/page-data.ts';
import { CarouselControls } from '../carousel/CarouselControls.tsx';
import { useCarousel } from '../carousel/useCarousel.ts';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import styles from './Testimonials.module.css';

/** The quotes and the controls. Without script all quotes are in a row that scrolls. */
export function TestimonialCarousel({ testimonials }: { testimonials: TestimonialCard[] }) {
  const { t } = useTranslation('testimonials');
  const total = testimonials.length;
  const { ready, index, hasChangedSlide, playing, moving, changeSlide, toggle, stage, row } =
    useCarousel(total);
  const getPosition = (slide: number) => t('position', { number: slide + 1, total });
  const labels = {
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    position: getPosition(index),
  };
  return (
    <div className={styles.stage} {...stage}>
      {total > 1 && <CarouselControls {...{ playing, labels }} onToggle={toggle} onStep={changeSlide} />}
      <div
        className={styles.row}
        data-slides=""
        // Not classes, because pages carry the rules of classes only that their HTML has.
        data-ready={ready || undefined}
        data-animated={hasChangedSlide || undefined}
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
  );
}
