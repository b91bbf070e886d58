import type { ComponentProps } from 'react';
import type { PlainPageData } from '#content/page-data.ts';
import { authorComponents } from '../author-components.tsx';
import { TwoColumnSection } from '../body/TwoColumnBody.tsx';
import type { LayoutProps } from '../layout-props.ts';

/** The home page consists of its sections. */
export default function HomeLayout({ Body }: LayoutProps<PlainPageData>) {
  return <Body components={{ ...authorComponents, section: TextSection }} />;
}

/** Text between the sections. */
const TextSection = (props: ComponentProps<'section'>) => (
  <div className="section">
    <TwoColumnSection {...props} />
  </div>
);
