/** Leaves unconfirmed email addresses out of a release. */
import type { Company } from '#content/company.ts';

/** Returns all purposes, without the addresses that are samples. */
export const removeUnconfirmedContacts = (contacts: Company['contacts']): Company['contacts'] =>
  Object.fromEntries(
    Object.entries(contacts).map(([purpose, contact]) => [purpose, contact?.sample ? {} : contact]),
  );

/** Returns the purposes of the addresses that are samples. */
export const findUnconfirmedContacts = (contacts: Company['contacts']): string[] =>
  Object.keys(contacts).filter((purpose) => contacts[purpose]?.sample);
