import type { ServiceDrawingName } from '#content/collections.ts';
import { usePageData } from '#sections/PageDataContext.ts';
import { ServiceDrawing } from '#ui/drawings/services/ServiceDrawing.tsx';
import { FieldSamples } from '#ui/sample/Sample.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** Drawing beside the heading. On a phone it is below the lead. */
  drawing?: ServiceDrawingName | undefined;
  /** Sets the lead beside the heading in wide windows. */
  split?: boolean;
}

/** The page's heading and lead. */
export function PageHeader({ drawing, split = false }: PageHeaderProps) {
  const { title, heading = title, lead, hue = 'coral', samples } = usePageData().frontmatter;
  return (
    <header className={`${styles.header} ${drawing ? styles.drawn : ''} ${split ? styles.split : ''} grid`}>
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <FieldSamples samples={samples} />
      {drawing && <ServiceDrawing name={drawing} hue={hue} />}
    </header>
  );
}
