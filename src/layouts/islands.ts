/**
 * The interactive components of the site. Everything else is static HTML, which the browser shows as the build rendered
 * it. An island is hydrated on its own, so a page costs script only where it has state.
 */
import type { ComponentType } from 'react';
import type { IslandName } from '#content/client-data.ts';

export interface IslandSpec {
  /** Imports the component. It is loaded with the first page that has the island. */
  load: () => Promise<ComponentType<never>>;
  /** `start` hydrates with the application, because a visitor may type at once; `visible` when the island is near the view. */
  when: 'start' | 'visible';
  /**
   * True if it adds elements or classes that the page's HTML does not have, so that it needs the stylesheet of all pages.
   * Applying that one makes the browser compute the styles of the whole page again, before the first tap has its effect.
   */
  addsClasses: boolean;
}

/** Imports by name. build/bundle/bundle-assets.ts finds their modules by the same paths. */
export const islands: Record<IslandName, IslandSpec> = {
  ApplicationForm: {
    load: () => import('#forms/islands.ts').then((module) => module.ApplicationForm),
    when: 'start',
    addsClasses: true,
  },
  ChatSection: {
    load: () => import('#sections/chat/ChatSection.tsx').then((module) => module.ChatSection),
    when: 'start',
    addsClasses: true,
  },
  CopyLinkButton: {
    load: () => import('./post/CopyLinkButton.tsx').then((module) => module.CopyLinkButton),
    when: 'visible',
    addsClasses: false,
  },
  EnquiryForm: {
    load: () => import('#forms/islands.ts').then((module) => module.EnquiryForm),
    when: 'start',
    addsClasses: true,
  },
  MessageForm: {
    load: () => import('#forms/islands.ts').then((module) => module.MessageForm),
    when: 'start',
    addsClasses: true,
  },
  PrivacyChoices: {
    load: () => import('#sections/privacy/PrivacyChoices.tsx').then((module) => module.PrivacyChoices),
    when: 'start',
    addsClasses: true,
  },
  TestimonialCarousel: {
    load: () =>
      import('#sections/testimonials/TestimonialCarousel.tsx').then((module) => module.TestimonialCarousel),
    when: 'visible',
    addsClasses: false,
  },
  VideoSection: {
    load: () => import('#sections/video/VideoSection.tsx').then((module) => module.VideoSection),
    when: 'start',
    addsClasses: true,
  },
};
