/** Access to the loaded page through the router. */
import { useRouteLoaderData } from 'react-router-dom';
import type { LoadedPage } from './navigation/load-page.ts';

/** Id of the one route that renders pages. */
export const pageRouteId = 'page';

/** Returns the current page, or undefined while it has failed to load. */
export const usePage = (): LoadedPage | undefined => useRouteLoaderData<LoadedPage>(pageRouteId);

/** Returns the router's initial state for a page, so that hydration does not load it again. */
export const createHydrationData = (page: LoadedPage) => ({ loaderData: { [pageRouteId]: page } });
