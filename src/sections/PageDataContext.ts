import { createContext, use } from 'react';
import type { PageData } from '#content/page-data.ts';

/** Data of the page that is being rendered. The shell provides it. */
export const PageDataContext = createContext<PageData | undefined>(undefined);

/**
 * Returns the data of the page around a component.
 * @throws if the component is rendered outside a page.
 */
export function usePageData(): PageData {
  const pageData = use(PageDataContext);
  if (!pageData) throw new Error('A section was rendered outside a page.');
  return pageData;
}
