/** Whether a `<section>` of the compiler holds the document's footnotes: it stays as it is in every layout. */
export const holdsFootnotes = (section: object): boolean => 'data-footnotes' in section;
