import type { PageLayoutRecord } from '#content/page-data.ts';
import { AxisBody } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { PageHeader } from '../page-header/PageHeader.tsx';

/** A page of text and sections, on the axis of the inner pages. */
export default function PageLayout({ Body, Video }: LayoutProps<PageLayoutRecord>) {
  return (
    <>
      <PageHeader />
      {Video && (
        <div className="grid">
          <Video />
        </div>
      )}
      <AxisBody Body={Body} />
    </>
  );
}
