import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of a page (`/team`), an anchor (`#work`), a file (`/feed.xml`) or a full URL. */
  to: string;
}

/** A link. The application follows links to pages from anywhere in the document, see app/navigation/links.ts. */
export const Link = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />;
