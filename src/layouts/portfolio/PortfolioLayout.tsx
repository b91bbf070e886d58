import type { PlainPageData } from '#content/page-data.ts';
import { CaseGrid } from '#sections/portfolio/CaseGrid.tsx';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './PortfolioLayout.module.css';

/** All case studies in staggered pairs. */
export default function PortfolioLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  return (
    <>
      <PageHeader />
      <div className={`${styles.cases} grid`}>
        <CaseGrid cases={pageData.cases ?? []} headingLevel={2} eagerCount={2} />
      </div>
      <TwoColumnBody Body={Body} />
    </>
  );
}
