/** The one route table, the same for prerender and browser. What stands at an address is said by its record. */
import { useMemo } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useRouteLoaderData } from 'react-router-dom';
import type { LoadedPage, PageLoader } from './navigation/load-page.ts';
import { PageError } from './shell/PageError.tsx';
import { Shell } from './shell/Shell.tsx';

const pageRoute = 'page';

/** @param load how a page is had: from memory while prerendering, by fetch in the browser. */
export function createRoutes(load: PageLoader): RouteObject[] {
  return [
    {
      Component: Shell,
      children: [
        {
          id: pageRoute,
          path: '*',
          loader: ({ request }) => load(new URL(request.url).pathname, request.signal),
          Component: Page,
          ErrorBoundary: PageError,
        },
      ],
    },
  ];
}

/** The page on show; undefined while its load has failed. */
export const usePage = (): LoadedPage | undefined => useRouteLoaderData<LoadedPage>(pageRoute);

/** State that the router starts from, so that hydration loads nothing. */
export const hydrationOf = (page: LoadedPage) => ({ loaderData: { [pageRoute]: page } });

/** The router tells of each step of a navigation: the page that is being left has nothing to do with them. */
function Page() {
  const page = usePage();
  return useMemo(
    () =>
      page ? (
        <page.Layout key={page.record.path} record={page.record} Body={page.Body} Video={page.Video} />
      ) : null,
    [page],
  );
}
