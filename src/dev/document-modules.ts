/** Documents as modules in development: compiled by @mdx-js/rollup when a browser asks for them. */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Document } from '#pipeline/document.ts';
import type { DevServer } from './dev-server.ts';

/**
 * The plugins that answer a document's module with what the build would write for it.
 * @param contentDir the content folder.
 * @param started what has read the site, once it has.
 */
export function createDocumentPlugins(contentDir: string, started: Promise<DevServer>): Plugin[] {
  const documentOf = async (id: string) => {
    const [file = id] = id.split('?');
    if (!file.startsWith(contentDir + path.sep)) return undefined;
    const name = path.relative(contentDir, file).split(path.sep).join('/');
    return (await started).site.content.documents.get(name);
  };
  let compiler: Promise<Compiler> | undefined;
  return [
    {
      name: 'document:body',
      enforce: 'pre',
      // The text as the pipeline read it: Vite would bring the frontmatter, and what else an editor puts before it.
      load: async (id) => (await documentOf(id))?.body,
    },
    {
      name: 'document:module',
      enforce: 'pre',
      async transform(code, id) {
        if (!(await documentOf(id))) return undefined;
        compiler ??= loadCompiler(started);
        return { code: await (await compiler)(code, id), map: null };
      },
    },
  ];
}

type Compiler = (body: string, id: string) => Promise<string>;

/** Loaded with the first document: it takes as long as all of Vite. */
async function loadCompiler(started: Promise<DevServer>): Promise<Compiler> {
  const [{ default: mdx }, { asModule, mdxOptions }, { site }] = await Promise.all([
    import('@mdx-js/rollup'),
    import('#pipeline/compile/compile-mdx.ts'),
    started,
  ]);
  const plugin = mdx(mdxOptions((src) => site.imageBuilder.getImage(src)));
  return async (body, id) => {
    const compiled = await plugin.transform(body, id);
    if (!compiled) throw new Error(`${id} is no document.`);
    return asModule(String(compiled.code));
  };
}

/** Address of a document's module; it changes with the text, so that the browser imports it anew. */
export const toDocumentUrl = (contentDir: string, { source }: Document): string =>
  `/@fs${path.join(contentDir, source.file)}?v=${source.hash}`;
