import { More } from '#ui/more-link/MoreLink.tsx';
import { useRecord } from '../PageDataContext.ts';
import { pagePath } from '../page-path.ts';
import styles from './ListHeading.module.css';
import { SectionHeading } from './SectionHeading.tsx';

interface ListHeadProps {
  /** Id of the heading. */
  label: string;
  title: string;
  variant: '1' | '2';
  /** The page that lists all, and what its link says. */
  page: 'portfolio' | 'blog';
  more: string;
}

/** The head of a section that shows the first entries of a list. */
export function ListHead({ label, title, variant, page, more }: ListHeadProps) {
  const all = pagePath(useRecord().language, page);
  return (
    <div className={styles.head}>
      <SectionHeading id={label} variant={variant}>
        {title}
      </SectionHeading>
      {all && <More to={all}>{more}</More>}
    </div>
  );
}
