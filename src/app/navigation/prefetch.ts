/**
 * The page that a click somewhere would bring by script.
 * @returns its path as the router will ask for it; undefined for what the browser follows by itself (another site, a
 *   file, another language, another window), and for the page on show.
 */
export function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if (link.target || link.hreflang || link.hasAttribute('download')) return undefined;
  const { pathname } = link;
  return pathname === location.pathname || pathname.includes('.') ? undefined : pathname;
}
