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
}

/** Imports by name. build/bundle/bundle-assets.ts finds their modules by the same paths. */
export const islands: Record<IslandName, IslandSpec> = {
  ApplicationForm: {
    load: () => import('#forms/islands.ts').then((module) => module.ApplicationForm),
    when: 'start',
  },
  ChatSection: {
    load: () => import('#sections/chat/ChatSection.tsx').then((module) => module.ChatSection),
    when: 'start',
  },
  CopyLinkButton: {
    load: () => import('./post/CopyLinkButton.tsx').then((module) => module.CopyLinkButton),
    when: 'visible',
  },
  EnquiryForm: {
    load: () => import('#forms/islands.ts').then((module) => module.EnquiryForm),
    when: 'start',
  },
  MessageForm: {
    load: () => import('#forms/islands.ts').then((module) => module.MessageForm),
    when: 'start',
  },
  PrivacyChoices: {
    load: () => import('#sections/privacy/PrivacyChoices.tsx').then((module) => module.PrivacyChoices),
    when: 'start',
  },
  TestimonialCarousel: {
    load: () =>
      import('#sections/testimonials/TestimonialCarousel.tsx').then((module) => module.TestimonialCarousel),
    when: 'visible',
  },
  VideoSection: {
    load: () => import('#sections/video/VideoSection.tsx').then((module) => module.VideoSection),
    when: 'start',
  },
};
