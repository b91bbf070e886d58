import type { PageLayoutRecord } from '#content/page-data.ts';
import { CaseGrid } from '#sections/portfolio/CaseGrid.tsx';
import { AxisBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './PortfolioLayout.module.css';

/** All case studies, in staggered pairs. */
export default function PortfolioLayout({ record, Body }: LayoutProps<PageLayoutRecord>) {
  return (
    <>
      <PageHeader />
      <div className={`${styles.cases} grid`}>
        <CaseGrid cases={record.cases ?? []} level={2} eager={2} />
      </div>
      <AxisBody Body={Body} />
    </>
  );
}
