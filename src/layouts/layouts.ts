/** Layout of each kind of page. Pages are rendered by the build and by the server, never in the browser. */
import type { ComponentType } from 'react';
import type { Layout } from '#content/collections.ts';
import BlogLayout from './blog/BlogLayout.tsx';
import CaseStudyLayout from './case-study/CaseStudyLayout.tsx';
import ContactLayout from './contact/ContactLayout.tsx';
import HomeLayout from './home/HomeLayout.tsx';
import type { LayoutProps } from './layout-props.ts';
import NotFoundLayout from './not-found/NotFoundLayout.tsx';
import PageLayout from './page/PageLayout.tsx';
import PolicyLayout from './policy/PolicyLayout.tsx';
import PortfolioLayout from './portfolio/PortfolioLayout.tsx';
import PostLayout from './post/PostLayout.tsx';

export const layouts: Record<Layout, ComponentType<LayoutProps<never>>> = {
  home: HomeLayout,
  page: PageLayout,
  portfolio: PortfolioLayout,
  blog: BlogLayout,
  contact: ContactLayout,
  'not-found': NotFoundLayout,
  post: PostLayout,
  'case-study': CaseStudyLayout,
  policy: PolicyLayout,
};
