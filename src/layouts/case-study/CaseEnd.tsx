import type { SampleNote } from '#content/collections.ts';
import type { CaseStudyPageData, ResponsiveImage } from '#content/page-data.ts';
import { Image } from '#ui/Image.tsx';
import { SampleLabel } from '#ui/sample/Sample.tsx';
import styles from './CaseEnd.module.css';

interface CaseEndProps {
  testimonial: CaseStudyPageData['frontmatter']['testimonial'];
  closing: string | undefined;
  sample: SampleNote | undefined;
  vignette: ResponsiveImage | undefined;
}

/**
 * The client's testimonial beside the vignette, on the horizon. Until there is one, the vignette closes the page below
 * a sentence.
 */
export function CaseEnd({ testimonial, closing, sample, vignette }: CaseEndProps) {
  const image = vignette && <Image image={vignette} alt="" className={styles.vignette} lazy />;
  if (!testimonial || testimonial.placeholder) {
    return (
      image && (
        <div className={`${styles.panorama} grid`}>
          {closing && <p className={styles.closing}>{closing}</p>}
          {image}
        </div>
      )
    );
  }
  const { quote, author, position } = testimonial;
  return (
    <div className={`${styles.testimonial} grid`}>
      <figure className={styles.words}>
        <blockquote className={styles.quote} data-in-view="">
          <p>{quote}</p>
        </blockquote>
        <figcaption className={styles.author}>
          <b>{author}</b>
          <span>{position}</span>
          {sample && <SampleLabel {...sample} />}
        </figcaption>
      </figure>
      {image}
    </div>
  );
}
