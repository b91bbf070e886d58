import type { MDXContent } from 'mdx/types.js';
import type { PageData } from '#content/page-data.ts';

/** Props of every layout. */
export interface LayoutProps<T extends PageData = PageData> {
  pageData: T;
  /** The compiled MDX document. Layouts pass it the components of author-components.tsx. */
  Body: MDXContent;
}
