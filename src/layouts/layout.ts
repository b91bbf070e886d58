import type { MDXContent } from 'mdx/types.js';
import type { PageRecord } from '#content/record.ts';

/** What every layout takes: the page's record and its compiled MDX, which wants `components` from mdx.tsx. */
export interface LayoutProps<R extends PageRecord = PageRecord> {
  record: R;
  Body: MDXContent;
}
