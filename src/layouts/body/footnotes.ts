/** Returns whether the props of a compiled `<section>` are those of the footnotes, which every layout renders unchanged. */
export const isFootnotes = (sectionProps: object): boolean => 'data-footnotes' in sectionProps;
