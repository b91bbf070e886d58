import { contacts } from 'virtual:site';
import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';

/** A link to one of the company's email addresses. Without words of its own it shows the address. */
export function Email({ for: purpose, children }: PropsWithChildren<PropsOf<'Email'>>) {
  const address = contacts[purpose];
  return address && <a href={`mailto:${address}`}>{children ?? address}</a>;
}
