import { chat, navigation, offices } from 'virtual:site';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainPageData } from '#content/page-data.ts';
import { BookMeeting } from '#sections/book-meeting/BookMeeting.tsx';
import { ChatSection } from '#sections/chat/ChatSection.tsx';
import { Island } from '#sections/island/Island.tsx';
import { Offices } from '#ui/offices/Offices.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { authorComponents } from '../author-components.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './ContactLayout.module.css';

/** The contact page: the document with its form, beside it the offices and a link to book a meeting. */
export default function ContactLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  const { t } = useTranslation('contact');
  const officesId = useId();
  const meetingId = useId();
  const { booking, contact } = navigation[pageData.language];
  return (
    <>
      <PageHeader />
      <div className={`${styles.body} grid`}>
        <div className={`${styles.text} column`}>
          <Body components={{ ...authorComponents, section: Prose }} />
        </div>
        <div className={styles.sidebar}>
          <section aria-labelledby={officesId}>
            <h2 id={officesId} className="visually-hidden">
              {t('offices')}
            </h2>
            <div className={styles.offices}>
              <Offices offices={offices[pageData.language]} />
            </div>
          </section>
          {chat && <Island name="ChatSection" component={ChatSection} props={{}} />}
          {/* Without a booking URL the link would lead to this page. */}
          {booking !== contact && (
            <section className={styles.meeting} aria-labelledby={meetingId}>
              <h2 id={meetingId}>{t('talk.title')}</h2>
              <p>{t('talk.text')}</p>
              <BookMeeting quiet>{t('talk.book')}</BookMeeting>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
