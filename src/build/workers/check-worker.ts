/** Worker that checks and compiles documents, and extracts what is compared between the languages, from one parse. */
import { workerData } from 'node:worker_threads';
import { type CachedResult, toCachedResult } from '#lint/check-cache.ts';
import { checkDocument } from '#lint/lint-document.ts';
import type { StyleGuide } from '#lint/style-guide.ts';
import { createCompiler } from '#pipeline/compile/compile-mdx.ts';
import { createImagePlaceholder } from '#pipeline/compile/image-placeholders.ts';
import { openFileCache } from '#pipeline/file-cache.ts';
import type { DocumentSource } from '#pipeline/read/content-folder.ts';
import { type Block, extractBlocks } from '#translations/blocks/extract-blocks.ts';
import { getRecordFile } from '#translations/record/record-file.ts';
import { createCompiledBodyCache } from '../cache/compiled-bodies.ts';

export interface CheckWorkerSetup {
  /** Folder of the cache of compiled bodies, and the version of their compiler. */
  compiledBodies: { folder: string; version: string };
  styleGuide: StyleGuide;
  /** Translation records of the content. */
  recordFiles: readonly string[];
}

export interface CheckedDocument {
  result: CachedResult;
  /** Missing if the document has no translation record, or cannot be parsed. */
  blocks?: Block[] | undefined;
}

/** Creates a function that checks a document, and stores its compiled body in the cache. */
export function createDocumentCheck({
  compiledBodies: { folder, version },
  styleGuide,
  recordFiles,
}: CheckWorkerSetup): (source: DocumentSource) => Promise<CheckedDocument> {
  const records = new Set(recordFiles);
  const compile = createBodyCompiler();
  const compiledBodies = createCompiledBodyCache(openFileCache(folder), version);
  return async (source) => {
    const checked = checkDocument(source, { styleGuide });
    const { document, parsed } = checked;
    const tree = parsed?.body.tree;
    const hasRecord = records.has(getRecordFile(source.kind, source.slug));
    // Before the compiler, which changes the tree.
    const blocks = hasRecord && parsed ? extractBlocks(source.text, parsed) : undefined;
    if (document && tree && compiledBodies.get(source.file, source.hash) === undefined)
      try {
        compiledBodies.set(source.file, source.hash, await compile(document.body, source.file, tree));
      } catch {
        // The build compiles a published document again for its page, and reports the error there.
      }
    return { result: toCachedResult(checked), blocks };
  };
}

/** Creates a compiler whose code has placeholders for images. */
export const createBodyCompiler = () => createCompiler(async (src) => createImagePlaceholder(src));

let check: ReturnType<typeof createDocumentCheck> | undefined;

/** Checks a batch of documents in a worker thread. */
export default function checkDocuments(sources: readonly DocumentSource[]): Promise<CheckedDocument[]> {
  check ??= createDocumentCheck(workerData as CheckWorkerSetup);
  return Array.fromAsync(sources, check);
}
