/** Paths of findings, as machines of a repository open them. */
import path from 'node:path';

/** A path from a folder, with `/`; undefined where it lies outside of it. */
export function within(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file);
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
    return undefined;
  return relative.split(path.sep).join('/');
}
