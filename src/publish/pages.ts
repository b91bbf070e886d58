/** Documents into pages: body compiled once, record, HTML. */
import { createHash } from 'node:crypto';
import { type Entry, isDocument, isListed } from '#content/manifest.ts';
import { type PageRecord, recordPath } from '#content/record.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Head } from '../app/head.ts';
import type { Content } from '../pipeline/content.ts';
import { asModule, createCompiler } from '../pipeline/mdx.ts';
import type { Bundle } from './bundle.ts';
import { feedFile } from './feed.ts';
import { formsIn, type RenderedForms } from './forms-on-pages.ts';
import { pageHtml } from './html.ts';
import type { Media } from './media.ts';
import { recordOf } from './record.ts';

export interface Page extends RenderedForms {
  html: { file: string; text: string };
  record: { file: string; text: string };
  /** Parts that it uses, see the vocabulary. */
  parts: PageRecord['parts'];
  /** The body, where the page has one of its own. */
  chunk?: { file: string; text: string } | undefined;
}

export interface PageContext {
  content: Content;
  bundle: Bundle;
  media: Media;
  build: string;
  /** Whether search engines are told to stay away. */
  preview: boolean;
  template: string;
  loadingScreen: string;
  /** Styles that all pages have beside the bundle's. */
  styles: string;
  scripts: string[];
  /** Name of each language's feed, where there is one. */
  feeds: Record<Language, string | undefined>;
}

/** The file of a page in the build: static hosts find `/team` in `team.html`. */
export function htmlFile(
  entry: Pick<Entry, 'path' | 'slug' | 'language'> & { layout: Entry['layout'] },
): string {
  if (entry.layout === 'not-found') return entry.path.replace(/^\//, '').replace(/[^/]*$/, '404.html');
  return entry.path === '/' ? 'index.html' : `${entry.path.slice(1)}.html`;
}

/**
 * Makes a renderer of pages. What all pages share is made once.
 * @returns a function from entry to the files of its page.
 */
export function createPages(context: PageContext): (entry: Entry) => Promise<Page> {
  const { content, bundle, media, build } = context;
  const compile = createCompiler(media.pictureOf);
  const i18n = Object.fromEntries(
    languages.map((language) => [language, bundle.renderer.createI18n(language, content.strings[language])]),
  ) as Record<Language, ReturnType<Bundle['renderer']['createI18n']>>;

  return async (entry) => {
    const body = isDocument(entry) ? await compile(textOf(content, entry), entry.file) : undefined;
    const chunk = body === undefined ? undefined : chunkOf(entry, asModule(body));
    const own = await recordOf(entry, chunk && `/${chunk.file}`, {
      ...content,
      pictureOf: media.pictureOf,
      sharingPictureOf: media.sharingPictureOf,
      i18n: (language) => i18n[language],
      build,
    });
    const record: PageRecord = { ...own, modules: bundle.modules(own.layout, own.parts) };
    const app = await bundle.renderer
      .renderPage(record, body, i18n[entry.language])
      .catch((cause: unknown) => {
        throw new Error(
          `${entry.file} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`,
          { cause },
        );
      });
    return {
      entry,
      chunk,
      parts: record.parts,
      forms: formsIn(app),
      record: { file: recordPath(entry.path).slice(1), text: JSON.stringify(record) },
      html: {
        file: htmlFile(entry),
        text: toHtml(context, record, app, i18n[entry.language].dir(entry.language)),
      },
    };
  };
}

/** @throws when the entry's document was not read. */
export function textOf({ documents }: Pick<Content, 'documents'>, { file }: Entry): string {
  const document = documents.get(file);
  if (!document) throw new Error(`${file} is in the index, but was not read.`);
  return document.body;
}

function chunkOf(entry: Entry, text: string): Page['chunk'] {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `static/js/${entry.slug}-${hash}.chunk.js`, text };
}

function toHtml(context: PageContext, record: PageRecord, app: string, direction: string): string {
  const { bundle } = context;
  const title = context.feeds[record.language];
  return pageHtml(context.template, {
    language: record.language,
    direction,
    head: context.preview ? unlisted(bundle.renderer.headOf(record)) : bundle.renderer.headOf(record),
    scripts: context.scripts,
    styles: context.styles + bundle.styles(record.layout, record.parts, app),
    boot: bundle.boot,
    font: bundle.font,
    feed:
      title && record.layout !== 'not-found' ? { title, href: `/${feedFile(record.language)}` } : undefined,
    loadingScreen: context.loadingScreen,
    app,
    record,
  });
}

export const listed = (pages: readonly Page[]): Page[] => pages.filter(({ entry }) => isListed(entry));

/** The head of a page that search engines are to leave out. */
function unlisted({ title, tags }: Head): Head {
  const others = tags.filter(({ attributes }) => attributes.name !== 'robots');
  return { title, tags: [...others, { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }] };
}
