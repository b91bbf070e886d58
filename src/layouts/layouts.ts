/** The frame of each kind of page, loaded when a page of that kind is. */
import type { ComponentType } from 'react';
import type { Layout } from '#content/collections.ts';
import type { LayoutProps } from './layout-props.ts';

type LayoutModule = { default: ComponentType<LayoutProps<never>> };

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
