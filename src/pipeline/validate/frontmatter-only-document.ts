import { collections, type Frontmatter, slugPattern } from '#content/collections.ts';
import type { Document } from '../document.ts';
import { createEmptyAnalysis } from '../parse/body-analysis/analyze-body.ts';
import { parseFrontmatter } from '../parse/frontmatter.ts';
import type { DocumentSource } from '../read/content-folder.ts';
import type { ValidationResult } from './validate-document.ts';

/**
 * Creates a document from its frontmatter. That is enough for the index, and takes a fraction of the time of a parse.
 * @param getResult returns the validation result. It is called when the analysis of the body is needed.
 * @returns undefined if the name or the frontmatter is invalid.
 */
export function createFrontmatterOnlyDocument(
  source: DocumentSource,
  getResult: () => ValidationResult,
): Document | undefined {
  // Parsed again for each use, because the syntax trees of thousands of documents do not fit into memory.
  const parse = () => parseFrontmatter(source.file, source.text);
  const { success, data } = collections[source.kind].schema.safeParse(parse().data);
  if (!success || !slugPattern.test(source.slug)) return undefined;
  return {
    source,
    kind: source.kind,
    frontmatter: data as Frontmatter,
    get body() {
      return parse().body;
    },
    get analysis() {
      const { document, invalid } = getResult();
      return (document ?? invalid)?.analysis ?? createEmptyAnalysis();
    },
    locate: (path) => parse().locate(path),
    locateEnd: (path) => parse().locateEnd(path),
  };
}
