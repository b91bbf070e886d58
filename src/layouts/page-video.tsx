import type { PageData } from '#content/page-data.ts';
import { Island } from '#sections/island/Island.tsx';
import { VideoSection } from '#sections/video/VideoSection.tsx';

interface PageVideoProps {
  pageData: PageData;
  besideFacts?: boolean;
}

/** True if the page has a video, which replaces its cover. */
export const hasVideo = ({ video, cover }: PageData): boolean => video !== undefined && cover !== undefined;

/** The video of the page's frontmatter. */
export function PageVideo({ pageData, besideFacts }: PageVideoProps) {
  const { video, cover } = pageData;
  const { coverAlt = '', videoAlt } = pageData.frontmatter as { coverAlt?: string; videoAlt?: string };
  if (!video || !cover) return null;
  return (
    <Island
      name="VideoSection"
      component={VideoSection}
      props={{ video, cover, coverAlt, videoAlt, besideFacts }}
    />
  );
}
