/** A page from its record and body to its files. It needs nothing of the content, so that threads can do it. */

import type { Head } from '#app/head/head.ts';
import { type PageData, getPageDataPath } from '#content/page-data.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { asModule } from '#pipeline/compile/compile-mdx.ts';
import type { Strings } from '#pipeline/read/strings.ts';
import type { Bundle } from '../bundle/open-bundle.ts';
import type { CompressionLevel } from '../output/compress.ts';
import { getFeedPath } from '../site-files/rss-feed.ts';
import { type CspHashes, hashInlineSources } from './csp-hashes.ts';
import { type FormKinds, findForms } from './page-forms.ts';
import { fillTemplate } from './page-html.ts';

/** What all pages of a build share, besides its bundle. */
export interface RenderContext {
  strings: Strings;
  /** Whether search engines are told to stay away. */
  preview: boolean;
  /** Name of each language's feed, where there is one. */
  feedTitles: Record<Language, string | undefined>;
  /** What is spent on making each page small. */
  compression: CompressionLevel;
}

/** What is to become a page. */
export interface PageSource {
  /** Of the content, for messages. */
  source: string;
  /** Of the page, in the build. */
  file: string;
  /** As JSON. */
  pageData: string;
  /** The compiled body; pages of lists have none. */
  body?: string | undefined;
}

export interface RenderedPage {
  files: { file: string; text: string; effort?: CompressionLevel }[];
  /** Kinds of the forms on it. */
  forms: FormKinds;
  cspHashes: CspHashes;
}

/**
 * Makes a renderer of pages. What all pages share is made once.
 * @returns a function that throws what a component throws, with the document's name.
 */
export function createPageRenderer(
  bundle: Bundle,
  context: RenderContext,
): (page: PageSource) => Promise<RenderedPage> {
  const { renderer } = bundle;
  const i18n = Object.fromEntries(
    languages.map((language) => [language, renderer.createI18n(language, context.strings[language])]),
  ) as Record<Language, ReturnType<Bundle['renderer']['createI18n']>>;

  return async ({ source, file, pageData: json, body }) => {
    const record = JSON.parse(json) as PageData;
    const { language } = record;
    const app = await renderer.renderPage(record, body, i18n[language]).catch((cause: unknown) => {
      throw new Error(
        `${source} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    });
    const html = buildHtml(bundle, context, record, app, i18n[language].dir(language));
    return {
      files: [
        // What most visitors see first, and wait for.
        { file, text: html, effort: record.layout === 'home' ? 'most' : context.compression },
        { file: getPageDataPath(record.path).slice(1), text: json },
        ...(body !== undefined && record.body ? [{ file: record.body.slice(1), text: asModule(body) }] : []),
      ],
      forms: findForms(app),
      cspHashes: hashInlineSources(html),
    };
  };
}

function buildHtml(
  bundle: Bundle,
  context: RenderContext,
  record: PageData,
  app: string,
  direction: string,
): string {
  const { template: frame } = bundle;
  const head = bundle.renderer.headOf(record);
  const title = context.feedTitles[record.language];
  return fillTemplate(frame.html, {
    language: record.language,
    direction,
    head: context.preview ? toNoindexHead(head) : head,
    scripts: frame.scripts,
    styles: frame.styles + bundle.getCriticalCss(record.layout, record.parts, app),
    boot: bundle.boot,
    font: bundle.font,
    feed:
      title && record.layout !== 'not-found' ? { title, href: `/${getFeedPath(record.language)}` } : undefined,
    loadingScreen: frame.loadingScreen,
    app,
    pageData: record,
  });
}

/** The head of a page that search engines are to leave out. */
function toNoindexHead({ title, tags }: Head): Head {
  const others = tags.filter(({ attributes }) => attributes.name !== 'robots');
  return { title, tags: [...others, { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }] };
}
