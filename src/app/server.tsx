/** A page as HTML: what the build prerenders with, and later the server for forms without script. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageRecord } from '#content/record.ts';
import type { LayoutProps } from '#layouts/layout.ts';
import { layouts } from '#layouts/layouts.ts';
import { componentsOf, withComponents } from '#layouts/parts.tsx';
import { App } from './App.tsx';
import { type BodyModule, evaluateBody, type LoadedPage, NoBody } from './load.ts';
import { createRoutes } from './routes.tsx';

export { createI18n } from '#i18n/server.ts';
export { headOf } from './head.ts';

/**
 * Renders what stands in `#root`.
 * @param body the compiled body: a function body that takes the JSX runtime; pages of lists have none.
 * @throws whatever a component throws: a page that cannot be rendered is not published.
 */
export async function renderPage(record: PageRecord, body: string | undefined, i18n: i18n): Promise<string> {
  const { default: Layout } = await layouts[record.layout]();
  const page: LoadedPage = {
    record,
    Layout: Layout as ComponentType<LayoutProps>,
    Body: withComponents(
      body !== undefined ? evaluateBody(new Function(body) as BodyModule['default']) : NoBody,
      await componentsOf(record.parts),
    ),
  };
  const handler = createStaticHandler(createRoutes(async () => page));
  const context = await handler.query(new Request(`http://localhost${record.path}`));
  if (context instanceof Response)
    throw new Error(`${record.path} answered ${context.status} while it was rendered.`);
  const failed = Object.values(context.errors ?? {})[0];
  if (failed) throw failed;
  let fault: unknown;
  const { prelude } = await prerender(
    <App i18n={i18n}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    {
      onError: (error) => {
        fault ??= error;
      },
    },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (fault) throw fault;
  return html;
}
