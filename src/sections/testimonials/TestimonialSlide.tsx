import { useTranslation } from 'react-i18next';
import type { TestimonialCard } from '#content/page-data.ts';
import { Disc } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './TestimonialSlide.module.css';

interface TestimonialSlideProps {
  testimonial: TestimonialCard;
  /** "1 of 4" */
  position: string;
  /** 0 is on show, what is below has been, what is above is to come; without it all stand in a row. */
  place: number | undefined;
}

/** One voice, whose it is, and the way to the work. */
export function TestimonialSlide({ testimonial, position, place }: TestimonialSlideProps) {
  const { t } = useTranslation('testimonials');
  const { quote, author, position: role, hue, project, path } = testimonial;
  const side = place && (place < 0 ? styles.before : styles.after);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of WAI-ARIA asks for a group; a fieldset is one of controls
    <div
      className={`${styles.slide} ${side ?? ''}`}
      role="group"
      aria-roledescription={t('slide')}
      aria-label={position}
      inert={Boolean(place)}
    >
      <figure>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <b>{author}</b>
          <span className={styles.role}>{role}</span>
          <Link to={path} className={styles.link}>
            <Disc hue={hue} />
            {t('read', { project })}
          </Link>
        </figcaption>
      </figure>
    </div>
  );
}
