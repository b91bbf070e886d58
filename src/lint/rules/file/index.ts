import type { Family } from '#lint/rule.ts';

/** Files of the content folder, by their names and bytes. */
export const file: Family = {
  encoding: {
    description: 'The file is not saved as UTF-8.',
    rationale: 'Letters such as æ, ø and å would show as question marks or boxes.',
    exampleFile: 'files',
    incorrect: 'team.mdx, saved as "Windows-1252" or "UTF-16"',
    correct: 'team.mdx, saved as "UTF-8"',
  },
  extension: {
    description: 'A file looks like a document or a list, but nothing reads a name that ends like this.',
    rationale: 'Without a word it would never be published.',
    exampleFile: 'files',
    incorrect: 'en/blog/first.md\nredirects.yml',
    correct: 'en/blog/first.mdx\nredirects.yaml',
  },
  merge: {
    description:
      'Git could not put two versions of the text together, and left both in the file, with its own lines between.',
    rationale: 'Visitors would read both, one after the other.',
    exampleFile: 'files',
    incorrect: '<<<<<<< HEAD\nWe are ten.\n=======\nWe are twelve.\n>>>>>>> main',
    correct: 'We are twelve.',
  },
  name: {
    description: 'The name of the file cannot be an address.',
    rationale: 'Visitors reach the page under the name of its file: letters a to z, digits and hyphens only.',
    exampleFile: 'files',
    incorrect: 'en/pages/our team.mdx',
    correct: 'en/pages/our-team.mdx',
  },
  unknown: {
    description: 'Nothing reads this file or folder.',
    rationale: 'Whoever put it there expects to see it on the site, and visitors never will.',
    exampleFile: 'files',
    incorrect: 'en/blog/2026/first.mdx',
    correct: 'en/blog/first.mdx',
  },
  unreadable: {
    description: 'The file is there, but cannot be read or understood at all.',
    rationale: 'Its page would be missing.',
    exampleFile: 'files',
    incorrect: 'en/pages/team.mdx, which is a folder',
    correct: 'en/pages/team.mdx, which is a file',
  },
};
