import { navigation } from 'virtual:site';
import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { usePageData } from '../PageDataContext.ts';

/** A link to the page where visitors book a meeting. */
export function BookMeeting({ quiet, children }: PropsWithChildren<PropsOf<'BookMeeting'>>) {
  const { booking } = navigation[usePageData().language];
  return (
    <ButtonLink to={booking} quiet={quiet}>
      {children}
    </ButtonLink>
  );
}
