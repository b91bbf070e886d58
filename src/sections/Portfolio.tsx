import { useId } from 'react';
import type { PropsOf } from '#content/vocabulary.ts';
import { CaseGrid } from './CaseGrid.tsx';
import { ListHead } from './ListHead.tsx';
import styles from './Portfolio.module.css';
import { useRecord } from './RecordContext.ts';

/** Two staggered pairs fill the section; the rest stands on the portfolio's own page. */
const shown = 4;

/** The first case studies. */
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
      <CaseGrid cases={cases.slice(0, shown)} level={3} />
    </section>
  );
}
