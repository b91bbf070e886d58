/** A page as HTML: the build prerenders with it, and emits it for the server, which answers forms without script. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageRecord } from '#content/page-data.ts';
import type { RenderBundle } from '#content/render-bundle.ts';
import { createI18n } from '#i18n/server.ts';
import type { LayoutProps } from '#layouts/layout-props.ts';
import { layouts } from '#layouts/layouts.ts';
import { componentsOf, videoOf, withComponents } from '#layouts/lazy-components/lazy-components.tsx';
import { App } from '../App.tsx';
import { answerHead, replaceInHtml } from '../head/form-result-html.ts';
import { type BodyModule, evaluateBody, type LoadedPage, NoBody } from '../navigation/load-page.ts';
import { createRoutes } from '../routes.tsx';

export { answerHead } from '../head/form-result-html.ts';
export { headOf } from '../head/head.ts';
export { createI18n };

type MakeBody = BodyModule['default'];

/**
 * Renders what stands in `#root`.
 * @param body the compiled body: a function body that takes the JSX runtime; pages of lists have none.
 * @throws whatever a component throws: a page that cannot be rendered is not published.
 */
export function renderPage(record: PageRecord, body: string | undefined, i18n: i18n): Promise<string> {
  return render(record, body === undefined ? undefined : (new Function(body) as MakeBody), i18n);
}

export const renderAnswer: RenderBundle['renderAnswer'] = async ({ html, record: before, body }, answer) => {
  const record = { ...before, answer };
  const i18n = createI18n(record.language, record.strings);
  return replaceInHtml(html, before, {
    head: answerHead(record, answer, i18n),
    app: await render(record, body === undefined ? undefined : await moduleOf(body), i18n),
    record,
  });
};

/** By its text: by its name, a `package.json` above the build could have it taken for CommonJS. */
async function moduleOf(source: string): Promise<MakeBody> {
  const address = `data:text/javascript,${encodeURIComponent(source)}`;
  return ((await import(/* @vite-ignore */ address)) as BodyModule).default;
}

async function render(record: PageRecord, makeBody: MakeBody | undefined, i18n: i18n): Promise<string> {
  const { default: Layout } = await layouts[record.layout]();
  const page: LoadedPage = {
    record,
    Layout: Layout as ComponentType<LayoutProps>,
    Body: withComponents(makeBody ? evaluateBody(makeBody) : NoBody, await componentsOf(record.parts)),
    Video: await videoOf(record.parts),
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
