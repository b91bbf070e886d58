import type { PlainPageData } from '#content/page-data.ts';
import { TwoColumnBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';

/** A page of text and sections in two columns. */
export default function PageLayout({ Body, Video }: LayoutProps<PlainPageData>) {
  return (
    <>
      <PageHeader />
      {Video && (
        <div className="grid">
          <Video />
        </div>
      )}
      <TwoColumnBody Body={Body} />
    </>
  );
}
