import { navigation } from 'virtual:site';
import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { useRecord } from '../PageDataContext.ts';

/** Leads to where a meeting is booked. */
export function BookMeeting({ quiet, children }: PropsWithChildren<PropsOf<'BookMeeting'>>) {
  const { booking } = navigation[useRecord().language];
  return (
    <ButtonLink to={booking} quiet={quiet}>
      {children}
    </ButtonLink>
  );
}
