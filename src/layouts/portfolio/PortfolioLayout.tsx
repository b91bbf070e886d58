import type { PlainPageData } from '#content/page-data.ts';
import { CaseGrid } from '#sections/portfolio/CaseGrid.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';
import { Link } from '#ui/Link.tsx';
import icons from '#ui/project-icons/ProjectIcons.module.css';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './PortfolioLayout.module.css';

/** An arrow on a light in the hue of the project. */
const arrow = (
  <svg className={styles.arrow} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="16" fill="var(--c)" />
    <path
      d="M9 16h14m-6-6 6 6-6 6"
      stroke={markColour}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** The icons of all case studies on the water, and below them the case studies in pairs, with features between them. */
export default function PortfolioLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  const { cases = [] } = pageData;
  return (
    <>
      <div className={`${styles.opening} h-fjord`}>
        <PageHeader />
        <ul className={`${styles.icons} ${icons.list}`}>
          {cases.map(({ path, hue, title }) => (
            <li key={path} className={`${icons.item} h-${hue}`}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${styles.cases} grid`}>
        <CaseGrid cases={cases} headingLevel={2} eagerCount={2} mark={arrow} showsChallenge />
      </div>
      <TwoColumnBody Body={Body} />
    </>
  );
}
