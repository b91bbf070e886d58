/** Pages in development: rendered when they are asked for, by the code and from the content as they are then. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Renderer } from '#build/bundle/open-bundle.ts';
import { buildPageData } from '#build/pages/page-data.ts';
import { findForms, groupFormsByPath } from '#build/pages/page-forms.ts';
import { fillTemplate } from '#build/pages/page-html.ts';
import { getBodyText } from '#build/pages/page-source.ts';
import { sourceRoot } from '#config/project-root.ts';
import { type Entry, isDocument, isListed, type Manifest } from '#content/manifest.ts';
import type { FormResult, PageData } from '#content/page-data.ts';
import { componentSpecs } from '#content/author-components.ts';
import { buildLanguageScript } from '#i18n/language-script.ts';
import { createI18n } from '#i18n/server.ts';
import { createCompiler } from '#pipeline/compile/compile-mdx.ts';
import { createFormPages, type FormPages } from '#server/site/form-pages.ts';
import type { DevSite } from './dev-site.ts';
import { toDocumentUrl } from './document-modules.ts';

const formNames = Object.entries(componentSpecs).flatMap(([name, word]) =>
  'part' in word && word.part === 'forms' ? name : [],
);

export interface DevPages {
  /** Loads what renders, before somebody waits for it. Never rejects: what is wrong, the first page says. */
  warmUp(): Promise<void>;
  getPageData(entry: Entry): Promise<PageData>;
  /** @param answer what became of a form on the page. */
  renderHtml(entry: Entry, answer?: FormResult): Promise<string>;
  /** Where the forms stand in the content as it is. */
  getFormPages(): Promise<FormPages>;
}

export function createDevPages(server: ViteDevServer, site: DevSite): DevPages {
  const compile = createCompiler((src) => site.imageBuilder.getImage(src));
  let newest: { revision: number; formPages: Promise<FormPages> } | undefined;

  const loadRenderer = async () => (await server.ssrLoadModule('/app/entries/server.tsx')) as Renderer;

  async function render(entry: Entry, answer: FormResult | undefined) {
    const renderer = await loadRenderer();
    const plain = await recordOnce(entry);
    const record = answer ? { ...plain, answer } : plain;
    const i18n = renderer.createI18n(entry.language, site.content.strings[entry.language]);
    const body = isDocument(entry) ? await compile(getBodyText(site.content, entry), entry.file) : undefined;
    return {
      record,
      direction: i18n.dir(entry.language),
      head: answer ? renderer.answerHead(record, answer, i18n) : renderer.headOf(record),
      app: await renderer.renderPage(record, body, i18n),
    };
  }

  /** A page that cannot be rendered says so when it is opened. */
  const formsOn = (entry: Entry) =>
    render(entry, undefined).then(
      ({ app }) => findForms(app),
      () => [],
    );

  async function findForms({ entries }: Manifest): Promise<FormPages> {
    // Only what may hold one is parsed.
    const mayHold = ({ file }: Entry) =>
      formNames.some((name) => site.content.documents.get(file)?.source.text.includes(`<${name}`));
    const holding = entries.filter(
      (entry) => isListed(entry) && mayHold(entry) && entry.parts.includes('forms'),
    );
    const found = holding.map(async (entry) => ({ entry, forms: await formsOn(entry) }));
    return createFormPages(groupFormsByPath(await Promise.all(found)));
  }

  /** Of one revision of the content. */
  let records = { revision: 0, made: new Map<Entry, Promise<PageData>>() };
  function recordOnce(entry: Entry): Promise<PageData> {
    const { revision } = site.content;
    if (records.revision !== revision) records = { revision, made: new Map() };
    const record = records.made.get(entry) ?? recordIn(site, entry);
    records.made.set(entry, record);
    return record;
  }

  return {
    warmUp: () => loadRenderer().then(nothing, nothing),

    getPageData: recordOnce,

    async renderHtml(entry, answer) {
      const rendered = await render(entry, answer);
      const html = fillTemplate(await readFile(path.join(sourceRoot, 'index.html'), 'utf8'), {
        ...rendered,
        language: entry.language,
        scripts: [buildLanguageScript()],
        styles: '',
        boot: '/app/entries/boot.ts',
        stylesheets: stylesOf(server),
        loadingScreen: '',
      });
      return server.transformIndexHtml(entry.path, html);
    },

    getFormPages() {
      const { manifest, revision } = site.content;
      if (newest?.revision !== revision) newest = { revision, formPages: findForms(manifest) };
      return newest.formPages;
    },
  };
}

const nothing = (): void => undefined;

const recordIn = (site: DevSite, entry: Entry): Promise<PageData> => {
  const document = isDocument(entry) ? site.content.documents.get(entry.file) : undefined;
  return buildPageData(entry, document && toDocumentUrl(site.contentDir, document), {
    ...site.content,
    getImage: site.imageBuilder.getImage,
    getOgImage: site.imageBuilder.getOgImage,
    getI18n: (language) => createI18n(language, site.content.strings[language]),
    build: 'development',
  });
};

/** The styles that the rendered modules import, as sheets: Vite's own arrive with the script, after the first paint. */
function stylesOf(server: ViteDevServer): string[] {
  const urls = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) =>
    /\.css$/.test(url),
  );
  return ['/ui/styles/page.css', '/ui/styles/site.css', ...urls].map((url) => `${url}?direct`);
}
