import type { PlainPageData } from '#content/page-data.ts';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { hasVideo, PageVideo } from '../page-video.tsx';

/** A page of text and sections in two columns. */
export default function PageLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  return (
    <>
      <PageHeader drawing={pageData.frontmatter.drawing} startsAtNight={pageData.frontmatter.night} />
      {hasVideo(pageData) && (
        <div className="grid">
          <PageVideo pageData={pageData} />
        </div>
      )}
      <TwoColumnBody Body={Body} />
    </>
  );
}
