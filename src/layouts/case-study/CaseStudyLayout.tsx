import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { SampleNote } from '#content/collections.ts';
import type { CaseStudyCard, CaseStudyPageData, ResponsiveImage } from '#content/page-data.ts';
import { findSampleNote } from '#content/samples.ts';
import { usePageData } from '#sections/PageDataContext.ts';
import screens from '#sections/screens/Screens.module.css';
import { Cover } from '#ui/cover/Cover.tsx';
import { Link } from '#ui/Link.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { Row } from '#ui/rows/Rows.tsx';
import { FieldSamples, SampleLabel } from '#ui/sample/Sample.tsx';
import { authorComponents } from '../author-components.tsx';
import { isFootnotes } from '../body/footnotes.ts';
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
    coverDetail,
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
        <div className={`${styles.story} grid`}>
          <ProjectFacts project={project} samples={samples} language={language} className={styles.facts} />
          {hasVideo(pageData) ? (
            <PageVideo pageData={pageData} besideFacts />
          ) : (
            cover && <Cover image={cover} alt={coverAlt} className={styles.cover} large />
          )}
          <div className={`${styles.body} column`}>
            <Body components={{ ...authorComponents, Row: CaseStudyRow, section: CaseStudySection }} />
          </div>
        </div>
        {testimonial && (
          <CaseTestimonial
            {...testimonial}
            sample={findSampleNote(samples, 'testimonial')}
            cover={cover}
            detail={coverDetail}
          />
        )}
      </article>
      {next && <NextCase next={next} />}
    </>
  );
}

/** A headed paragraph, with a dot in the hue of the case study. */
function CaseStudyRow(props: ComponentProps<typeof Row>) {
  const { frontmatter } = usePageData();
  return <Row hue={frontmatter.hue} {...props} />;
}

/** The `<section>` that the compiler puts around a heading and its text. The first section may lack the heading. */
function CaseStudySection({ children, ...props }: ComponentProps<'section'>) {
  if (isFootnotes(props)) return <section {...props}>{children}</section>;
  const text = <Prose className={styles.text}>{children}</Prose>;
  return props['aria-labelledby'] ? <section {...props}>{text}</section> : <div>{text}</div>;
}

type CaseTestimonialProps = NonNullable<CaseStudyPageData['frontmatter']['testimonial']> & {
  sample: SampleNote | undefined;
  cover: ResponsiveImage | undefined;
  detail: CaseStudyPageData['frontmatter']['coverDetail'];
};

/** The client's testimonial in the hue of the case study, beside a detail of its cover. */
function CaseTestimonial({
  quote,
  author,
  position,
  placeholder,
  sample,
  cover,
  detail,
}: CaseTestimonialProps) {
  return (
    <div className={`${styles.testimonial} ${screens.spotlight} grid`}>
      <figure className={styles.words}>
        {placeholder ? (
          <p>{quote}</p>
        ) : (
          <blockquote className={styles.quote} data-in-view="">
            <p>{quote}</p>
          </blockquote>
        )}
        <figcaption className={styles.author}>
          <b>{author}</b>
          <span>{position}</span>
          {sample && <SampleLabel {...sample} />}
        </figcaption>
      </figure>
      {cover && <CoverDetail cover={cover} {...detail} />}
    </div>
  );
}

interface CoverDetailProps extends Partial<NonNullable<CaseStudyPageData['frontmatter']['coverDetail']>> {
  cover: ResponsiveImage;
}

/** A circle of the cover, in the middle unless given. An SVG crops without a style attribute, which the CSP blocks. */
function CoverDetail({ cover, ...detail }: CoverDetailProps) {
  const { width, height, src } = cover;
  const { x = width / 2, y = height / 2, size = height / 2 } = detail;
  return (
    <svg
      className={styles.detail}
      viewBox={`${x - size / 2} ${y - size / 2} ${size} ${size}`}
      aria-hidden="true"
    >
      <image href={src} width={width} height={height} />
    </svg>
  );
}

/** A link to the next case study in the order of the portfolio. */
function NextCase({ next }: { next: CaseStudyCard }) {
  const { t } = useTranslation('portfolio');
  return (
    <nav className={`${styles.next} grid h-${next.hue}`} aria-label={t('next')} data-case="">
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
