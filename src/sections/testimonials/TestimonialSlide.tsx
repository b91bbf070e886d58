import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TestimonialCard } from '#content/page-data.ts';
import { Dot } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import { SampleLabel } from '#ui/sample/Sample.tsx';
import styles from './TestimonialSlide.module.css';

interface TestimonialSlideProps {
  testimonial: TestimonialCard;
  /** The slide's position, such as "1 of 4". */
  label: string;
  /** 0 for the current slide, -1 for slides before it, 1 for slides after it, undefined while all are in a row. */
  offset: number | undefined;
}

/**
 * One quote, its author, and a link to the case study if there is one. Memoized, because the carousel renders on every
 * touch, hover and change of the focus.
 */
export const TestimonialSlide = memo(({ testimonial, label, offset }: TestimonialSlideProps) => {
  const { t } = useTranslation('testimonials');
  const { quote, author, position, hue, project, path, sample } = testimonial;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of WAI-ARIA requires a group; a fieldset groups form controls
    <div
      className={styles.slide}
      data-offset={offset || undefined}
      role="group"
      // The same in both languages, because scripts and tests of others find slides by it.
      aria-roledescription="slide"
      aria-label={label}
      inert={Boolean(offset)}
    >
      <figure>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <b>{author}</b>
          <span className={styles.authorPosition}>
            {position}
            {sample && <SampleLabel {...sample} />}
          </span>
          {path && (
            <Link to={path} className={styles.link}>
              <Dot hue={hue} />
              {t('read', { project })}
            </Link>
          )}
        </figcaption>
      </figure>
    </div>
  );
});
