import type { CaseCard as Card } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Disc } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './CaseCard.module.css';

interface CaseCardProps {
  item: Card;
  /** Level of its heading: one below that of the heading it stands under. */
  level: 2 | 3;
  /** Whether its cover can wait until it is scrolled to. */
  lazy?: boolean | undefined;
}

/** A case study in a list: all of it is one link. */
export function CaseCard({ item, level, lazy = true }: CaseCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.card} h-${item.hue}`} data-reveal="">
      <Cover picture={item.cover} alt="" lazy={lazy} />
      <Heading className={styles.title}>
        <Disc className={styles.disc} />
        <Link to={item.path}>{item.title}</Link>
      </Heading>
      <p className={styles.text}>{item.description}</p>
      <p className={`${styles.category} small`}>{item.category}</p>
    </article>
  );
}
