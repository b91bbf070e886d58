import type { CaseStudyPageData } from '#content/page-data.ts';
import { BandLight } from '#sections/tint-band/BandLight.tsx';
import band from '#sections/tint-band/TintBand.module.css';
import styles from './CaseTestimonial.module.css';

type CaseTestimonialProps = NonNullable<CaseStudyPageData['frontmatter']['testimonial']>;

/** The client's testimonial, on the tint of the case study. */
export function CaseTestimonial({ quote, author, position }: CaseTestimonialProps) {
  return (
    <figure className={`${band.band} grid`}>
      <BandLight />
      <blockquote className={styles.quote} data-in-view="">
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <b>{author}</b>
        <span>{position}</span>
      </figcaption>
    </figure>
  );
}
