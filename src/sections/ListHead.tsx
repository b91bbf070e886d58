import { addressOf } from '#content/addresses.ts';
import type { Id } from '#content/ids.ts';
import { More } from '#ui/More.tsx';
import styles from './ListHead.module.css';
import { useRecord } from './RecordContext.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface ListHeadProps {
  /** Id of the heading. */
  label: string;
  title: string;
  variant: '1' | '2';
  /** The page that lists all, and what its link says. */
  page: Id<'page'>;
  more: string;
}

/** The head of a section that shows the first entries of a list. */
export function ListHead({ label, title, variant, page, more }: ListHeadProps) {
  const { language } = useRecord();
  return (
    <div className={styles.head}>
      <SectionHeading id={label} variant={variant}>
        {title}
      </SectionHeading>
      <More to={addressOf(language, 'page', page)}>{more}</More>
    </div>
  );
}
