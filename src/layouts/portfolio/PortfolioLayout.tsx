import type { PlainPageData } from '#content/page-data.ts';
import { CaseGrid } from '#sections/portfolio/CaseGrid.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './PortfolioLayout.module.css';

/** Lights on the horizon below the heading, one for each project, which end as a cairn: centre, radius, hue. */
const lights = [
  [20, 16, 'amber'],
  [112, 27, 'rose'],
  [205, 14, 'teal'],
  [318, 22, 'moss'],
  [438, 34, 'indigo'],
  [568, 50, 'fjord'],
  [706, 24, 'heather'],
  [866, 92, 'coral'],
] as const;

const horizon = 190;

/** Returns three lines of a light on the water. */
const getReflection = (x: number, r: number) =>
  [0.95, 0.62, 0.3]
    .map((share, line) => `M${x - r * share} ${horizon + 12 + line * 11}h${2 * r * share}`)
    .join('');

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

/** All case studies in pairs, with features between them. */
export default function PortfolioLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  return (
    <>
      <div className={styles.opening}>
        <PageHeader />
        <svg className={styles.sky} viewBox="-24 0 1008 240" fill="none" aria-hidden="true" focusable="false">
          <path d={`M-3000 ${horizon}h9000`} stroke="var(--ink)" vectorEffect="non-scaling-stroke" />
          {lights.map(([x, r, hue]) => (
            <g key={hue} className={`h-${hue}`}>
              <Light cx={x} cy={horizon - r} r={r} hue={hue} />
              <path d={getReflection(x, r)} stroke="var(--c)" strokeWidth="4" opacity=".55" />
            </g>
          ))}
        </svg>
      </div>
      <div className={`${styles.cases} grid`}>
        <CaseGrid cases={pageData.cases ?? []} headingLevel={2} eagerCount={2} mark={arrow} />
      </div>
      <TwoColumnBody Body={Body} />
    </>
  );
}
