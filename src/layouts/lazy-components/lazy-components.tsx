/** Components that only the pages which use them load. The record names the parts of its page. */
import type { MDXComponents, MDXContent } from 'mdx/types.js';
import type { Part } from '#content/author-components.ts';
import type { LayoutProps } from '../layout-props.ts';

/** Each is `parts/<name>.ts`; publish/bundle.ts finds the styles by that name. */
const parts = {
  forms: () => import('./forms.ts'),
  testimonials: () => import('./testimonials.ts'),
  video: () => import('./video.ts'),
} satisfies Record<Part, () => Promise<{ components: object }>>;

/**
 * Loads the components of parts.
 * @throws what the import of a part throws.
 */
export async function componentsOf(names: readonly Part[] = []): Promise<MDXComponents> {
  const modules = await Promise.all(names.map((name) => parts[name]()));
  return Object.assign({}, ...modules.map(({ components }) => components)) as MDXComponents;
}

/**
 * Loads what a layout shows of its page's video, where the page has one.
 * @throws what the import of the part throws.
 */
export const videoOf = async (names: readonly Part[] = []): Promise<LayoutProps['Video']> =>
  names.includes('video') ? (await parts.video()).VideoBand : undefined;

/** A body that has these components beside those of its layout. */
export function withComponents(Body: MDXContent, own: MDXComponents): MDXContent {
  if (Object.keys(own).length === 0) return Body;
  return ({ components, ...props }) => <Body {...props} components={{ ...components, ...own }} />;
}
