/** Frontmatter fields that nobody has confirmed yet, by path. */
import type { SampleNote } from './collections.ts';

/** Returns the sample of a field, of the group that it is in, or of a field in it. */
export const findSampleNote = (
  samples: Readonly<Record<string, SampleNote>> | undefined,
  path: string,
): SampleNote | undefined =>
  Object.entries(samples ?? {}).find(
    ([key]) => key === path || key.startsWith(`${path}.`) || path.startsWith(`${key}.`),
  )?.[1];
