import type { PageLayoutRecord } from '#content/record.ts';
import { sectionComponents } from '#sections/index.ts';
import type { LayoutProps } from './layout.ts';
import { baseComponents } from './mdx.tsx';

/** The home page is its sections. */
export default function HomeLayout({ Body }: LayoutProps<PageLayoutRecord>) {
  return <Body components={{ ...baseComponents, ...sectionComponents }} />;
}
