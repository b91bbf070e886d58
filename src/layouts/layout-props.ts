import type { MDXContent } from 'mdx/types.js';
import type { ComponentType } from 'react';
import type { PageRecord } from '#content/page-data.ts';

/** What every layout takes: the page's record and its compiled MDX, which wants `components` from mdx.tsx. */
export interface LayoutProps<R extends PageRecord = PageRecord> {
  record: R;
  Body: MDXContent;
  /** The page's video, at the top; `beside` what stands in the rail. */
  Video?: ComponentType<{ beside?: boolean }> | undefined;
}
