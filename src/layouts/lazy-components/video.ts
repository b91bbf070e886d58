/** The video of a page's frontmatter. The layout renders it, so there is no author component. */
export { VideoSection } from '#sections/video/VideoSection.tsx';
export const components = {};
