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

/** Drawings that fill the whole header. */
const fullWidthDrawings: ReadonlySet<ServiceDrawingName> = new Set(['app', 'web', 'quality', 'inclusion']);

/** The page's heading and lead. */
export function PageHeader({ drawing, split = false }: PageHeaderProps) {
  const { title, heading = title, lead, hue = 'coral', samples } = usePageData().frontmatter;
  const layoutClass = drawing && (fullWidthDrawings.has(drawing) ? styles.fullWidth : styles.drawn);
  // Its horizon is as high as the lead, which a line must not cross.
  const mist = drawing === 'inclusion' ? styles.mist : '';
  return (
    <header className={`${styles.header} ${layoutClass ?? ''} ${mist} ${split ? styles.split : ''} grid`}>
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <FieldSamples samples={samples} />
      {drawing && <ServiceDrawing name={drawing} hue={hue} />}
    </header>
  );
}
