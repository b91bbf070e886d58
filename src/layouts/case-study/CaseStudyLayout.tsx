import type { CaseRecord } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { AxisBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import styles from './CaseStudyLayout.module.css';
import { CaseTestimonial } from './CaseTestimonial.tsx';
import { NextCase } from './NextCase.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';

/** A case study owns one light: it colours the cover, the lists and the client's words. */
export default function CaseStudyLayout({ record, Body, Video }: LayoutProps<CaseRecord>) {
  const {
    title,
    heading = title,
    description,
    lead = description,
    coverAlt,
    project,
    testimonial,
  } = record.frontmatter;
  return (
    <>
      <article>
        <header className={`${styles.top} grid`}>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className={`${styles.show} grid`}>
          <ProjectFacts project={project} language={record.language} className={styles.facts} />
          {Video && <Video beside />}
          {!Video && record.cover && <Cover picture={record.cover} alt={coverAlt} className={styles.cover} />}
        </div>
        <AxisBody Body={Body} />
        {testimonial && <CaseTestimonial {...testimonial} />}
      </article>
      {record.next && <NextCase next={record.next} />}
    </>
  );
}
