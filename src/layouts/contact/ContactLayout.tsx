import { chat, contacts, navigation, offices } from 'virtual:site';
import { Children, type ComponentProps, isValidElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainPageData } from '#content/page-data.ts';
import { BookMeeting } from '#sections/book-meeting/BookMeeting.tsx';
import { ChatSection } from '#sections/chat/ChatSection.tsx';
import { Email } from '#sections/email/Email.tsx';
import { Island } from '#sections/island/Island.tsx';
import { usePageData } from '#sections/PageDataContext.ts';
import { formatOfficeNames, hasOfficeDetails, Offices } from '#ui/offices/Offices.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { authorComponents } from '../author-components.tsx';
import { TwoColumnSection } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import styles from './ContactLayout.module.css';

/**
 * The contact page: the header, the form, and beside or below it the other ways to reach the company. The document's
 * sections after the form are below all of it.
 */
export default function ContactLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  return (
    <div className={`${styles.body} grid progressive`}>
      <PageHeader drawing={pageData.frontmatter.drawing} />
      <Body components={{ ...authorComponents, section: ContactSection }} />
    </div>
  );
}

/** The `<section>` that the compiler puts around a heading and its text. The one without a heading has the form. */
function ContactSection({ children, ...props }: ComponentProps<'section'>) {
  const [first] = Children.toArray(children).filter((child) => child !== '\n');
  if (isValidElement(first) && first.type === 'h2')
    return <TwoColumnSection {...props}>{children}</TwoColumnSection>;
  return (
    <>
      <div className={`${styles.form} column`}>
        <Prose className={styles.fields}>{children}</Prose>
      </div>
      <EmailAddress />
      <ContactWays />
    </>
  );
}

/** The address, as large as the page is wide. */
function EmailAddress() {
  const { t } = useTranslation('contact');
  const { language } = usePageData();
  const headingId = useId();
  if (!contacts[language].general?.address) return null;
  return (
    <section className={styles.email} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('email.title')}</h2>
      <p>
        <Email for="general" />
      </p>
    </section>
  );
}

/** Ways to reach the company without the form and mail. */
function ContactWays() {
  const { t } = useTranslation('contact');
  const { language } = usePageData();
  const meetingId = useId();
  const officesId = useId();
  const { booking, contact } = navigation[language];
  return (
    <div className={styles.ways}>
      {/* Without a booking URL the link would lead to this page. */}
      {booking !== contact && (
        <section aria-labelledby={meetingId}>
          <h2 id={meetingId}>{t('talk.title')}</h2>
          <p>{t('talk.text')}</p>
          <BookMeeting quiet>{t('talk.book')}</BookMeeting>
        </section>
      )}
      {chat && <Island name="ChatSection" component={ChatSection} props={{}} />}
      <section aria-labelledby={officesId}>
        <h2 id={officesId}>{t('offices')}</h2>
        {hasOfficeDetails(offices[language]) ? (
          <Offices offices={offices[language]} />
        ) : (
          <p className={styles.value}>{formatOfficeNames(offices[language], language)}</p>
        )}
      </section>
    </div>
  );
}
