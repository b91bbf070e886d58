import { Link as RouterLink, useLocation } from 'react-router';

/** Link that is prefetched when the pointer is on it. */
export const Link = ({ href, ...props }) => <RouterLink to={href} prefetch="intent" {...props} />;

export const usePathname = () => useLocation().pathname;
