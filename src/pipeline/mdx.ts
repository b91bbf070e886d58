/** How a body becomes code: one set of options for the build, which compiles outside the bundler, and for development. */
import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import type { Picture } from '#content/record.ts';
import { codeColours } from './code-colours.ts';
import { footnotes } from './footnotes.ts';
import { pictures } from './pictures.ts';
import { sections } from './sections.ts';
import { splitHeadings } from './split-headings.ts';

export type PictureOf = (src: string) => Promise<Picture>;

/**
 * The compiled form is a function body: it takes the JSX runtime as an argument and imports nothing,
 * so that a document's chunk needs no bundler and keeps its name when the application changes.
 */
export function mdxOptions(pictureOf: PictureOf) {
  return {
    outputFormat: 'function-body',
    development: false,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, splitHeadings, [pictures, { pictureOf }], footnotes, sections, codeColours],
    // The class that the label has otherwise is one that the site does not know.
    remarkRehypeOptions: { footnoteLabelProperties: {} },
  } as const satisfies ProcessorOptions;
}

/** Makes a compiler of bodies. Building it costs more than using it: keep one. */
export function createCompiler(pictureOf: PictureOf): (body: string, file: string) => Promise<string> {
  const processor = createProcessor(mdxOptions(pictureOf));
  return async (body, file) => String(await processor.process(new VFile({ path: file, value: body })));
}

/** A function body as a module of its own: `export default` of a function that takes the JSX runtime. */
export const asModule = (body: string): string => `export default function(){${body}}`;
