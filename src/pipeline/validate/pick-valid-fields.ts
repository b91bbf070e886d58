/** What can be known of frontmatter that is wrong. */
import type { z } from 'zod';

/**
 * The fields that hold what they may, so that the checks of each of them can still speak.
 * @param text of the file.
 * @param data of the frontmatter; without fields where its YAML could not be read.
 */
export function pickValidFields(
  text: string,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
): Record<string, unknown> {
  const isGroup = data !== null && typeof data === 'object' && !Array.isArray(data);
  const fields = Object.entries(isGroup ? data : {}).map(([name, value]): [string, unknown] => {
    const isWrong = issues.some(
      ({ code, path, ...issue }) =>
        path[0] === name ||
        (code === 'unrecognized_keys' && (issue as { keys?: string[] }).keys?.includes(name)),
    );
    // That there is a field is known, even where its value is not.
    return [name, isWrong ? undefined : value];
  });
  // A draft whose YAML is broken is no less a draft.
  const draft = /^draft:[ \t]*true[ \t]*$/m.test(text.slice(0, text.indexOf('\n---', 3) + 1));
  return { ...Object.fromEntries(fields), ...(draft && { draft }) };
}
