/** Renders a page from its page data and compiled body to its files. Workers run this, so it needs no content. */
import type { Head } from '#app/head/head.ts';
import type { ClientPageData } from '#content/client-data.ts';
import type { PageData } from '#content/page-data.ts';
import { type FormPageSource, getFormPageSourcePath } from '#content/render-bundle.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { getNamespaces } from '#i18n/namespaces.ts';
import type { UiStrings } from '#pipeline/validate/ui-strings.ts';
import type { Bundle } from '../bundle/open-bundle.ts';
import { type CompressionLevel, fitsFirstPackets } from '../output/compress.ts';
import { getFeedPath } from '../site-files/rss-feed.ts';
import { createNestingCheck } from './check-nesting.ts';
import { type CspHashes, hashInlineSources } from './csp-hashes.ts';
import { findSplitPositions, type StyledPage, splitStyles } from './deferred-styles.ts';
import { buildDrawingImage, type DrawingFile } from './drawing-image.ts';
import { type FormKinds, findForms } from './page-forms.ts';
import { fillTemplate } from './page-html.ts';

/** Data that all pages of a build share, besides the bundle. */
export interface RenderContext {
  /** Id of the application build. */
  build: string;
  strings: UiStrings;
  /** A preview asks search engines not to index its pages. */
  preview: boolean;
  /** Title of each language's feed, if there is one. */
  feedTitles: Record<Language, string | undefined>;
  compression: CompressionLevel;
}

/** Input of a page. */
export interface PageSource {
  /** File of the document, for messages. */
  source: string;
  /** HTML file, as a path in the build. */
  file: string;
  /** JSON of the page data. */
  pageData: string;
  /** Compiled body; list pages have none. */
  body?: string | undefined;
}

export interface RenderedPage {
  files: {
    file: string;
    text: string;
    compression?: CompressionLevel;
    /** True if other pages may have the same file. */
    isShared?: boolean;
  }[];
  /** Kinds of the forms on the page. */
  forms: FormKinds;
  cspHashes: CspHashes;
}

/** Creates a function that renders pages. It throws a component's error, or that of a wrong nesting, with the document's name. */
export function createPageRenderer(
  bundle: Bundle,
  context: RenderContext,
): (page: PageSource) => Promise<RenderedPage> {
  const { renderer } = bundle;
  const i18n = Object.fromEntries(
    languages.map((language) => [language, renderer.createI18n(language, context.strings[language])]),
  ) as Record<Language, ReturnType<Bundle['renderer']['createI18n']>>;

  const checkNesting = createNestingCheck();
  const application = { build: context.build, stylesheet: bundle.stylesheet };

  return async ({ source, file, pageData: json, body }) => {
    const pageData = JSON.parse(json) as PageData;
    const { language, original, layout, parts = [], path } = pageData;
    const textI18n = i18n[original?.language ?? language];
    const drawings: (DrawingFile | undefined)[] = [];
    const getUrl = (drawing: DrawingFile | undefined) => drawing && `/${drawing.file}`;
    const writeSvg = (svg: string) => {
      const drawing = buildDrawingImage(svg, bundle.extractCss);
      drawings.push(drawing);
      return getUrl(drawing);
    };
    const { html: app, islands } = withDocumentName(source, () =>
      renderer.renderPage(pageData, body, i18n[language], textI18n, writeSvg),
    );
    checkNesting(app, source);
    const clientData = renderer.buildClientData(pageData, islands, textI18n, application, bundle.getModules);
    const direction = i18n[language].dir(language);
    const toHtml = (page: StyledPage) => buildHtml(bundle, context, pageData, clientData, page, direction);
    // The home page is worth the time: it is the first page of most visitors.
    const compression = layout === 'home' ? 'max' : context.compression;
    const { html, stylesheet } = await splitStylesToFit(bundle, app, compression, toHtml);
    // A form on a fallback page is in the language of the original, which shows its results.
    const forms = original ? [] : findForms(app);
    const formPageSource: FormPageSource = {
      pageData,
      body,
      strings: Object.fromEntries(
        getNamespaces(layout, parts).map((name) => [name, context.strings[language][name] ?? {}]),
      ),
      application,
      modules: clientData.modules,
      drawings: drawings.map((drawing) => getUrl(drawing) ?? null),
    };
    return {
      files: [
        { file, text: html, compression },
        ...drawings
          .filter((drawing) => drawing !== undefined)
          .map((drawing) => ({ ...drawing, compression: 'high' as const, isShared: true })),
        ...(stylesheet ? [{ ...stylesheet, compression: 'max' as const, isShared: true }] : []),
        ...(forms.length > 0
          ? [{ file: getFormPageSourcePath(path), text: JSON.stringify(formPageSource) }]
          : []),
      ],
      forms,
      cspHashes: hashInlineSources(html),
    };
  };
}

/** Runs a function, and adds the name of the document to an error that it throws. */
function withDocumentName<Result>(source: string, render: () => Result): Result {
  try {
    return render();
  } catch (cause) {
    throw new Error(
      `${source} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/**
 * Splits a page as late as its HTML still fits the first packets. Large sites split every page after its first section,
 * because measuring takes as long as compressing.
 */
async function splitStylesToFit(
  { extractCss }: Bundle,
  app: string,
  compression: CompressionLevel,
  toHtml: (page: StyledPage) => string,
): Promise<{ html: string; stylesheet: StyledPage['stylesheet'] }> {
  const positions = findSplitPositions(app);
  const split = (position: number) => {
    const page = splitStyles(extractCss, app, position);
    return { html: toHtml(page), stylesheet: page.stylesheet };
  };
  for (const position of compression === 'default' ? [] : positions.slice(0, -1)) {
    const page = split(position);
    if (await fitsFirstPackets(page.html)) return page;
  }
  return split(positions.at(-1) ?? app.length);
}

function buildHtml(
  { renderer, template, boot, font }: Bundle,
  context: RenderContext,
  pageData: PageData,
  clientData: ClientPageData,
  { app, criticalCss }: StyledPage,
  direction: string,
): string {
  const { language, layout } = pageData;
  const head = renderer.buildHead(pageData);
  const feedTitle = context.feedTitles[language];
  return fillTemplate(template.html, {
    language,
    direction,
    head: context.preview ? toNoindexHead(head) : head,
    scripts: template.scripts,
    styles: template.styles + criticalCss,
    boot,
    font,
    feed:
      feedTitle && layout !== 'not-found'
        ? { title: feedTitle, href: `/${getFeedPath(language)}` }
        : undefined,
    loadingScreen: template.loadingScreen,
    app,
    clientData,
  });
}

function toNoindexHead({ title, tags }: Head): Head {
  const otherTags = tags.filter(({ attributes }) => attributes.name !== 'robots');
  return { title, tags: [...otherTags, { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }] };
}
