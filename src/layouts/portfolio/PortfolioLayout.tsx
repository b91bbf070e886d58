import type { PlainPageData } from '#content/page-data.ts';
import { CaseGrid } from '#sections/portfolio/CaseGrid.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './PortfolioLayout.module.css';

/** Lights in the sky beside the heading, one for each project, which end as a cairn: centre, radius, hue. */
const sky = [
  [330, 150, 62, 'amber'],
  [150, 342, 44, 'rose'],
  [286, 302, 26, 'fjord'],
  [62, 262, 18, 'teal'],
  [196, 214, 15, 'coral'],
  [404, 286, 34, 'indigo'],
  [226, 92, 18, 'moss'],
  [128, 130, 11, 'heather'],
] as const;

/** All case studies in staggered pairs. */
export default function PortfolioLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  return (
    <>
      <div className={styles.opening}>
        <svg className={styles.sky} viewBox="0 0 420 400" aria-hidden="true" focusable="false">
          {sky.map(([x, y, r, hue]) => (
            <Light key={hue} cx={x} cy={y} r={r} hue={hue} />
          ))}
        </svg>
        <PageHeader />
      </div>
      <div className={`${styles.cases} grid`}>
        <CaseGrid cases={pageData.cases ?? []} headingLevel={2} eagerCount={2} />
      </div>
      <TwoColumnBody Body={Body} />
    </>
  );
}
