/** What the rules for spam found, in plain words. */

/** The name of a rule, parted into its words. */
export const suspicionWords = (rule: string): string =>
  rule.replace(/-/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
