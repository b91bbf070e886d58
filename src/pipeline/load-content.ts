/** The pipeline in order: read, parse, validate, index. */
import { buildContent, type Content, type ContentOptions } from './content.ts';
import { type DocumentSource, readContentFolder } from './read/content-folder.ts';
import { type ValidationResult, validateDocument } from './validate/validate-document.ts';

/**
 * Loads a content folder. Its findings are parse and schema errors only; `checkContent` of `lint` also runs the rules.
 * @param root the content folder.
 * @throws if the folder is missing or cannot be read.
 */
export async function loadContent(root: string, options: ContentOptions = {}): Promise<Content> {
  const files = await readContentFolder(root);
  return buildContent(root, files, files.documents.map(validateWithoutTree), options);
}

/**
 * Validates a document and drops its syntax tree, because the trees of thousands of documents do not fit into memory.
 */
function validateWithoutTree(source: DocumentSource): ValidationResult {
  const { document, invalid, findings } = validateDocument(source);
  return { document, invalid, findings };
}
