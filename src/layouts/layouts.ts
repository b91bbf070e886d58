/** The frame of each kind of page, loaded when a page of that kind is. */
import type { ComponentType } from 'react';
import type { Layout } from '#content/collections.ts';
import type { LayoutProps } from './layout.ts';

type LayoutModule = { default: ComponentType<LayoutProps<never>> };

export const layouts: Record<Layout, () => Promise<LayoutModule>> = {
  home: () => import('./HomeLayout.tsx'),
  page: () => import('./PageLayout.tsx'),
  portfolio: () => import('./PortfolioLayout.tsx'),
  blog: () => import('./BlogLayout.tsx'),
  contact: () => import('./ContactLayout.tsx'),
  'not-found': () => import('./NotFoundLayout.tsx'),
  post: () => import('./PostLayout.tsx'),
  'case-study': () => import('./CaseStudyLayout.tsx'),
  policy: () => import('./PolicyLayout.tsx'),
};
