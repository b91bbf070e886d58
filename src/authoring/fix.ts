/** `npm run content -- fix [PATH…] [--dry-run]`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fixedContent } from '#lint/autofix.ts';
import { plural, shown } from '#lint/reporters/lines.ts';
import { oneLine } from '#lint/reporters/text.ts';
import { fileOf } from './available-slug.ts';
import { documentName } from './document-name.ts';
import { changeFiles } from './file-transaction.ts';
import { unifiedDiff } from './unified-diff.ts';

/**
 * Applies all safe fixes.
 * @param paths files, folders, or documents by address or name; everything where there are none.
 * @param dryRun whether to say what would be done, as a diff, and leave the files alone.
 * @returns lines for the terminal.
 * @throws Error for a path that is not in the content, and where a file cannot be written; then all are as they were.
 */
export async function fix(root: string, paths: readonly string[], dryRun: boolean): Promise<string[]> {
  const meant = paths.flatMap((each) => meantBy(root, each));
  const fixed = await fixedContent(
    root,
    (file) => paths.length === 0 || meant.some((each) => isIn(each, path.join(root, file))),
  );
  if (dryRun)
    return fixed.flatMap(({ file, before, after }) => unifiedDiff(`${shown(root)}/${file}`, before, after));
  await changeFiles(
    root,
    fixed.map(({ file, before, after }) => ({ file, before, text: after })),
  ).catch((cause: Error) => {
    throw new Error(`${cause.message}\nNothing has been mended.`, { cause });
  });
  const said = fixed.flatMap(({ file, done }) =>
    done.map(({ line, rule, title }) => `${shown(root)}/${file}:${line} ${oneLine(title)} (${rule})`),
  );
  return [
    ...said,
    said.length > 0
      ? `${plural(said.length, 'finding')} mended in ${plural(fixed.length, 'file')}.`
      : 'There is nothing to mend safely.',
  ];
}

/**
 * The files or folders that a name means: a path from here or from the content folder, else a document by its address
 * or name.
 * @throws Error where there is none.
 */
function meantBy(root: string, name: string): string[] {
  const here = path.resolve(name);
  if (existsSync(here) && isIn(root, here)) return [here];
  const below = path.join(root, name);
  if (existsSync(below) && isIn(root, below) && name !== '') return [below];
  const { slug, kinds, languages } = documentName(name, root);
  const files = languages
    .flatMap((language) => kinds.map((kind) => path.join(root, fileOf(language, kind, slug))))
    .filter((file) => isIn(root, file) && existsSync(file));
  if (files.length > 0) return files;
  throw new Error(
    existsSync(here)
      ? `${name} is not in the content, which lies in ${shown(root)}.`
      : `There is no ${name}: neither a file, nor a document under this name or address.`,
  );
}

const isIn = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
