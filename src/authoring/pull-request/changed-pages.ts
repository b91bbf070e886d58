/** The pages that a pull request adds, changes or removes. */
import { collections } from '#content/collections.ts';
import { getDocumentPath, kinds } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import type { MainBranch } from '#lint/changes/main-branch.ts';
import type { Content } from '#pipeline/content.ts';
import { normalizeText } from '#pipeline/read/decode.ts';
import { documentExtension } from '#pipeline/read/file-names.ts';

export interface ChangedPage {
  /** Path of the file in the content folder. */
  file: string;
  /** Path of the page. */
  path: string;
  title: string;
  status: 'added' | 'changed' | 'removed';
  /** Text of the file on the main branch; empty for a new page. */
  before: string;
  /** Text of the file on the branch; empty for a removed page. */
  after: string;
}

/**
 * Lists the changed pages, in the order of the files.
 * @param changedFiles relative to the content folder.
 * @param main undefined if there is no main branch to compare with. Every page is new then.
 */
export function listChangedPages(
  changedFiles: ReadonlySet<string>,
  content: Pick<Content, 'documents' | 'invalidDocuments'>,
  main: MainBranch | undefined,
): ChangedPage[] {
  const invalidDocuments = new Map(
    content.invalidDocuments.map((document) => [document.source.file, document]),
  );
  return [...changedFiles].sort().flatMap((file) => {
    const path = toPagePath(file);
    if (path === undefined) return [];
    const document = content.documents.get(file) ?? invalidDocuments.get(file);
    const mainText = main?.getText(file);
    const before = mainText === undefined ? '' : normalizeText(mainText);
    const after = document?.source.text ?? '';
    if (before === after) return [];
    const status = before === '' ? 'added' : after === '' ? 'removed' : 'changed';
    return [{ file, path, title: document?.frontmatter.title ?? path, status, before, after } as const];
  });
}

/** Returns the path of the page of a document's file, and undefined for any other file. */
function toPagePath(file: string): string | undefined {
  const [folder, kindFolder, name = '', ...deeper] = file.split('/');
  const language = languages.find((candidate) => candidate === folder);
  const kind = kinds.find((candidate) => collections[candidate].folder === kindFolder);
  if (!language || !kind || deeper.length > 0 || !name.endsWith(documentExtension)) return undefined;
  return getDocumentPath(language, kind, name.slice(0, -documentExtension.length));
}
