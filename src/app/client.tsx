/** React on a prerendered page. Loaded by boot.ts at the first sign of a person. */
import '#ui/styles/site.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { PageRecord } from '#content/record.ts';
import { startI18n } from '#i18n/client.ts';
import { App } from './App.tsx';
import { type LoadedPage, loadParts, pageLoader } from './load.ts';
import { createRoutes, hydrationOf } from './routes.tsx';

/**
 * Hydrates the page, once its own chunk is there.
 * @throws ChunkLoadError when a part cannot be had; the page stays as it is, and works without script.
 */
export async function hydrate(): Promise<void> {
  const record = JSON.parse(document.getElementById('record')?.textContent ?? '') as PageRecord;
  const [page, i18n] = await Promise.all([loadParts(record), startI18n(record.language, record.strings)]);
  const load = pageLoader(record.build);
  const routes = createRoutes(async (path, signal) => {
    const next = await load(path, signal);
    await show(next);
    return next;
  });
  const show = async ({ record }: LoadedPage) => {
    for (const [namespace, strings] of Object.entries(record.strings))
      i18n.addResourceBundle(record.language, namespace, strings, true, true);
    if (i18n.language !== record.language) await i18n.changeLanguage(record.language);
  };
  const router = createBrowserRouter(routes, { hydrationData: hydrationOf(page) });
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <App i18n={i18n}>
      <RouterProvider router={router} />
    </App>,
    { onRecoverableError: (error) => console.error(error) },
  );
  if (import.meta.hot) import.meta.hot.on('content:change', () => void router.revalidate());
}
