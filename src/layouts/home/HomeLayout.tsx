import type { ComponentProps } from 'react';
import type { PageLayoutRecord } from '#content/page-data.ts';
import { AxisSection } from '../body/TwoColumnBody.tsx';
import { components } from '../components.ts';
import type { LayoutProps } from '../layout-props.ts';

/** The home page is its sections. */
export default function HomeLayout({ Body }: LayoutProps<PageLayoutRecord>) {
  return <Body components={{ ...components, section: Text }} />;
}

/** Text between the sections stands on the axis of inner pages. */
const Text = (section: ComponentProps<'section'>) => (
  <div className="section">
    <AxisSection {...section} />
  </div>
);
