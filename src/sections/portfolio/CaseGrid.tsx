import type { CaseStudyCard } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Dot } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './CaseGrid.module.css';

interface CaseGridProps {
  cases: CaseStudyCard[];
  /** One below the level of the heading above the grid. */
  headingLevel: 2 | 3;
  /** Number of covers that load at once because they are on the first screen. */
  eagerCount?: number | undefined;
}

/** Case studies in staggered pairs: the wide one first left, then right. */
export function CaseGrid({ cases, headingLevel, eagerCount = 0 }: CaseGridProps) {
  return (
    <ul className={styles.grid}>
      {cases.map((caseStudy, index) => (
        <li key={caseStudy.path}>
          <CaseCard caseStudy={caseStudy} headingLevel={headingLevel} lazy={index >= eagerCount} />
        </li>
      ))}
    </ul>
  );
}

interface CaseCardProps extends Pick<CaseGridProps, 'headingLevel'> {
  caseStudy: CaseStudyCard;
  lazy: boolean;
}

/** A case study in the grid. The title's link covers all of it. */
function CaseCard({ caseStudy, headingLevel, lazy }: CaseCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles.card} h-${caseStudy.hue}`} data-reveal="">
      <Cover image={caseStudy.cover} alt="" lazy={lazy} />
      <Heading className={styles.title}>
        <Dot className={styles.dot} />
        <Link to={caseStudy.path}>{caseStudy.title}</Link>
      </Heading>
      <p className={styles.text}>{caseStudy.description}</p>
      <p className={`${styles.category} small`}>{caseStudy.category}</p>
    </article>
  );
}
