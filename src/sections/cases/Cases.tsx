import { Children, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { usePageData } from '../PageDataContext.ts';
import { CaseCard, CaseGrid } from '../portfolio/CaseGrid.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Cases.module.css';

/** One case study as a band across the page, or two in a row. */
export function Cases({ id, title, lead, children }: PropsWithChildren<PropsOf<'Cases'>>) {
  const headingId = useId();
  const paths = Children.toArray(children).map((child) =>
    isValidElement<PropsOf<'Case'>>(child) ? child.props.to : undefined,
  );
  const cases = usePageData().cases?.filter(({ path }) => paths.includes(path)) ?? [];
  if (cases.length === 1)
    return (
      <section className="grid" id={id} aria-labelledby={headingId}>
        <SectionHeading id={headingId} variant="4" className="visually-hidden">
          {title}
        </SectionHeading>
        <CaseGrid cases={cases} headingLevel={3} />
      </section>
    );
  return (
    <section className={`${styles.cases} grid`} id={id} aria-labelledby={headingId}>
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="4">
          {title}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** One case study, found by its path, with a text about it. It is left out until it is published. */
export function Case({ to, children }: PropsWithChildren<PropsOf<'Case'>>) {
  const caseStudy = usePageData().cases?.find(({ path }) => path === to);
  if (!caseStudy) return null;
  return (
    <li>
      <CaseCard caseStudy={caseStudy} headingLevel={3} lazy>
        {children}
      </CaseCard>
    </li>
  );
}
