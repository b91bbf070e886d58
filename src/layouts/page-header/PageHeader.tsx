import { useRecord } from '#sections/PageDataContext.ts';
import styles from './PageHeader.module.css';

/** The page's heading and its introduction. */
export function PageHeader() {
  const { title, heading = title, lead } = useRecord().frontmatter;
  return (
    <header className={`${styles.header} grid`}>
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
