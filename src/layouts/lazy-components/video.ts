/** The video of a page's frontmatter. The layout renders it, so it is not an author component. */
export { VideoSection } from '#sections/video/VideoSection.tsx';
export const components = {};
