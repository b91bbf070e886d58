import { useTranslation } from 'react-i18next';
import type { SampleNote } from '#content/collections.ts';
import type { CaseStudyCard, CaseStudyPageData } from '#content/page-data.ts';
import { findSampleNote } from '#content/samples.ts';
import { BandLight } from '#sections/tint-band/BandLight.tsx';
import band from '#sections/tint-band/TintBand.module.css';
import { Cover } from '#ui/cover/Cover.tsx';
import { Link } from '#ui/Link.tsx';
import { FieldSamples, SampleLabel } from '#ui/sample/Sample.tsx';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { hasVideo, PageVideo } from '../page-video.tsx';
import styles from './CaseStudyLayout.module.css';
import { ProjectFacts } from './ProjectFacts.tsx';

/** A case study. Its hue colours the cover, the lists and the testimonial. */
export default function CaseStudyLayout({ pageData, Body }: LayoutProps<CaseStudyPageData>) {
  const { language, frontmatter, cover, next } = pageData;
  const {
    title,
    heading = title,
    description,
    lead = description,
    coverAlt,
    project,
    testimonial,
    samples,
  } = frontmatter;
  return (
    <>
      <article>
        <header className={`${styles.header} grid`}>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <FieldSamples samples={samples} />
        </header>
        <div className={`${styles.overview} grid`}>
          <ProjectFacts project={project} samples={samples} language={language} className={styles.facts} />
          {hasVideo(pageData) ? (
            <PageVideo pageData={pageData} besideFacts />
          ) : (
            cover && <Cover image={cover} alt={coverAlt} className={styles.cover} />
          )}
        </div>
        <TwoColumnBody Body={Body} />
        {testimonial && <CaseTestimonial {...testimonial} sample={findSampleNote(samples, 'testimonial')} />}
      </article>
      {next && <NextCase next={next} />}
    </>
  );
}

type CaseTestimonialProps = NonNullable<CaseStudyPageData['frontmatter']['testimonial']> & {
  sample: SampleNote | undefined;
};

/** The client's testimonial, on the tint of the case study. */
function CaseTestimonial({ quote, author, position, sample }: CaseTestimonialProps) {
  return (
    <figure className={`${band.band} grid`}>
      <BandLight />
      <blockquote className={styles.quote} data-in-view="">
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <b>{author}</b>
        <span>{position}</span>
        {sample && <SampleLabel {...sample} />}
      </figcaption>
    </figure>
  );
}

/** A link to the next case study in the order of the portfolio. */
function NextCase({ next }: { next: CaseStudyCard }) {
  const { t } = useTranslation('portfolio');
  return (
    <nav className={`${styles.next} grid h-${next.hue}`} aria-label={t('next')}>
      <div className={styles.nextText}>
        <p className={styles.nextLabel}>{t('next')}</p>
        <h2>
          <Link to={next.path}>{next.title}</Link>
        </h2>
        <p className="lead">{next.description}</p>
      </div>
      <Cover image={next.cover} alt="" className={styles.nextCover} lazy />
    </nav>
  );
}
