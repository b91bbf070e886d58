import type { CaseStudyPageData } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import styles from './CaseStudyLayout.module.css';
import { CaseTestimonial } from './CaseTestimonial.tsx';
import { NextCase } from './NextCase.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';

/** A case study. Its hue colours the cover, the lists and the testimonial. */
export default function CaseStudyLayout({ pageData, Body, Video }: LayoutProps<CaseStudyPageData>) {
  const { language, frontmatter, cover, next } = pageData;
  const {
    title,
    heading = title,
    description,
    lead = description,
    coverAlt,
    project,
    testimonial,
  } = frontmatter;
  return (
    <>
      <article>
        <header className={`${styles.header} grid`}>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className={`${styles.overview} grid`}>
          <ProjectFacts project={project} language={language} className={styles.facts} />
          {Video && <Video besideFacts />}
          {!Video && cover && <Cover image={cover} alt={coverAlt} className={styles.cover} />}
        </div>
        <TwoColumnBody Body={Body} />
        {testimonial && <CaseTestimonial {...testimonial} />}
      </article>
      {next && <NextCase next={next} />}
    </>
  );
}
