import { contacts, navigation } from 'virtual:site';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import { Link } from '#ui/Link.tsx';
import { SampleLabel } from '#ui/sample/Sample.tsx';
import { usePageData } from '../PageDataContext.ts';

/**
 * A link to one of the company's email addresses. Without words of its own it shows the address. An address that a release
 * leaves out becomes a link to the contact page, because its sentence needs a way to reach the company.
 */
export function Email({ for: purpose, children }: PropsWithChildren<PropsOf<'Email'>>) {
  const { t } = useTranslation('shell');
  const { language } = usePageData();
  const { contact: contactPage } = navigation[language];
  const contact = contacts[language][purpose];
  if (!contact) return null;
  const { address, sample } = contact;
  if (!address) return <Link to={contactPage}>{children ?? t('contactPage')}</Link>;
  return (
    <>
      <a href={`mailto:${address}`}>{children ?? address}</a>
      {sample && <SampleLabel {...sample} />}
    </>
  );
}
