/** Which fields and props hold text that visitors read or hear. */

const fields = new Set([
  'title',
  'description',
  'heading',
  'lead',
  'coverAlt',
  'videoAlt',
  'author',
  'client',
  'category',
  'place',
  'quote',
  'position',
]);

const props = new Set([
  'title',
  'label',
  'labels',
  'values',
  'lead',
  'caption',
  'alt',
  'description',
  'more',
  'empty',
  'action',
]);

/** Whether the text of a frontmatter field shows. */
export const isVisibleField = (key: string): boolean => fields.has(key);
/** Whether the text of a component's prop shows. */
export const isVisibleProp = (name: string): boolean => props.has(name);
