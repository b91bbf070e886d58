import { origin } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import type { PolicyDrawingName } from '#content/collections.ts';
import type { PolicyPageData } from '#content/page-data.ts';
import { PolicyDrawing } from '#ui/drawings/policies/PolicyDrawing.tsx';
import { formatDate } from '#ui/format-date.ts';
import styles from './PolicyHeader.module.css';

/** Classes of headers whose drawings go beyond their column. */
const drawingClasses: Partial<Record<PolicyDrawingName, string | undefined>> = {
  paper: styles.night,
  focus: styles.trail,
  cookie: `${styles.night} ${styles.moonlit}`,
  readers: `${styles.night} ${styles.lamplit}`,
};

/** Title, lead and date beside a drawing. On paper, the company and the URL are above the title. */
export function PolicyHeader({ pageData: { frontmatter, path, language } }: { pageData: PolicyPageData }) {
  const { t } = useTranslation('policy');
  const {
    title,
    heading = title,
    description,
    lead = description,
    updated,
    hue = 'coral',
    drawing,
  } = frontmatter;
  return (
    <header className={`${styles.header} ${(drawing && drawingClasses[drawing]) ?? ''} grid`}>
      <p className={styles.sender}>
        <b>{settings.name}</b> {origin}
        {path}
      </p>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p className={styles.date}>
          {t('inForce')} <time dateTime={updated}>{formatDate(updated, language)}</time>
        </p>
      </div>
      {drawing && <PolicyDrawing name={drawing} hue={hue} />}
    </header>
  );
}
