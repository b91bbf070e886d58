import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of a page (`/team`), an anchor (`#work`), a file (`/feed.xml`) or a full URL. */
  to: string;
}

/** Returns whether a URL is the path of a page: its last segment has no extension. The router follows only those. */
const isPagePath = (to: string): boolean => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(to);

/** Returns whether the router would render a path unchanged. */
const isPlainPath = (to: string): boolean => /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?$/.test(to);

export function Link({ to, ...rest }: LinkProps) {
  // The router renders the same element, but its links account for a fifth of the time to render a page.
  if (import.meta.env.SSR && isPlainPath(to)) return <a {...rest} href={to} />;
  return isPagePath(to) ? (
    <RouterLink to={to} discover="none" viewTransition {...rest} />
  ) : (
    <a href={to} {...rest} />
  );
}
