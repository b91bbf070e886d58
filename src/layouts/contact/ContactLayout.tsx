import { navigation } from 'virtual:site';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageLayoutRecord } from '#content/page-data.ts';
import { BookMeeting } from '#sections/book-meeting/BookMeeting.tsx';
import { Offices } from '#ui/offices/Offices.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { components } from '../components.ts';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './ContactLayout.module.css';

/** The contact page: how to write, and beside it the offices and the offer of a talk. */
export default function ContactLayout({ record, Body }: LayoutProps<PageLayoutRecord>) {
  const { t } = useTranslation('contact');
  const offices = useId();
  const talk = useId();
  const { booking, contact } = navigation[record.language];
  return (
    <>
      <PageHeader />
      <div className={`${styles.body} grid`}>
        <div className={`${styles.text} column`}>
          <Body components={{ ...components, section: Prose }} />
        </div>
        <div className={styles.side}>
          <section aria-labelledby={offices}>
            <h2 id={offices} className="visually-hidden">
              {t('offices')}
            </h2>
            <div className={styles.offices}>
              <Offices />
            </div>
          </section>
          {/* Without a calendar of its own, booking would lead from this page to this page. */}
          {booking !== contact && (
            <section className={styles.talk} aria-labelledby={talk}>
              <h2 id={talk}>{t('talk.title')}</h2>
              <p>{t('talk.text')}</p>
              <BookMeeting quiet>{t('talk.book')}</BookMeeting>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
