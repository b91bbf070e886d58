/** Pages in development: rendered when they are asked for, by the code and from the content as they are then. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Renderer } from '#build/bundle/open-bundle.ts';
import { recordOf } from '#build/pages/page-data.ts';
import { formsIn, formsOnPages } from '#build/pages/page-forms.ts';
import { pageHtml } from '#build/pages/page-html.ts';
import { textOf } from '#build/pages/page-source.ts';
import { sourceRoot } from '#config/project-root.ts';
import { type Entry, isDocument, isListed, type Manifest } from '#content/manifest.ts';
import type { FormAnswer, PageRecord } from '#content/page-data.ts';
import { vocabulary } from '#content/author-components.ts';
import { headScript } from '#i18n/language-script.ts';
import { createI18n } from '#i18n/server.ts';
import { createCompiler } from '#pipeline/compile/compile-mdx.ts';
import { createFormPages, type FormPages } from '#server/site/form-pages.ts';
import type { DevSite } from './dev-site.ts';
import { documentUrl } from './document-modules.ts';

const formNames = Object.entries(vocabulary).flatMap(([name, word]) =>
  'part' in word && word.part === 'forms' ? name : [],
);

export interface DevPages {
  /** Loads what renders, before somebody waits for it. Never rejects: what is wrong, the first page says. */
  warmUp(): Promise<void>;
  record(entry: Entry): Promise<PageRecord>;
  /** @param answer what became of a form on the page. */
  html(entry: Entry, answer?: FormAnswer): Promise<string>;
  /** Where the forms stand in the content as it is. */
  formPages(): Promise<FormPages>;
}

export function createDevPages(server: ViteDevServer, site: DevSite): DevPages {
  const compile = createCompiler((src) => site.media.pictureOf(src));
  let newest: { revision: number; formPages: Promise<FormPages> } | undefined;

  const loadRenderer = async () => (await server.ssrLoadModule('/app/entries/server.tsx')) as Renderer;

  async function render(entry: Entry, answer: FormAnswer | undefined) {
    const renderer = await loadRenderer();
    const plain = await recordOnce(entry);
    const record = answer ? { ...plain, answer } : plain;
    const i18n = renderer.createI18n(entry.language, site.content.strings[entry.language]);
    const body = isDocument(entry) ? await compile(textOf(site.content, entry), entry.file) : undefined;
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
      ({ app }) => formsIn(app),
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
    return createFormPages(formsOnPages(await Promise.all(found)));
  }

  /** Of one revision of the content. */
  let records = { revision: 0, made: new Map<Entry, Promise<PageRecord>>() };
  function recordOnce(entry: Entry): Promise<PageRecord> {
    const { revision } = site.content;
    if (records.revision !== revision) records = { revision, made: new Map() };
    const record = records.made.get(entry) ?? recordIn(site, entry);
    records.made.set(entry, record);
    return record;
  }

  return {
    warmUp: () => loadRenderer().then(nothing, nothing),

    record: recordOnce,

    async html(entry, answer) {
      const rendered = await render(entry, answer);
      const html = pageHtml(await readFile(path.join(sourceRoot, 'index.html'), 'utf8'), {
        ...rendered,
        language: entry.language,
        scripts: [headScript()],
        styles: '',
        boot: '/app/entries/boot.ts',
        sheets: stylesOf(server),
        loadingScreen: '',
      });
      return server.transformIndexHtml(entry.path, html);
    },

    formPages() {
      const { manifest, revision } = site.content;
      if (newest?.revision !== revision) newest = { revision, formPages: findForms(manifest) };
      return newest.formPages;
    },
  };
}

const nothing = (): void => undefined;

const recordIn = (site: DevSite, entry: Entry): Promise<PageRecord> => {
  const document = isDocument(entry) ? site.content.documents.get(entry.file) : undefined;
  return recordOf(entry, document && documentUrl(site.contentDir, document), {
    ...site.content,
    pictureOf: site.media.pictureOf,
    sharingPictureOf: site.media.sharingPictureOf,
    i18n: (language) => createI18n(language, site.content.strings[language]),
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
