import type { CaseCard as Card } from '#content/page-data.ts';
import { CaseCard } from './CaseCard.tsx';
import styles from './CaseGrid.module.css';

interface CaseGridProps {
  cases: Card[];
  level: 2 | 3;
  /** How many of the first covers are in view at once and must not wait. */
  eager?: number | undefined;
}

/** Case studies in staggered pairs: the wide one left, then right. */
export function CaseGrid({ cases, level, eager = 0 }: CaseGridProps) {
  return (
    <ul className={styles.grid}>
      {cases.map((item, place) => (
        <li key={item.path}>
          <CaseCard item={item} level={level} lazy={place >= eager} />
        </li>
      ))}
    </ul>
  );
}
