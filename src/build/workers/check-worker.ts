/** A document checked by itself and compiled, from one parse. */

import { type CachedResult, serializeResult } from '#lint/check-cache.ts';
import { checkDocument } from '#lint/lint-document.ts';
import { createCompiler } from '#pipeline/compile/compile-mdx.ts';
import { pictureMark } from '#pipeline/compile/image-placeholders.ts';
import type { DocumentSource } from '#pipeline/read/read.ts';
import { openCompiledBodyCache } from '../cache/compiled-bodies.ts';

export interface CheckWorkerSetup {
  /** Where compiled bodies are kept, and what they depend on. */
  compiled: { folder: string; version: string };
}

export function createDocumentCheck({ compiled }: CheckWorkerSetup): (source: DocumentSource) => Promise<CachedResult> {
  const compile = createBodyCompiler();
  const bodies = openCompiledBodyCache(compiled.folder, compiled.version);
  return async (source) => {
    const checked = checkDocument(source);
    const { document, parsed } = checked;
    const tree = parsed?.body.tree;
    if (document && tree && bodies.read(source.file, source.hash) === undefined)
      try {
        bodies.write(source.file, source.hash, await compile(document.body, source.file, tree));
      } catch {
        // A document that is published is compiled again for its page, and what is wrong with it is told.
      }
    return serializeResult(checked);
  };
}

/** Compiles bodies as they are kept: with marks in the place of pictures. */
export const createBodyCompiler = () => createCompiler(async (src) => pictureMark(src));
