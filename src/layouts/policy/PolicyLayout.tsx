import type { ComponentProps } from 'react';
import type { PolicyPageData } from '#content/page-data.ts';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import type { LayoutProps } from '../layout-props.ts';
import drawings from './PolicyDrawings.module.css';
import { PolicyHeader } from './PolicyHeader.tsx';
import styles from './PolicyLayout.module.css';
import summary from './PolicySummary.module.css';
import rights from './RightsKey.module.css';

/** A policy: a summary, and numbered sections. The summary needs no entry in the contents, because it is below them. */
export default function PolicyLayout({ pageData, Body }: LayoutProps<PolicyPageData>) {
  const { drawing } = pageData.frontmatter;
  // Only the accessibility statement has a group of people, and rows with drawings. The other policies need no styles for them.
  const isStatement = drawing === 'focus';
  // The rights in the privacy policy are a key.
  const hasRights = drawing === 'readers';
  // The header of the privacy policy shows what its first point says, and in the white paper a scene of its own does.
  const isPaper = drawing === 'paper';
  const hasPlainPoint = hasRights || isPaper;
  // Drawings of the cookie policy differ in shape, so each gets a background of the same size.
  const hasGrounds = drawing === 'cookie';
  return (
    <ArticleLayout
      header={<PolicyHeader pageData={pageData} />}
      className={drawings.page}
      bodyClassName={`${styles.policy} ${drawings.policy} ${isStatement ? `${drawings.statement} ${summary.group}` : ''} ${isPaper ? drawings.checklists : ''} ${summary.policy} ${hasPlainPoint ? summary.plainPoint : ''} ${hasRights ? rights.rights : ''} ${hasGrounds ? summary.grounds : ''}`}
      headings={pageData.headings.slice(1)}
      isNumbered
      Body={Body}
      components={{ h2: StaticHeading }}
    />
  );
}

/** A heading without animation. */
const StaticHeading = (props: ComponentProps<'h2'>) => <h2 data-split-heading="4" {...props} />;
