/** Caches the compiled bodies of documents, with placeholders for images. */
import { type FileCache, sha256 } from '#pipeline/file-cache.ts';

export interface CompiledBodyCache {
  /**
   * Returns the compiled code of a document.
   * @param hash of the document's text.
   */
  get(file: string, hash: string): string | undefined;
  set(file: string, hash: string, code: string): void;
}

/**
 * Creates the cache.
 * @param version hash of the compiler and everything else that its output depends on.
 */
export function createCompiledBodyCache(cache: FileCache, version: string): CompiledBodyCache {
  // The file is part of the key because generated labels are in its language.
  const toName = (file: string, hash: string) =>
    `${sha256(JSON.stringify([version, file, hash])).slice(0, 40)}.js`;
  return {
    get: (file, hash) => cache.get(toName(file, hash))?.toString(),
    set: (file, hash, code) => cache.set(toName(file, hash), code),
  };
}
