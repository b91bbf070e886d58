/** What stands for HTML elements and authors' components in every document. */
import type { ComponentProps, ComponentType } from 'react';
import type { ComponentName } from '#content/author-components.ts';
import { BookMeeting } from '#sections/book-meeting/BookMeeting.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { Feature, Features } from '#ui/features/Features.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Link } from '#ui/Link.tsx';
import { InView, Parallax, Reveal, SplitHeading } from '#ui/motion-elements.tsx';
import { PictureView } from '#ui/ResponsiveImage.tsx';
import { Row, Rows } from '#ui/rows/Rows.tsx';
import { Statement } from '#ui/statement/Statement.tsx';
import { Table, TableCell, TableHeader } from '#ui/table/Table.tsx';

const Anchor = ({ href = '', ...rest }: ComponentProps<'a'>) => <Link to={href} {...rest} />;

/** Long lines scroll, so the block takes the focus. */
const Preformatted = (props: ComponentProps<'pre'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by key only what has the focus (axe: scrollable-region-focusable)
  <pre tabIndex={0} {...props} />
);

const Picture = (props: ComponentProps<typeof PictureView>) => <PictureView {...props} lazy />;

/** What stands in text; components.ts adds the sections. */
export const baseComponents = {
  a: Anchor,
  pre: Preformatted,
  table: Table,
  th: TableHeader,
  td: TableCell,
  /** What Markdown pictures become; authors do not write it. */
  Picture,
  Action: ButtonLink,
  BookMeeting,
  Callout,
  Feature,
  Features,
  Figure,
  InView,
  Parallax,
  Reveal,
  Row,
  Rows,
  SplitHeading,
  Statement,
} satisfies Partial<
  Record<ComponentName | 'a' | 'pre' | 'table' | 'th' | 'td' | 'Picture', ComponentType<never>>
>;
