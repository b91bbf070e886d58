/** Documents as modules in development: compiled by @mdx-js/rollup when a browser asks for them. */
import path from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import type { Entry } from '#content/manifest.ts';
import { parseFrontmatter } from '../pipeline/frontmatter.ts';
import { asModule, mdxOptions, type PictureOf } from '../pipeline/mdx.ts';
import type { Document } from '../pipeline/validate.ts';

let contentRoot = '';

/**
 * The plugins that answer a document's module with what the build would write for it.
 * @param contentDir the content folder.
 */
export function documentPlugins(contentDir: string, pictureOf: PictureOf): Plugin[] {
  contentRoot = contentDir;
  const isDocument = (id: string) => id.split('?')[0]?.endsWith('.mdx');
  return [
    {
      name: 'document:body',
      enforce: 'pre',
      transform: (code, id) =>
        isDocument(id) ? { code: parseFrontmatter(id, code).body, map: null } : undefined,
    },
    { enforce: 'pre', ...(mdx(mdxOptions(pictureOf)) as Plugin) },
    {
      name: 'document:module',
      enforce: 'pre',
      transform: (code, id) => (isDocument(id) ? { code: asModule(code), map: null } : undefined),
    },
  ];
}

/** Address of a document's module; it changes with the text, so that the browser imports it anew. */
export const documentUrl = (document: Document | undefined, entry: Entry): string =>
  `/@fs${path.join(contentRoot, entry.file)}?v=${document?.source.hash ?? entry.hash}`;
