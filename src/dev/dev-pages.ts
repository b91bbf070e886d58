/** Renders pages in development, from the current code and content. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { BodyFactory } from '#app/entries/server.tsx';
import { bootLoaderScript } from '#build/bundle/inline-scripts.ts';
import type { Renderer } from '#build/bundle/open-bundle.ts';
import { getImportedStylesheets, toStylesheetUrl } from '#build/bundle/vite-internals.ts';
import { buildPageData } from '#build/pages/page-data.ts';
import { findForms, groupFormsByPath } from '#build/pages/page-forms.ts';
import { fillTemplate } from '#build/pages/page-html.ts';
import { sourceRoot } from '#config/project-root.ts';
import { componentSpecs } from '#content/author-components.ts';
import { type Entry, isDocument, isIndexed, type Manifest } from '#content/manifest.ts';
import type { FormResult, PageData } from '#content/page-data.ts';
import { buildLanguageScript } from '#i18n/language-script.ts';
import type { Language } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { createFormPages, type FormPages } from '#server/site/form-pages.ts';
import type { DevSite } from './dev-site.ts';
import { toDocumentUrl } from './document-modules.ts';

const formComponents = Object.entries(componentSpecs).flatMap(([name, spec]) =>
  'part' in spec && spec.part === 'forms' ? name : [],
);

export interface DevPages {
  /** Loads the renderer before the first request. Never rejects: the first page reports errors. */
  warmUp(): Promise<void>;
  /** @param formResult result of a form on the page. */
  renderHtml(entry: Entry, formResult?: FormResult): Promise<string>;
  /** Finds the pages with forms in the current content. */
  getFormPages(): Promise<FormPages>;
}

export function createDevPages(server: ViteDevServer, site: DevSite): DevPages {
  const loadRenderer = async () => (await server.ssrLoadModule('/app/entries/server.tsx')) as Renderer;

  async function render(entry: Entry, formResult: FormResult | undefined) {
    const renderer = await loadRenderer();
    const commonData = await getPageData(entry);
    const pageData = formResult ? { ...commonData, answer: formResult } : commonData;
    const getI18n = (language: Language) => renderer.createI18n(language, site.content.strings[language]);
    const i18n = getI18n(entry.language);
    const textI18n = entry.original ? getI18n(entry.original.language) : i18n;
    const body = await loadBody(entry);
    const { html: app, islands } = renderer.renderPage(pageData, body, i18n, textI18n);
    return {
      clientData: renderer.buildClientData(
        pageData,
        islands,
        textI18n,
        { build: 'development', stylesheet: '' },
        () => [],
      ),
      direction: i18n.dir(entry.language),
      head: formResult
        ? renderer.buildFormResultHead(pageData, formResult, i18n)
        : renderer.buildHead(pageData),
      app,
    };
  }

  /** Loads the document as a module, which @mdx-js/rollup compiles. */
  async function loadBody(entry: Entry) {
    const document = isDocument(entry) ? site.content.documents.get(entry.file) : undefined;
    if (!document) return undefined;
    const module = await server.ssrLoadModule(await toDocumentUrl(site, document));
    return (module as { default: BodyFactory }).default;
  }

  async function findFormPages({ entries }: Manifest): Promise<FormPages> {
    // Only documents whose text names a form are parsed.
    const mayHaveForm = ({ file }: Entry) =>
      formComponents.some((name) => site.content.documents.get(file)?.source.text.includes(`<${name}`));
    const withForms = entries.filter(
      (entry) => isIndexed(entry) && mayHaveForm(entry) && entry.parts.includes('forms'),
    );
    const pages = withForms.map(async (entry) => ({
      entry,
      // A page that cannot be rendered reports its error when it is opened.
      forms: await render(entry, undefined).then(
        ({ app }) => findForms(app),
        () => [],
      ),
    }));
    return createFormPages(groupFormsByPath(await Promise.all(pages)));
  }

  /** Page data of one revision of the content. */
  let pageDataCache = { revision: 0, byEntry: new Map<Entry, Promise<PageData>>() };
  function getPageData(entry: Entry): Promise<PageData> {
    const { revision } = site.content;
    if (pageDataCache.revision !== revision) pageDataCache = { revision, byEntry: new Map() };
    const pageData = pageDataCache.byEntry.get(entry) ?? buildDevPageData(site, entry);
    pageDataCache.byEntry.set(entry, pageData);
    return pageData;
  }

  let formPagesCache: { revision: number; formPages: Promise<FormPages> } | undefined;

  return {
    warmUp: () =>
      loadRenderer().then(
        () => undefined,
        () => undefined,
      ),

    async renderHtml(entry, formResult) {
      const page = await render(entry, formResult);
      const html = fillTemplate(await readFile(path.join(sourceRoot, 'index.html'), 'utf8'), {
        ...page,
        language: entry.language,
        scripts: [buildLanguageScript(), bootLoaderScript],
        styles: '',
        boot: '/app/entries/boot.ts',
        stylesheets: getStylesheetUrls(server),
        loadingScreen: '',
      });
      return server.transformIndexHtml(entry.path, html);
    },

    getFormPages() {
      const { manifest, revision } = site.content;
      if (formPagesCache?.revision !== revision)
        formPagesCache = { revision, formPages: findFormPages(manifest) };
      return formPagesCache.formPages;
    },
  };
}

const buildDevPageData = (site: DevSite, entry: Entry): Promise<PageData> => {
  return buildPageData(entry, {
    manifest: site.content.manifest,
    testimonials: site.content.testimonials,
    files: site.content.publishedFiles,
    getImage: site.images.getImage,
    getOgImage: site.images.getOgImage,
    getI18n: (language) => createI18n(language, site.content.strings[language]),
    hasChat: site.hasChat,
    previewTime: new Date(),
  });
};

/** Returns the stylesheets of the rendered modules. Vite inserts them by script, which is after the first paint. */
const getStylesheetUrls = (server: ViteDevServer): string[] =>
  ['/ui/styles/page.css', '/ui/styles/site.css', ...getImportedStylesheets(server)].map(toStylesheetUrl);
