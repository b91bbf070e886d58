import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the site (`/team`), a place on this page (`#work`), a file (`/feed.xml`) or a full URL. */
  to: string;
}

/** A path of the site whose last part has no extension; a file or another site is the browser's to follow. */
const isPage = (to: string): boolean => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(to);

export function Link({ to, ...rest }: LinkProps) {
  return isPage(to) ? <RouterLink to={to} viewTransition {...rest} /> : <a href={to} {...rest} />;
}
