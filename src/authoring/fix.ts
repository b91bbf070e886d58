/** The command `fix`: applies the safe fixes of the findings. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { fixContent } from '#lint/autofix.ts';
import { formatCount, toDisplayPath } from '#lint/reporters/text.ts';
import { toSafeLine } from '#terminal/control-characters.ts';
import { normalizeFileName, parseDocumentName, toDocumentFile } from './document-name.ts';
import { applyFileChanges } from './file-transaction.ts';

/**
 * Applies all safe fixes.
 * @param root the content folder.
 * @param names files, folders, or documents by URL or slug, to which fixes are limited; none for no limit.
 * @param isDryRun whether to return the changes as a diff, without writing them.
 * @returns lines for the terminal.
 * @throws Error where a name is not in the content, or a file cannot be written. No file is changed then.
 */
export async function fix(root: string, names: readonly string[], isDryRun: boolean): Promise<string[]> {
  const selectedPaths = names.flatMap((name) => findPaths(root, name));
  const isSelected = (file: string) =>
    names.length === 0 || selectedPaths.some((selected) => isWithin(selected, path.join(root, file)));
  const fixedFiles = await fixContent(root, isSelected);
  if (fixedFiles.length === 0) return ['There is nothing to fix automatically.'];
  if (isDryRun)
    return fixedFiles.flatMap(({ file, before, after }) =>
      formatDiff(`${toDisplayPath(root)}/${file}`, before, after),
    );
  await applyFileChanges(
    root,
    fixedFiles.map(({ file, before, after }) => ({ file, expectedText: before, text: after })),
  ).catch((cause: Error) => {
    throw new Error(`${cause.message}\nNothing has been fixed.`, { cause });
  });
  const lines = fixedFiles.flatMap(({ file, fixes }) =>
    fixes.map(
      ({ line, rule, title }) => `${toDisplayPath(root)}/${file}:${line} ${toSafeLine(title)} (${rule})`,
    ),
  );
  return [
    ...lines,
    `${formatCount(lines.length, 'finding')} fixed in ${formatCount(fixedFiles.length, 'file')}.`,
  ];
}

/** Formats a unified diff that `git apply` accepts. */
function formatDiff(file: string, before: string, after: string): string[] {
  const name = file.replace(/^\/+/, '');
  const diff = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return diff.replace(/\n$/, '').split('\n');
}

/**
 * Finds the files or folders for a name: a path from the working directory or from the content folder, else the files of a
 * document.
 * @throws Error where there are none.
 */
function findPaths(root: string, name: string): string[] {
  const fileName = normalizeFileName(name);
  const fromWorkingDirectory = path.resolve(fileName);
  if (existsSync(fromWorkingDirectory) && isWithin(root, fromWorkingDirectory)) return [fromWorkingDirectory];
  const fromRoot = path.join(root, fileName);
  if (existsSync(fromRoot) && isWithin(root, fromRoot) && name !== '') return [fromRoot];
  const { slug, kinds, languages } = parseDocumentName(name, root);
  const files = languages
    .flatMap((language) => kinds.map((kind) => path.join(root, toDocumentFile(language, kind, slug))))
    .filter((file) => isWithin(root, file) && existsSync(file));
  if (files.length > 0) return files;
  throw new Error(
    existsSync(fromWorkingDirectory)
      ? `${name} is not in the content folder ${toDisplayPath(root)}.`
      : `There is no ${name}: neither a file, nor a document with this name or address.`,
  );
}

const isWithin = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
