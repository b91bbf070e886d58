/** Parses a document and extracts its blocks. Its own file, because the parser takes a while to load. */
import type { DocumentSource } from '#pipeline/read/content-folder.ts';
import { validateDocument } from '#pipeline/validate/validate-document.ts';
import { type Block, extractBlocks } from './extract-blocks.ts';

/** Returns the blocks of a document; none if it cannot be parsed. */
export function parseBlocks(source: DocumentSource): Block[] {
  const { parsed } = validateDocument(source);
  return parsed ? extractBlocks(source.text, parsed) : [];
}
