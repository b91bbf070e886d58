/** Serves documents as modules in development. @mdx-js/rollup compiles them on request. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { getTranslationFile, parseWithMarks } from '#build/pages/page-source.ts';
import type { Document } from '#pipeline/document.ts';
import { sha256 } from '#pipeline/file-cache.ts';
import type { DevSite } from './dev-site.ts';

/**
 * Creates the plugins that serve a document as the module that a build would write.
 * @param loadingSite resolves when the content is loaded.
 */
export function createDocumentPlugins(contentDir: string, loadingSite: Promise<DevSite>): Plugin[] {
  const findDocument = async (id: string) => {
    const [file = id] = id.split('?');
    if (!file.startsWith(contentDir + path.sep)) return undefined;
    const name = path.relative(contentDir, file).split(path.sep).join('/');
    return (await loadingSite).content.documents.get(name);
  };
  let compiler: Promise<Compiler> | undefined;
  return [
    {
      name: 'document:body',
      enforce: 'pre',
      // The pipeline's text has no frontmatter and no byte order mark, unlike the file that Vite would load.
      load: async (id) => (await findDocument(id))?.body,
    },
    {
      name: 'document:module',
      enforce: 'pre',
      async transform(code, id) {
        if (!(await findDocument(id))) return undefined;
        compiler ??= loadCompiler(loadingSite);
        return { code: await (await compiler)(code, id, await findDocument(id)), map: null };
      },
    },
  ];
}

type Compiler = (body: string, id: string, document: Document | undefined) => Promise<string>;

/** Loads the compiler. It is loaded with the first document, because it takes as long as all of Vite. */
async function loadCompiler(loadingSite: Promise<DevSite>): Promise<Compiler> {
  const [{ default: mdx }, { wrapAsModule, createMdxOptions, createCompiler }, site] = await Promise.all([
    import('@mdx-js/rollup'),
    import('#pipeline/compile/compile-mdx.ts'),
    loadingSite,
  ]);
  const resolveImage = (src: string) => site.images.getImage(src);
  const plugin = mdx(createMdxOptions(resolveImage));
  return async (body, id, document) => {
    const marks = document ? await site.findNewerOriginals(document) : [];
    const original = document && site.content.documents.get(getTranslationFile(document.source));
    if (original && marks.length > 0)
      return wrapAsModule(
        await createCompiler(resolveImage)(body, id, await parseWithMarks(body, original.body, marks)),
      );
    const compiled = await plugin.transform(body, id);
    if (!compiled) throw new Error(`${id} is not an MDX document.`);
    return wrapAsModule(String(compiled.code));
  };
}

/** Returns the URL of a document's module. It changes with the text, because browsers cache modules by URL. */
export async function toDocumentUrl(site: DevSite, document: Document): Promise<string> {
  const { source } = document;
  const marks = await site.findNewerOriginals(document);
  const original = site.content.documents.get(getTranslationFile(source))?.source.hash;
  const version = sha256(JSON.stringify([source.hash, site.imageRevision, marks, marks.length && original]));
  return `/@fs${path.join(site.contentDir, source.file)}?v=${version}`;
}
