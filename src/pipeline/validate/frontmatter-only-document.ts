/** A document of which no more than the frontmatter has been read: enough for the index, and a fraction of the time. */
import { collections, type Frontmatter, slugPattern } from '#content/collections.ts';
import type { Document } from '../document.ts';
import { createEmptyAnalysis } from '../parse/body-analysis/analyze-body.ts';
import { parseFrontmatter } from '../parse/frontmatter.ts';
import type { DocumentSource } from '../read/content-folder.ts';
import type { ValidatedDocument } from './validate-document.ts';

/**
 * Reads the frontmatter.
 * @param validated asked for what is in the text, when somebody wants to know.
 * @returns undefined where the document cannot stand in the index.
 */
export function createFrontmatterOnlyDocument(
  source: DocumentSource,
  validated: () => ValidatedDocument,
): Document | undefined {
  const { success, data } = collections[source.kind].schema.safeParse(
    parseFrontmatter(source.file, source.text).data,
  );
  if (!success || !slugPattern.test(source.slug)) return undefined;
  const whole = () => {
    const { document, invalid: partial } = validated();
    return document ?? partial;
  };
  return {
    source,
    kind: source.kind,
    frontmatter: data as Frontmatter,
    // Not kept: the syntax trees of thousands of documents do not fit into memory.
    get body() {
      return parseFrontmatter(source.file, source.text).body;
    },
    get analysis() {
      return whole()?.analysis ?? createEmptyAnalysis();
    },
    locate: (path) => parseFrontmatter(source.file, source.text).locate(path),
    locateEnd: (path) => parseFrontmatter(source.file, source.text).locateEnd(path),
  };
}
