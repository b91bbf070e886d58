/** Layout of each kind of page, loaded with the first page of that kind. */
import type { ComponentType } from 'react';
import type { Layout } from '#content/collections.ts';
import type { LayoutProps } from './layout-props.ts';

type LayoutModule = { default: ComponentType<LayoutProps<never>> };

/** Imports by name. build/bundle/bundle-assets.ts builds the same paths from the names. */
export const layouts: Record<Layout, () => Promise<LayoutModule>> = {
  home: () => import('./home/HomeLayout.tsx'),
  page: () => import('./page/PageLayout.tsx'),
  portfolio: () => import('./portfolio/PortfolioLayout.tsx'),
  blog: () => import('./blog/BlogLayout.tsx'),
  contact: () => import('./contact/ContactLayout.tsx'),
  'not-found': () => import('./not-found/NotFoundLayout.tsx'),
  post: () => import('./post/PostLayout.tsx'),
  'case-study': () => import('./case-study/CaseStudyLayout.tsx'),
  policy: () => import('./policy/PolicyLayout.tsx'),
};
