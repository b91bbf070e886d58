/**
 * Fields and props whose text visitors read or hear: only these are checked for spelling and style. A text field that
 * is added to collections.ts, or a text prop of an author component, belongs here too.
 */

const visibleFields = new Set([
  'title',
  'description',
  'heading',
  'lead',
  'challenge',
  'coverAlt',
  'videoAlt',
  'author',
  'client',
  'category',
  'place',
  'role',
  'platforms',
  'duration',
  'quote',
  'position',
]);

const visibleProps = new Set([
  'title',
  'label',
  'labels',
  'onceLabel',
  'returnLabel',
  'previous',
  'values',
  'lead',
  'caption',
  'alt',
  'description',
  'more',
  'empty',
  'standard',
  'date',
  'action',
]);

export const isVisibleField = (key: string): boolean => visibleFields.has(key);
export const isVisibleProp = (name: string): boolean => visibleProps.has(name);
