/** Parts of the examples of `taxonomy.yaml`. */

export const exampleCategories = 'categories:\n  quality: { en: Quality, no: Kvalitet, hue: moss }';
export const exampleTags =
  'tags:\n  pricing-model: { en: Pricing model, no: Prismodell }\n  testing: { en: Testing, no: Testing }';
