/** A document checked by itself and compiled, from one parse. */

import { type Kept, keptOf } from '#lint/check-cache.ts';
import { createCompiler } from '#pipeline/compile/compile-mdx.ts';
import { pictureMark } from '#pipeline/compile/image-placeholders.ts';
import type { Source } from '#pipeline/read/read.ts';
import { validate } from '#pipeline/validate/validate-document.ts';
import { openCompiledBodies } from '../cache/compiled-bodies.ts';

export interface UnderstandingSetup {
  /** Where compiled bodies are kept, and what they depend on. */
  compiled: { folder: string; version: string };
}

export function createUnderstanding({ compiled }: UnderstandingSetup): (source: Source) => Promise<Kept> {
  const compile = createBodyCompiler();
  const bodies = openCompiledBodies(compiled.folder, compiled.version);
  return async (source) => {
    const validated = validate(source);
    const { document, tree } = validated;
    if (document && tree && bodies.read(source.file, source.hash) === undefined)
      try {
        bodies.write(source.file, source.hash, await compile(document.body, source.file, tree));
      } catch {
        // A document that is published is compiled again for its page, and what is wrong with it is told.
      }
    return keptOf(validated);
  };
}

/** Compiles bodies as they are kept: with marks in the place of pictures. */
export const createBodyCompiler = () => createCompiler(async (src) => pictureMark(src));
