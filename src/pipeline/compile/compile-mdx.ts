/** The compile stage: turns a body into code. The build and the development server use the same options. */
import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import type { ResponsiveImage } from '#content/page-data.ts';
import { rehypeCodeHighlight } from './rehype-code-highlight.ts';
import { rehypeFootnotes } from './rehype-footnotes.ts';
import { type ResolveImageOrPlaceholder, rehypeImages } from './rehype-images.ts';
import { rehypeSections } from './rehype-sections.ts';
import { rehypeSplitHeadingIds } from './rehype-split-heading-ids.ts';
import { rehypeUnbrokenWords } from './rehype-unbroken-words.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkSamples } from './remark-samples.ts';

export type ResolveImage = (src: string) => Promise<ResponsiveImage>;

/**
 * Returns the options of MDX. The output is a function body: it receives the JSX runtime as an argument and imports
 * nothing, so that the chunk of a document needs no bundler and keeps its name when the application changes.
 */
export function createMdxOptions(resolveImage: ResolveImageOrPlaceholder) {
  return {
    outputFormat: 'function-body',
    development: false,
    remarkPlugins: [remarkGfm, remarkHeadingIds, remarkSamples],
    rehypePlugins: [
      rehypeSlug,
      rehypeSplitHeadingIds,
      [rehypeImages, { resolveImage }],
      rehypeFootnotes,
      rehypeSections,
      rehypeCodeHighlight,
      rehypeUnbrokenWords,
    ],
    // Removes the default class of the label, because the site has no styles for it.
    remarkRehypeOptions: { footnoteLabelProperties: {} },
  } as const satisfies ProcessorOptions;
}

/**
 * Creates a compiler. Creating one takes longer than using it, so callers should reuse it.
 * @returns a function that compiles a body. It changes the syntax tree, which may be passed to save the parse.
 */
export function createCompiler(
  resolveImage: ResolveImageOrPlaceholder,
): (body: string, file: string, tree?: Root) => Promise<string> {
  const processor = createProcessor(createMdxOptions(resolveImage));
  return async (body, path, tree) => {
    const file = new VFile({ path, value: body });
    // The types of the processor know only the tree that it returns, not the one that it takes.
    const parsed = (tree ?? processor.parse(file)) as unknown as Parameters<typeof processor.run>[0];
    return processor.stringify(await processor.run(parsed, file), file);
  };
}

/** Turns a function body into a module that exports a function of the JSX runtime. */
export const wrapAsModule = (body: string): string => `export default function(){${body}}`;
