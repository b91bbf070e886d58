/** The documents that the pipeline produces. */
import type { Frontmatter } from '#content/collections.ts';
import type { Kind } from '#content/urls.ts';
import type { BodyAnalysis } from './parse/body-analysis/analyze-body.ts';
import type { ParsedFrontmatter } from './parse/frontmatter.ts';
import type { DocumentSource } from './read/content-folder.ts';

export interface Document<K extends Kind = Kind> {
  source: DocumentSource;
  kind: K;
  frontmatter: Frontmatter<K>;
  /** MDX. Spaces replace the frontmatter, so that offsets are the file's. */
  body: string;
  analysis: BodyAnalysis;
  locate: ParsedFrontmatter['locate'];
  locateEnd: ParsedFrontmatter['locateEnd'];
}

/**
 * A document with errors that keep it out of the index. It holds the valid frontmatter fields and the body without its
 * unparseable ranges, so that rules can report everything else in the same run.
 */
export interface InvalidDocument extends Document {
  /** True if the whole frontmatter matches the schema. */
  hasValidFields: boolean;
}
