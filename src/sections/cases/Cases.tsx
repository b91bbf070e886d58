import { Children, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { usePageData } from '../PageDataContext.ts';
import { CaseCard, CaseGrid } from '../portfolio/CaseGrid.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import twoColumn from '../two-column/TwoColumns.module.css';
import styles from './Cases.module.css';

/** One case study as a band across the page, or two in a row, smaller than in the portfolio. */
export function Cases({ id, title, children }: PropsWithChildren<PropsOf<'Cases'>>) {
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
    <section className={`${twoColumn.section} grid`} id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="4">
        {title}
      </SectionHeading>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** One case study, found by its path. It is left out until it is published. */
export function Case({ to }: PropsOf<'Case'>) {
  const caseStudy = usePageData().cases?.find(({ path }) => path === to);
  if (!caseStudy) return null;
  return (
    <li>
      <CaseCard caseStudy={caseStudy} headingLevel={3} lazy brief />
    </li>
  );
}
