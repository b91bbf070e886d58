import { MoreLink } from '#ui/more-link/MoreLink.tsx';
import { usePageData } from '../PageDataContext.ts';
import { getPagePath } from '../page-path.ts';
import styles from './ListHeading.module.css';
import { SectionHeading } from './SectionHeading.tsx';

interface ListHeadingProps {
  id: string;
  title: string;
  variant: '1' | '2';
  /** The page with the whole list. */
  page: 'portfolio' | 'blog';
  /** Text of the link to that page. */
  more: string;
}

/** The heading of a section that shows the first entries of a list, with a link to the whole list. */
export function ListHeading({ id, title, variant, page, more }: ListHeadingProps) {
  const path = getPagePath(usePageData().language, page);
  return (
    <div className={styles.header}>
      <SectionHeading id={id} variant={variant}>
        {title}
      </SectionHeading>
      {path && <MoreLink to={path}>{more}</MoreLink>}
    </div>
  );
}
