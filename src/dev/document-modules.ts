/** Serves documents as modules in development. @mdx-js/rollup compiles them on request. */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Document } from '#pipeline/document.ts';
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
        return { code: await (await compiler)(code, id), map: null };
      },
    },
  ];
}

type Compiler = (body: string, id: string) => Promise<string>;

/** Loads the compiler. It is loaded with the first document, because it takes as long as all of Vite. */
async function loadCompiler(loadingSite: Promise<DevSite>): Promise<Compiler> {
  const [{ default: mdx }, { wrapAsModule, createMdxOptions }, site] = await Promise.all([
    import('@mdx-js/rollup'),
    import('#pipeline/compile/compile-mdx.ts'),
    loadingSite,
  ]);
  const plugin = mdx(createMdxOptions((src) => site.imageBuilder.getImage(src)));
  return async (body, id) => {
    const compiled = await plugin.transform(body, id);
    if (!compiled) throw new Error(`${id} is not an MDX document.`);
    return wrapAsModule(String(compiled.code));
  };
}

/** Returns the URL of a document's module. It changes with the text, because browsers cache modules by URL. */
export const toDocumentUrl = (contentDir: string, { source }: Document): string =>
  `/@fs${path.join(contentDir, source.file)}?v=${source.hash}`;
