import type { CaseRecord } from '#content/record.ts';
import band from '#sections/TintBand.module.css';
import styles from './CaseTestimonial.module.css';

type CaseTestimonialProps = NonNullable<CaseRecord['frontmatter']['testimonial']>;

/** What the client says, on the tint of the case. */
export function CaseTestimonial({ quote, author, position }: CaseTestimonialProps) {
  return (
    <figure className={`${band.band} grid`}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.voice}>
        <b>{author}</b>
        <span>{position}</span>
      </figcaption>
    </figure>
  );
}
