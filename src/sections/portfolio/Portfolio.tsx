import { useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { useRecord } from '../PageDataContext.ts';
import { ListHead } from '../section-heading/ListHeading.tsx';
import { CaseGrid } from './CaseGrid.tsx';
import styles from './Portfolio.module.css';

/** The first case studies: as many as the record brings. The rest stands on the portfolio's own page. */
export function Portfolio({ id, title, more }: PropsOf<'Portfolio'>) {
  const label = useId();
  const { cases = [] } = useRecord();
  if (cases.length === 0) return null;
  return (
    <section
      className={`${styles.portfolio} section grid`}
      id={id}
      data-section="portfolio"
      aria-labelledby={label}
    >
      <ListHead label={label} title={title} variant="1" page="portfolio" more={more} />
      <CaseGrid cases={cases} level={3} />
    </section>
  );
}
