/** The route table, shared by prerendering and the browser. The page data defines which layout a path has. */
import { useMemo } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageLoader } from './navigation/load-page.ts';
import { pageRouteId, usePage } from './page-route.ts';
import { PageError } from './shell/PageError.tsx';
import { Shell } from './shell/Shell.tsx';

/** @param load returns a page from memory while prerendering, and fetches it in the browser. */
export function createRoutes(load: PageLoader): RouteObject[] {
  return [
    {
      Component: Shell,
      children: [
        {
          id: pageRouteId,
          path: '*',
          loader: ({ request }) => load(new URL(request.url).pathname, request.signal),
          Component: Page,
          ErrorBoundary: PageError,
        },
      ],
    },
  ];
}

/** Renders the page. The element is memoized, because the router renders this at every step of a navigation. */
function Page() {
  const page = usePage();
  return useMemo(
    () =>
      page ? (
        <page.Layout key={page.pageData.path} pageData={page.pageData} Body={page.Body} {...page.sections} />
      ) : null,
    [page],
  );
}
