/** The video of a page's frontmatter. It stands in the layout: authors have no word for it in the body. */
export { VideoBand } from '#sections/video/VideoSection.tsx';
export const components = {};
