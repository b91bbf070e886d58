import type { ReactNode } from 'react';
import type { SampleNote } from '#content/collections.ts';
import type { CaseStudyPageData, ResponsiveImage } from '#content/page-data.ts';
import { Image } from '#ui/Image.tsx';
import { SampleLabel } from '#ui/sample/Sample.tsx';
import styles from './CaseEnd.module.css';

type Testimonial = NonNullable<CaseStudyPageData['frontmatter']['testimonial']>;

interface CaseEndProps {
  testimonial: Testimonial | undefined;
  closing: string | undefined;
  sample: SampleNote | undefined;
  vignette: ResponsiveImage | undefined;
}

/** The end of a case study: what its client says, or a sentence over a drawing until the client has said something. */
export function CaseEnd({ testimonial, closing, sample, vignette }: CaseEndProps) {
  const image = vignette && <Image image={vignette} alt="" className={styles.vignette} lazy />;
  if (testimonial && !testimonial.placeholder)
    return <ClientTestimonial {...testimonial} sample={sample} image={image} />;
  return image && <ClosingPanorama sentence={closing} image={image} />;
}

interface ClientTestimonialProps extends Testimonial {
  sample: SampleNote | undefined;
  image: ReactNode;
}

/** The client's testimonial beside the vignette, on the horizon. */
const ClientTestimonial = ({ quote, author, position, sample, image }: ClientTestimonialProps) => (
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

/** A sentence over the vignette, which reaches from edge to edge. */
const ClosingPanorama = ({ sentence, image }: { sentence: string | undefined; image: ReactNode }) => (
  <div className={`${styles.panorama} grid`}>
    {sentence && <p className={styles.closing}>{sentence}</p>}
    {image}
  </div>
);
