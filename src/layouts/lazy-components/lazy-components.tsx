/** Components that only the pages that use them load. The page data names those of its page. */
import type { MDXComponents, MDXContent } from 'mdx/types.js';
import type { LazyComponentGroup } from '#content/author-components.ts';
import type { LazySections } from '../layout-props.ts';

interface LazyModule {
  /** Author components. */
  components?: MDXComponents;
  sections?: LazySections;
}

/** Imports by name. build/bundle/bundle-assets.ts builds the same paths from the names, to find styles and modules. */
const imports: Record<LazyComponentGroup, () => Promise<LazyModule>> = {
  chat: () => import('./chat.ts'),
  forms: () => import('./forms.ts'),
  privacy: () => import('./privacy.ts'),
  testimonials: () => import('./testimonials.ts'),
  video: () => import('./video.ts'),
};

/**
 * Loads lazy components.
 * @throws if an import fails.
 */
export async function loadLazyComponents(
  names: readonly LazyComponentGroup[] = [],
): Promise<Required<LazyModule>> {
  const modules = await Promise.all(names.map((name) => imports[name]()));
  return {
    components: Object.assign({}, ...modules.map(({ components }) => components)),
    sections: Object.assign({}, ...modules.map(({ sections }) => sections)),
  };
}

/** Returns a body that has the given components in addition to those that its layout passes. */
export function withComponents(Body: MDXContent, extraComponents: MDXComponents): MDXContent {
  if (Object.keys(extraComponents).length === 0) return Body;
  return ({ components, ...props }) => <Body {...props} components={{ ...components, ...extraComponents }} />;
}
