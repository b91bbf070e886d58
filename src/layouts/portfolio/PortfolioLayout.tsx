import type { PlainPageData } from '#content/page-data.ts';
import { CaseGrid } from '#sections/portfolio/CaseGrid.tsx';
import { ArrowMark } from '#ui/ArrowMark.tsx';
import { Link } from '#ui/Link.tsx';
import icons from '#ui/project-icons/ProjectIcons.module.css';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './PortfolioLayout.module.css';

/** Returns the title with a soft hyphen in “Luftfartsmuseum”, because a light on a phone is narrower than the word. */
const addSoftHyphen = (title: string): string => title.replace(/\Bmuseum\b/u, '\u00ADmuseum');

/** The lights of all case studies over the water at night, and below them the case studies in pairs, with features between them. */
export default function PortfolioLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  const { cases = [] } = pageData;
  return (
    <>
      <div className={`${styles.opening} night h-fjord`}>
        <PageHeader startsAtNight />
        <ul className={`${styles.icons} ${icons.list}`}>
          {cases.map(({ path, hue, title }) => (
            <li key={path} className={`${icons.item} h-${hue}`}>
              <Link to={path}>{addSoftHyphen(title)}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${styles.cases} grid`}>
        <CaseGrid
          cases={cases}
          headingLevel={2}
          eagerCount={2}
          mark={<ArrowMark className={styles.arrow} />}
          showsChallenge
        />
      </div>
      <TwoColumnBody Body={Body} />
    </>
  );
}
