/** Serves documents as modules in development. @mdx-js/rollup compiles them on request. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { getTranslationFile, parseWithMarks } from '#build/pages/page-source.ts';
import type { Document } from '#pipeline/document.ts';
import { sha256 } from '#pipeline/file-cache.ts';
import type { DevSite, ModuleSource } from './dev-site.ts';

/** Older sources are forgotten, because nothing requests their modules any more. */
const maxModuleSources = 500;

/**
 * Creates the plugins that serve a document as the module that a build would write.
 * @param loadingSite resolves when the content is loaded.
 */
export function createDocumentPlugins(contentDir: string, loadingSite: Promise<DevSite>): Plugin[] {
  const findSource = async (id: string): Promise<ModuleSource | undefined> => {
    const [file = id, query] = id.split('?');
    if (!file.startsWith(contentDir + path.sep)) return undefined;
    return (await loadingSite).moduleSources.get(new URLSearchParams(query).get('v') ?? '');
  };
  let compiler: Promise<Compiler> | undefined;
  return [
    {
      name: 'document:body',
      enforce: 'pre',
      // The pipeline's text has no frontmatter and no byte order mark, unlike the file that Vite would load.
      load: async (id) => (await findSource(id))?.body,
    },
    {
      name: 'document:module',
      enforce: 'pre',
      async transform(_code, id) {
        const source = await findSource(id);
        if (!source) return undefined;
        compiler ??= loadCompiler(loadingSite);
        return { code: await (await compiler)(source, id), map: null };
      },
    },
  ];
}

type Compiler = (source: ModuleSource, id: string) => Promise<string>;

/** Loads the compiler. It is loaded with the first document, because it takes as long as all of Vite. */
async function loadCompiler(loadingSite: Promise<DevSite>): Promise<Compiler> {
  const [{ default: mdx }, { wrapAsModule, createMdxOptions, createCompiler }, site] = await Promise.all([
    import('@mdx-js/rollup'),
    import('#pipeline/compile/compile-mdx.ts'),
    loadingSite,
  ]);
  const resolveImage = (src: string) => site.images.getImage(src);
  const plugin = mdx(createMdxOptions(resolveImage));
  return async ({ body, marks, originalBody }, id) => {
    if (originalBody !== undefined && marks.length > 0)
      return wrapAsModule(
        await createCompiler(resolveImage)(body, id, await parseWithMarks(body, originalBody, marks)),
      );
    const compiled = await plugin.transform(body, id);
    if (!compiled) throw new Error(`${id} is not an MDX document.`);
    return wrapAsModule(String(compiled.code));
  };
}

/**
 * Returns the URL of a document's module, which is compiled from the content of this moment. The URL changes with it,
 * because browsers and Vite cache modules by URL.
 */
export async function toDocumentUrl(site: DevSite, document: Document): Promise<string> {
  const { source, body } = document;
  const original = site.content.documents.get(getTranslationFile(source));
  const marks = await site.findNewerOriginals(document);
  const version = sha256(
    JSON.stringify([source.hash, site.imageRevision, marks, marks.length && original?.source.hash]),
  );
  const sources = site.moduleSources;
  // The map is in the order of use, so that its first source is the oldest.
  sources.delete(version);
  sources.set(version, { body, marks, originalBody: original?.body });
  for (const oldest of sources.keys()) {
    if (sources.size <= maxModuleSources) break;
    sources.delete(oldest);
  }
  return `/@fs${path.join(site.contentDir, source.file)}?v=${version}`;
}
