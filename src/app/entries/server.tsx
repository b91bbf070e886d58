/** Renders pages to HTML. The build prerenders with it, and emits it for the server, which renders form results. */
import '#ui/styles/site.css';
import type { i18n } from 'i18next';
import type { MDXContent, MDXModule } from 'mdx/types.js';
import type { ComponentType, ReactElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { IslandData } from '#content/client-data.ts';
import type { PageData } from '#content/page-data.ts';
import type { RenderBundle } from '#content/render-bundle.ts';
import { createI18n } from '#i18n/server.ts';
import type { LayoutProps } from '#layouts/layout-props.ts';
import { layouts } from '#layouts/layouts.ts';
import { IslandContext, type RenderIsland } from '#sections/island/Island.tsx';
import { PageDataContext } from '#sections/PageDataContext.ts';
import { DrawingContext, type WriteDrawing } from '#ui/drawings/DrawingImage.tsx';
import { GradientDefinitions, removeUnusedGradients } from '#ui/Gradients.tsx';
import { App } from '../App.tsx';
import { buildClientData } from '../client-data.ts';
import { buildFormResultHead, replacePageContent } from '../head/form-result-html.ts';
import { toIdPrefix } from '../islands/id-prefix.ts';
import { Shell } from '../shell/Shell.tsx';

export { buildClientData } from '../client-data.ts';
export { buildFormResultHead } from '../head/form-result-html.ts';
export { buildHead } from '../head/head.ts';
/** Styles of the error page, which only the browser renders. The export keeps them in the site's stylesheet. */
export { default as pageErrorStyles } from '../shell/PageError.module.css';
export { createI18n };

/** Function that a compiled document consists of. It takes the JSX runtime, so that the document needs no imports. */
export type BodyFactory = (runtime: typeof jsxRuntime) => MDXModule;

export interface RenderedApp {
  /** Content of `#root`. */
  html: string;
  islands: IslandData[];
}

/**
 * Renders a page: static HTML, with the HTML of each island as React hydrates it.
 * @param body the compiled document, as a function or the source of its body. List pages have none.
 * @param textI18n has the strings around the text of a fallback page, which are in the language of the text.
 * @param writeSvg writes the markup of a drawing as an image file, and returns its URL. Without it, or if it returns
 *   undefined, the drawing is part of the page.
 * @throws the first error of a component, so that a page that cannot be rendered is not published.
 */
export function renderPage(
  pageData: PageData,
  body: string | BodyFactory | undefined,
  i18n: i18n,
  textI18n: i18n = i18n,
  writeSvg?: (svg: string) => string | undefined,
): RenderedApp {
  const Layout = layouts[pageData.layout] as ComponentType<LayoutProps>;
  const islands: IslandData[] = [];
  const renderIsland: RenderIsland = (island, element) => {
    const identifierPrefix = toIdPrefix(islands.push(island) - 1);
    return renderToString(<App i18n={textI18n}>{element}</App>, { identifierPrefix });
  };
  const writeDrawing: WriteDrawing = (drawing) => writeSvg?.(renderDrawing(drawing, textI18n));
  // The text of a fallback page is the original as it is, with its links.
  const shownData = pageData.original ? { ...pageData, ...pageData.original } : pageData;
  const markup = renderToStaticMarkup(
    <App i18n={i18n}>
      <PageDataContext value={shownData}>
        <IslandContext value={renderIsland}>
          <DrawingContext value={writeDrawing}>
            <Shell pageData={pageData}>
              <I18nextProvider i18n={textI18n}>
                <Layout pageData={shownData} Body={evaluateBody(body)} />
              </I18nextProvider>
            </Shell>
          </DrawingContext>
        </IslandContext>
      </PageDataContext>
    </App>,
  );
  return { html: removeUnusedGradients(markup), islands };
}

/** Renders a drawing that is no part of a page, with the gradients that it uses. */
function renderDrawing(drawing: ReactElement, i18n: i18n): string {
  const svg = renderToStaticMarkup(<App i18n={i18n}>{drawing}</App>);
  const gradients = renderToStaticMarkup(<GradientDefinitions />);
  return removeUnusedGradients(svg.replace('>', `>${gradients}`));
}

/** Returns the component of a compiled document. */
function evaluateBody(body: string | BodyFactory | undefined): MDXContent {
  if (body === undefined) return () => null;
  const factory = typeof body === 'string' ? (new Function(body) as BodyFactory) : body;
  return factory(jsxRuntime).default;
}

export const renderFormResult: RenderBundle['renderFormResult'] = (page, result) => {
  const { html, pageData, body, strings, application, modules, drawings } = page;
  // The build has written the drawings, and they come in the same order.
  const drawingUrls = drawings.values();
  const getDrawingUrl = () => drawingUrls.next().value ?? undefined;
  const pageDataWithResult = { ...pageData, answer: result };
  const i18n = createI18n(pageData.language, strings);
  const { html: app, islands } = renderPage(pageDataWithResult, body, i18n, i18n, getDrawingUrl);
  return replacePageContent(html, pageData, {
    head: buildFormResultHead(pageDataWithResult, result, i18n),
    app,
    clientData: buildClientData(pageData, islands, i18n, application, () => modules),
  });
};
