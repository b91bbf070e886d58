import { origin } from 'virtual:site';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import type { PolicyRecord } from '#content/page-data.ts';
import { formatDay } from '#ui/format-date.ts';
import { Reading } from '../article/ArticleLayout.tsx';
import type { LayoutProps } from '../layout-props.ts';
import styles from './PolicyLayout.module.css';

/** A policy: the text, and the day from which it holds. Printed, it is the text alone, under the name of who says it and where. */
export default function PolicyLayout({ record, Body }: LayoutProps<PolicyRecord>) {
  const { t } = useTranslation('policy');
  const { title, heading = title, description, lead = description, updated } = record.frontmatter;
  return (
    <Reading
      label={
        <p className={styles.sender}>
          <b>{settings.name}</b> {origin}
          {record.path}
        </p>
      }
      title={heading}
      lead={lead}
      facts={[
        { term: t('inForce'), value: <time dateTime={updated}>{formatDay(updated, record.language)}</time> },
      ]}
      headings={record.headings}
      Body={Body}
      components={{ h2: SteadyHeading }}
    />
  );
}

const SteadyHeading = (props: ComponentProps<'h2'>) => <h2 data-split-heading="4" {...props} />;
