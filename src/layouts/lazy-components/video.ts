/** The video of a page's frontmatter. */
import { VideoSection } from '#sections/video/VideoSection.tsx';

export const sections = { Video: VideoSection };
