import type { MDXContent } from 'mdx/types.js';
import type { ComponentType } from 'react';
import type { PageData } from '#content/page-data.ts';

/** Sections that only some pages have. Their layouts render them, so they are no author components. */
export interface LazySections {
  /** The offer of a live chat, on the contact page of a site that has one. */
  Chat?: ComponentType;
  /** The page's video. `besideFacts` is for case studies, where project facts are to the left of it. */
  Video?: ComponentType<{ besideFacts?: boolean }>;
}

/** Props of every layout. */
export interface LayoutProps<T extends PageData = PageData> extends LazySections {
  pageData: T;
  /** The compiled MDX document. Layouts pass it the components of author-components.tsx. */
  Body: MDXContent;
}
