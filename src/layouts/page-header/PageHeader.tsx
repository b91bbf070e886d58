import { usePageData } from '#sections/PageDataContext.ts';
import { FieldSamples } from '#ui/sample/Sample.tsx';
import styles from './PageHeader.module.css';

/** The page's heading and lead. */
export function PageHeader() {
  const { title, heading = title, lead, samples } = usePageData().frontmatter;
  return (
    <header className={`${styles.header} grid`}>
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <FieldSamples samples={samples} />
    </header>
  );
}
