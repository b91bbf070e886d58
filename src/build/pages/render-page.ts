/** A page from its record and body to its files. It needs nothing of the content, so that threads can do it. */

import type { Head } from '#app/head/head.ts';
import { type PageRecord, recordPath } from '#content/page-data.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { asModule } from '#pipeline/compile/compile-mdx.ts';
import type { Strings } from '#pipeline/read/strings.ts';
import type { Bundle } from '../bundle/open-bundle.ts';
import type { Effort } from '../output/compress.ts';
import { feedFile } from '../site-files/rss-feed.ts';
import { type InlineHashes, inlineHashes } from './csp-hashes.ts';
import { type FormsOnPage, formsIn } from './page-forms.ts';
import { pageHtml } from './page-html.ts';

/** What all pages of a build share, besides its bundle. */
export interface PageContext {
  strings: Strings;
  /** Whether search engines are told to stay away. */
  preview: boolean;
  /** Name of each language's feed, where there is one. */
  feeds: Record<Language, string | undefined>;
  /** What is spent on making each page small. */
  effort: Effort;
}

/** What is to become a page. */
export interface PageSource {
  /** Of the content, for messages. */
  source: string;
  /** Of the page, in the build. */
  file: string;
  /** As JSON. */
  record: string;
  /** The compiled body; pages of lists have none. */
  body?: string | undefined;
}

export interface RenderedPage {
  files: { file: string; text: string; effort?: Effort }[];
  /** Kinds of the forms on it. */
  forms: FormsOnPage;
  inline: InlineHashes;
}

/**
 * Makes a renderer of pages. What all pages share is made once.
 * @returns a function that throws what a component throws, with the document's name.
 */
export function createPageRenderer(
  bundle: Bundle,
  context: PageContext,
): (page: PageSource) => Promise<RenderedPage> {
  const { renderer } = bundle;
  const i18n = Object.fromEntries(
    languages.map((language) => [language, renderer.createI18n(language, context.strings[language])]),
  ) as Record<Language, ReturnType<Bundle['renderer']['createI18n']>>;

  return async ({ source, file, record: json, body }) => {
    const record = JSON.parse(json) as PageRecord;
    const { language } = record;
    const app = await renderer.renderPage(record, body, i18n[language]).catch((cause: unknown) => {
      throw new Error(
        `${source} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    });
    const html = toHtml(bundle, context, record, app, i18n[language].dir(language));
    return {
      files: [
        // What most visitors see first, and wait for.
        { file, text: html, effort: record.layout === 'home' ? 'most' : context.effort },
        { file: recordPath(record.path).slice(1), text: json },
        ...(body !== undefined && record.body ? [{ file: record.body.slice(1), text: asModule(body) }] : []),
      ],
      forms: formsIn(app),
      inline: inlineHashes(html),
    };
  };
}

function toHtml(
  bundle: Bundle,
  context: PageContext,
  record: PageRecord,
  app: string,
  direction: string,
): string {
  const { frame } = bundle;
  const head = bundle.renderer.headOf(record);
  const title = context.feeds[record.language];
  return pageHtml(frame.template, {
    language: record.language,
    direction,
    head: context.preview ? unlisted(head) : head,
    scripts: frame.scripts,
    styles: frame.styles + bundle.styles(record.layout, record.parts, app),
    boot: bundle.boot,
    font: bundle.font,
    feed:
      title && record.layout !== 'not-found' ? { title, href: `/${feedFile(record.language)}` } : undefined,
    loadingScreen: frame.loadingScreen,
    app,
    record,
  });
}

/** The head of a page that search engines are to leave out. */
function unlisted({ title, tags }: Head): Head {
  const others = tags.filter(({ attributes }) => attributes.name !== 'robots');
  return { title, tags: [...others, { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }] };
}
