import { useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { usePageData } from '../PageDataContext.ts';
import { ListHeading } from '../section-heading/ListHeading.tsx';
import { CaseGrid } from './CaseGrid.tsx';
import styles from './Portfolio.module.css';

/** Number of case studies in the section: a pair, and one across the page. */
const shownCases = 3;

/** The first case studies, with a link to the portfolio page, which lists all of them. */
export function Portfolio({ id, title, more }: PropsOf<'Portfolio'>) {
  const headingId = useId();
  const { cases = [] } = usePageData();
  if (cases.length === 0) return null;
  return (
    <section
      className={`${styles.portfolio} section grid`}
      id={id}
      data-section="portfolio"
      aria-labelledby={headingId}
    >
      <ListHeading id={headingId} title={title} variant="1" page="portfolio" more={more} />
      <CaseGrid cases={cases.slice(0, shownCases)} headingLevel={3} />
    </section>
  );
}
