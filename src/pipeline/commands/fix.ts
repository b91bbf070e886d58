/** `npm run content -- fix [PATH…] [--dry-run]`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fixedContent } from '../fixing.ts';
import { plural, shown } from '../report/lines.ts';
import { oneLine } from '../report/visible.ts';
import { unifiedDiff } from '../unified-diff.ts';
import { replaceText } from '../write-file.ts';

/**
 * Applies all safe fixes.
 * @param paths files or folders, as named from where the command is given; everything where there are none.
 * @param dryRun whether to say what would be done, as a diff, and leave the files alone.
 * @returns lines for the terminal.
 * @throws Error for a path that is not in the content, and where a file cannot be written.
 */
export async function fix(root: string, paths: readonly string[], dryRun: boolean): Promise<string[]> {
  const meant = paths.map((each) => path.resolve(each));
  for (const [at, each] of meant.entries()) {
    if (!existsSync(each)) throw new Error(`There is no ${paths[at]}.`);
    if (!isIn(root, each))
      throw new Error(`${paths[at]} is not in the content, which lies in ${shown(root)}.`);
  }
  const fixed = await fixedContent(
    root,
    (file) => meant.length === 0 || meant.some((each) => isIn(each, path.join(root, file))),
  );
  if (dryRun)
    return fixed.flatMap(({ file, before, after }) => unifiedDiff(`${shown(root)}/${file}`, before, after));
  const said: string[] = [];
  for (const [at, { file, before, after, done }] of fixed.entries()) {
    await replaceText(path.join(root, file), before, after).catch((cause: Error) => {
      // Files before this one are mended already: whoever reads of the failure reads of them, too.
      throw new Error(
        [...said, cause.message, `${plural(fixed.length - at, 'file')} left as before.`].join('\n'),
      );
    });
    said.push(
      ...done.map(({ line, rule, title }) => `${shown(root)}/${file}:${line} ${oneLine(title)} (${rule})`),
    );
  }
  return [
    ...said,
    said.length > 0
      ? `${plural(said.length, 'finding')} mended in ${plural(fixed.length, 'file')}.`
      : 'There is nothing to mend safely.',
  ];
}

const isIn = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
