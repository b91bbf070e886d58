import { origin } from 'virtual:site';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import type { PolicyPageData } from '#content/page-data.ts';
import { PolicyDrawing } from '#ui/drawings/policies/PolicyDrawing.tsx';
import { formatDate } from '#ui/format-date.ts';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import type { LayoutProps } from '../layout-props.ts';
import styles from './PolicyLayout.module.css';

/** A policy with the day on which it came into force. On paper, the company and the URL are above the title. */
export default function PolicyLayout({ pageData, Body }: LayoutProps<PolicyPageData>) {
  const { t } = useTranslation('policy');
  const {
    title,
    heading = title,
    description,
    lead = description,
    updated,
    hue = 'coral',
    drawing,
  } = pageData.frontmatter;
  return (
    <ArticleLayout
      label={
        <p className={styles.sender}>
          <b>{settings.name}</b> {origin}
          {pageData.path}
        </p>
      }
      bodyClassName={styles.policy}
      title={heading}
      lead={lead}
      art={drawing && <PolicyDrawing name={drawing} hue={hue} />}
      facts={[
        {
          term: t('inForce'),
          value: <time dateTime={updated}>{formatDate(updated, pageData.language)}</time>,
        },
      ]}
      headings={pageData.headings}
      Body={Body}
      components={{ h2: StaticHeading }}
    />
  );
}

/** A heading without animation. */
const StaticHeading = (props: ComponentProps<'h2'>) => <h2 data-split-heading="4" {...props} />;
