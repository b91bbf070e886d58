import type { ServiceDrawingName } from '#content/collections.ts';
import { usePageData } from '#sections/PageDataContext.ts';
import { ServiceDrawing } from '#ui/drawings/services/ServiceDrawing.tsx';
import { FieldSamples } from '#ui/sample/Sample.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** Drawing across the header, beside the heading. On a phone it is below the lead. */
  drawing?: ServiceDrawingName | undefined;
  /** Sets the heading on one line across a wide window, close to what follows. */
  isMasthead?: boolean;
  /** True if the dark section below begins with the heading, and the page's navigation. */
  startsAtNight?: boolean | undefined;
}

/** Drawings whose horizon is so high that the text beside them ends above it. */
const highHorizons: ReadonlySet<ServiceDrawingName> = new Set(['footprint', 'inclusion']);

/** Drawings that are as wide as a phone, and whose upper part is empty. */
const wideDrawings: ReadonlySet<ServiceDrawingName> = new Set(['footprint', 'table', 'web']);

/** Drawings that are low on a phone, because the visitor came for the form that follows. */
const lowDrawings: ReadonlySet<ServiceDrawingName> = new Set(['project']);

/** Class of the night of each drawing, which the page begins with. The page's navigation is on it, see app/shell/Shell.tsx. */
const nights: Record<ServiceDrawingName, 'atNight' | 'fjord' | 'nightScene'> = {
  app: 'fjord',
  footprint: 'nightScene',
  inclusion: 'fjord',
  project: 'nightScene',
  quality: 'fjord',
  reply: 'atNight',
  table: 'atNight',
  web: 'fjord',
};

/** The page's heading and lead. */
export function PageHeader({ drawing, isMasthead = false, startsAtNight = false }: PageHeaderProps) {
  const { title, heading = title, lead, hue = 'coral', samples } = usePageData().frontmatter;
  const drawingClasses = drawing && [
    styles.drawn,
    highHorizons.has(drawing) && styles.highHorizon,
    wideDrawings.has(drawing) && styles.wide,
    lowDrawings.has(drawing) && styles.low,
    styles[nights[drawing]],
  ];
  return (
    <header
      className={[
        styles.header,
        ...(drawingClasses || []),
        isMasthead && styles.masthead,
        startsAtNight && styles.night,
        'grid',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <FieldSamples samples={samples} />
      {drawing && <ServiceDrawing name={drawing} hue={hue} />}
    </header>
  );
}
