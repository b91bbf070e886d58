/** Routes of client navigation. There is one for all paths, because each page's HTML defines what it shows. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
  useRouteLoaderData,
} from 'react-router-dom';
import { pageChangeEvent } from '#motion/page-event.ts';
import type { LoadedPage, PageLoader } from './navigation/load-page.ts';
import type { RouterState } from './navigation/router-internals.ts';
import type { PageView } from './navigation/show-page.ts';
import { LoadingIndicator } from './shell/LoadingIndicator.tsx';
import { PageError } from './shell/PageError.tsx';

/** Id of the one route that shows pages. */
const pageRouteId = 'page';

const usePage = (): LoadedPage | undefined => useRouteLoaderData<LoadedPage>(pageRouteId);

/** Returns the router's initial state for a page, so that it is not loaded again. */
export const createHydrationData = (page: LoadedPage) => ({ loaderData: { [pageRouteId]: page } });

/** @param announcement text for a live region when the application starts. */
export function createRoutes(load: PageLoader, view: PageView, announcement: string): RouteObject[] {
  return [
    {
      element: <NavigationStatus firstAnnouncement={announcement} />,
      children: [
        {
          id: pageRouteId,
          path: '*',
          loader: ({ request }) => load(decodeURI(new URL(request.url).pathname), request.signal),
          element: <ShownPage view={view} />,
          errorElement: <PageError view={view} />,
        },
      ],
    },
  ];
}

/**
 * Shows the page of a followed link, at its top, before React renders the same state.
 * @returns false for states that need React or its scroll restoration: errors, anchors, the same page again, and returns
 *   to an earlier entry. A hidden tab has no frame after which React could render.
 */
export function showLoadedPage(
  { location, historyAction, errors, loaderData }: RouterState,
  view: PageView,
): boolean {
  const page = loaderData[pageRouteId] as LoadedPage | undefined;
  if (!page || errors || historyAction === NavigationType.Pop || location.hash) return false;
  if (page.data.path === view.getPageData().path || document.hidden) return false;
  view.show(page, true);
  return true;
}

/** Shows the page of the current route. It renders nothing itself, because pages are static HTML. */
function ShownPage({ view }: { view: PageView }): ReactNode {
  const page = usePage();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (page) view.show(page, !isReturn && hash === '');
  }, [page, view, isReturn, hash]);
  return null;
}

/** Loading indicator, announcement of a new page, and scroll position. */
function NavigationStatus({ firstAnnouncement }: { firstAnnouncement: string }) {
  const isLoading = useNavigation().state === 'loading';
  const announcement = usePageChange(firstAnnouncement);
  return (
    <>
      <Outlet />
      <LoadingIndicator isActive={isLoading} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ScrollRestoration />
    </>
  );
}

/**
 * Does for a client navigation what the browser does on a full load: moves the focus, announces the page and restarts
 * motion.
 * @param firstAnnouncement text for the page on which the application starts.
 * @returns text for a live region. A live region is empty at first, because only changes are announced.
 */
function usePageChange(firstAnnouncement: string): string {
  const data = usePage()?.data;
  const { hash } = useLocation();
  const lastData = useRef(data);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => setAnnouncement(firstAnnouncement), [firstAnnouncement]);
  useEffect(() => {
    if (!data || lastData.current === data) return;
    const isSamePage = lastData.current?.path === data.path;
    lastData.current = data;
    document.dispatchEvent(new Event(pageChangeEvent));
    if (isSamePage) return;
    setAnnouncement(data.title);
    // A link to an anchor has moved the focus already.
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [data, hash]);
  return announcement;
}
