/** Documents as modules in development: compiled by @mdx-js/rollup when a browser asks for them. */
import path from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { asModule, mdxOptions, type PictureOf } from '../pipeline/mdx.ts';
import type { Document } from '../pipeline/validate.ts';

interface Documents {
  contentDir: string;
  /** Of the newest reading, by file. */
  documentOf: (file: string) => Document | undefined;
  pictureOf: PictureOf;
}

/** The plugins that answer a document's module with what the build would write for it. */
export function documentPlugins({ contentDir, documentOf, pictureOf }: Documents): Plugin[] {
  const fileOf = (id: string) =>
    path
      .relative(contentDir, id.split('?')[0] ?? id)
      .split(path.sep)
      .join('/');
  return [
    {
      name: 'document:body',
      enforce: 'pre',
      // The text as the pipeline read it: Vite would bring the frontmatter, and what else an editor puts before it.
      load: (id) => documentOf(fileOf(id))?.body,
    },
    { enforce: 'pre', ...(mdx(mdxOptions(pictureOf)) as Plugin) },
    {
      name: 'document:module',
      enforce: 'pre',
      transform: (code, id) => (documentOf(fileOf(id)) ? { code: asModule(code), map: null } : undefined),
    },
  ];
}

/** Address of a document's module; it changes with the text, so that the browser imports it anew. */
export const documentUrl = (contentDir: string, { source }: Document): string =>
  `/@fs${path.join(contentDir, source.file)}?v=${source.hash}`;
