/** What stands in what: author components between the tags of others. */
import type { ComponentName } from './author-components.ts';

/** Components that only make sense inside another, at whatever depth. */
export const standsIn: Partial<Record<ComponentName, ComponentName>> = {
  Counter: 'Counters',
  Row: 'Rows',
  Feature: 'Features',
  Facts: 'Banner',
  Lit: 'About',
  Partner: 'Partners',
  Service: 'Services',
  Capability: 'Capabilities',
  Role: 'Roles',
  Reason: 'Reasons',
  Step: 'Steps',
  Tally: 'Tallies',
  Bar: 'Chart',
  Question: 'Faq',
  Position: 'Positions',
};

/** Components that show nothing of what stands between their tags. */
export const childless: readonly ComponentName[] = [
  'EnquiryForm',
  'MessageForm',
  'ApplicationForm',
  'Portfolio',
  'Testimonials',
  'LatestPosts',
  'Drawing',
  'Bar',
];

/** Components that are complete without anything between their tags; all others would stand empty on the page. */
export const mayBeEmpty: readonly ComponentName[] = ['Banner', 'Capability', 'Figure', 'Positions'];
