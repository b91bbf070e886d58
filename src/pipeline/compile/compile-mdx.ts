/** How a body becomes code: one set of options for the build, which compiles outside the bundler, and for development. */
import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import type { ResponsiveImage } from '#content/page-data.ts';
import { rehypeFootnotes } from './footnotes.ts';
import { rehypeCodeHighlight } from './highlight.ts';
import { rehypeImages } from './images.ts';
import { rehypeSections } from './sections.ts';
import { rehypeSplitHeadingIds } from './split-heading-ids.ts';

export type ResolveImage = (src: string) => Promise<ResponsiveImage>;

/** What a compiled body has for a picture: the picture, or what is to be replaced by it. */
export type ResolveImageValue = (src: string) => Promise<ResponsiveImage | string>;

/**
 * The compiled form is a function body: it takes the JSX runtime as an argument and imports nothing,
 * so that a document's chunk needs no bundler and keeps its name when the application changes.
 */
export function createMdxOptions(pictureOf: ResolveImageValue) {
  return {
    outputFormat: 'function-body',
    development: false,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [
      rehypeSlug,
      rehypeSplitHeadingIds,
      [rehypeImages, { pictureOf }],
      rehypeFootnotes,
      rehypeSections,
      rehypeCodeHighlight,
    ],
    // The class that the label has otherwise is one that the site does not know.
    remarkRehypeOptions: { footnoteLabelProperties: {} },
  } as const satisfies ProcessorOptions;
}

/**
 * Makes a compiler of bodies. Building it costs more than using it: keep one.
 * @returns a function that takes the body's syntax tree as well, where it is known, and leaves it changed.
 */
export function createCompiler(
  pictureOf: ResolveImageValue,
): (body: string, file: string, tree?: Root) => Promise<string> {
  const processor = createProcessor(createMdxOptions(pictureOf));
  return async (body, path, tree) => {
    const file = new VFile({ path, value: body });
    // Its types know the tree only as what it becomes.
    const parsed = (tree ?? processor.parse(file)) as unknown as Parameters<typeof processor.run>[0];
    return processor.stringify(await processor.run(parsed, file), file);
  };
}

/** A function body as a module of its own: `export default` of a function that takes the JSX runtime. */
export const wrapAsModule = (body: string): string => `export default function(){${body}}`;
