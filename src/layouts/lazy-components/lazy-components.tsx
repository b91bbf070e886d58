/** Author components that only the pages that use them load. The page data names those of its page. */
import type { MDXComponents, MDXContent } from 'mdx/types.js';
import type { LazyComponentGroup } from '#content/author-components.ts';
import type { LayoutProps } from '../layout-props.ts';

/** Imports by name. build/bundle/bundle-assets.ts builds the same paths from the names, to find styles and modules. */
const imports = {
  chat: () => import('./chat.ts'),
  forms: () => import('./forms.ts'),
  privacy: () => import('./privacy.ts'),
  testimonials: () => import('./testimonials.ts'),
  video: () => import('./video.ts'),
} satisfies Record<LazyComponentGroup, () => Promise<{ components: object }>>;

/**
 * Loads lazy components.
 * @throws if an import fails.
 */
export async function loadComponents(names: readonly LazyComponentGroup[] = []): Promise<MDXComponents> {
  const modules = await Promise.all(names.map((name) => imports[name]()));
  return Object.assign({}, ...modules.map(({ components }) => components)) as MDXComponents;
}

/**
 * Loads the video section, which the layout renders, if the page has a video.
 * @throws if the import fails.
 */
export const loadVideo = async (names: readonly LazyComponentGroup[] = []): Promise<LayoutProps['Video']> =>
  names.includes('video') ? (await imports.video()).VideoSection : undefined;

/**
 * Loads the placeholder of the live chat, which the contact layout renders, if the site has one.
 * @throws if the import fails.
 */
export const loadChat = async (names: readonly LazyComponentGroup[] = []): Promise<LayoutProps['Chat']> =>
  names.includes('chat') ? (await imports.chat()).ChatSection : undefined;

/** Returns a body that has the given components in addition to those that its layout passes. */
export function withComponents(Body: MDXContent, extraComponents: MDXComponents): MDXContent {
  if (Object.keys(extraComponents).length === 0) return Body;
  return ({ components, ...props }) => <Body {...props} components={{ ...components, ...extraComponents }} />;
}
