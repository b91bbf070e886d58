/** Renders pages to HTML. The build prerenders with it, and emits it for the server, which renders form results. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageData } from '#content/page-data.ts';
import type { RenderBundle } from '#content/render-bundle.ts';
import { createI18n } from '#i18n/server.ts';
import type { LayoutProps } from '#layouts/layout-props.ts';
import { layouts } from '#layouts/layouts.ts';
import { loadLazyComponents, withComponents } from '#layouts/lazy-components/lazy-components.tsx';
import { App } from '../App.tsx';
import { buildFormResultHead, replacePageContent } from '../head/form-result-html.ts';
import { type BodyModule, EmptyBody, evaluateBody, type LoadedPage } from '../navigation/load-page.ts';
import { createRoutes } from '../routes.tsx';

export { buildFormResultHead } from '../head/form-result-html.ts';
export { buildHead } from '../head/head.ts';
export { createI18n };

type BodyFactory = BodyModule['default'];

/**
 * Renders the content of `#root`.
 * @param body the compiled body, as the source of a function body that takes the JSX runtime. List pages have none.
 * @throws the first error of a component, so that a page that cannot be rendered is not published.
 */
export function renderPage(pageData: PageData, body: string | undefined, i18n: i18n): Promise<string> {
  return renderRoot(pageData, body === undefined ? undefined : (new Function(body) as BodyFactory), i18n);
}

export const renderFormResult: RenderBundle['renderFormResult'] = async (page, result) => {
  const { html, pageData, body } = page;
  const pageDataWithResult = { ...pageData, answer: result };
  const i18n = createI18n(pageData.language, pageData.strings);
  const bodyFactory = body === undefined ? undefined : await importBody(body);
  return replacePageContent(html, pageData, {
    head: buildFormResultHead(pageDataWithResult, result, i18n),
    app: await renderRoot(pageDataWithResult, bodyFactory, i18n),
    pageData: pageDataWithResult,
  });
};

/** Imports a module from its source, because a `package.json` above the build could make Node treat a file as CommonJS. */
async function importBody(source: string): Promise<BodyFactory> {
  const url = `data:text/javascript,${encodeURIComponent(source)}`;
  return ((await import(/* @vite-ignore */ url)) as BodyModule).default;
}

async function renderRoot(
  pageData: PageData,
  bodyFactory: BodyFactory | undefined,
  i18n: i18n,
): Promise<string> {
  const { default: Layout } = await layouts[pageData.layout]();
  const { components, sections } = await loadLazyComponents(pageData.parts);
  const page: LoadedPage = {
    pageData,
    Layout: Layout as ComponentType<LayoutProps>,
    Body: withComponents(bodyFactory ? evaluateBody(bodyFactory) : EmptyBody, components),
    sections,
  };
  const handler = createStaticHandler(createRoutes(async () => page));
  const context = await handler.query(new Request(`http://localhost${pageData.path}`));
  if (context instanceof Response)
    throw new Error(`Rendering ${pageData.path} returned a response with status ${context.status}.`);
  const loaderError = Object.values(context.errors ?? {})[0];
  if (loaderError) throw loaderError;
  let renderError: unknown;
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
        renderError ??= error;
      },
    },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (renderError) throw renderError;
  return html;
}
