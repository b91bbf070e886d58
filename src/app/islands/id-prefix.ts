/** Returns the prefix of the ids in an island, so that they differ from those of other islands and of the page. */
export const toIdPrefix = (index: number): string => `i${index}-`;
