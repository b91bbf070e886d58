/** The pipeline in order: read, parse, validate, index. */
import { buildContent, type Content, type ContentOptions } from './content.ts';
import { readContentFolder } from './read/content-folder.ts';
import { validateDocument } from './validate/validate-document.ts';

/**
 * Loads a content folder. Its findings are parse and schema errors only; `checkContent` of `lint` also runs the rules.
 * @param root the content folder.
 * @throws if the folder is missing or cannot be read.
 */
export async function loadContent(root: string, options: ContentOptions = {}): Promise<Content> {
  const files = await readContentFolder(root);
  return buildContent(root, files, files.documents.map(validateDocument), options);
}
