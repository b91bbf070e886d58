import type { z } from 'zod';

/**
 * Picks the frontmatter fields that match the schema, so that rules can check them although others are wrong. Invalid
 * fields are kept as undefined, because it matters to some rules that they exist.
 * @param text the document.
 * @param data of the frontmatter; without fields if it is not valid YAML.
 */
export function pickValidFields(
  text: string,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
): Record<string, unknown> {
  const isGroup = data !== null && typeof data === 'object' && !Array.isArray(data);
  const fields = Object.entries(isGroup ? data : {}).map(([name, value]): [string, unknown] => [
    name,
    issues.some((issue) => isAbout(issue, name)) ? undefined : value,
  ]);
  // A draft with invalid YAML is still a draft.
  const frontmatter = text.slice(0, text.indexOf('\n---', 3) + 1);
  const isDraft = /^draft:[ \t]*true[ \t]*$/m.test(frontmatter);
  return { ...Object.fromEntries(fields), ...(isDraft && { draft: true }) };
}

const isAbout = (issue: z.core.$ZodIssue, name: string): boolean =>
  issue.path[0] === name || (issue.code === 'unrecognized_keys' && issue.keys.includes(name));
