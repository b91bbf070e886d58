import type { Family } from '#lint/rule.ts';

/** Files of the content folder, by their names and bytes. */
export const file: Family = {
  encoding: {
    means: 'The file is not saved as UTF-8.',
    why: 'Letters such as æ, ø and å would show as question marks or boxes.',
    in: 'files',
    before: 'team.mdx, saved as "Windows-1252" or "UTF-16"',
    after: 'team.mdx, saved as "UTF-8"',
  },
  extension: {
    means: 'A file looks like a document or a list, but nothing reads a name that ends like this.',
    why: 'Without a word it would never be published.',
    in: 'files',
    before: 'en/blog/first.md\nredirects.yml',
    after: 'en/blog/first.mdx\nredirects.yaml',
  },
  merge: {
    means:
      'Git could not put two versions of the text together, and left both in the file, with its own lines between.',
    why: 'Visitors would read both, one after the other.',
    in: 'files',
    before: '<<<<<<< HEAD\nWe are ten.\n=======\nWe are twelve.\n>>>>>>> main',
    after: 'We are twelve.',
  },
  name: {
    means: 'The name of the file cannot be an address.',
    why: 'Visitors reach the page under the name of its file: letters a to z, digits and hyphens only.',
    in: 'files',
    before: 'en/pages/our team.mdx',
    after: 'en/pages/our-team.mdx',
  },
  unknown: {
    means: 'Nothing reads this file or folder.',
    why: 'Whoever put it there expects to see it on the site, and visitors never will.',
    in: 'files',
    before: 'en/blog/2026/first.mdx',
    after: 'en/blog/first.mdx',
  },
  unreadable: {
    means: 'The file is there, but cannot be read or understood at all.',
    why: 'Its page would be missing.',
    in: 'files',
    before: 'en/pages/team.mdx, which is a folder',
    after: 'en/pages/team.mdx, which is a file',
  },
};
