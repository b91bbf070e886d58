import type { Rule } from '../../rule.ts';

/** Documents the ids that the pipeline reports while it reads the content folder. */
export const files: Rule = {
  docs: {
    'file/encoding': {
      description: 'The file is not saved as UTF-8.',
      rationale: 'Letters such as æ, ø and å would show as question marks or boxes.',
      example: 'described',
      incorrect: 'team.mdx, saved as "Windows-1252" or "UTF-16"',
      correct: 'team.mdx, saved as "UTF-8"',
    },
    'file/extension': {
      description: 'A file looks like a document or a list, but its name has the wrong ending.',
      rationale: 'Files with this ending are ignored, so it would never be published.',
      example: 'described',
      incorrect: 'en/blog/first.md\nredirects.yml',
      correct: 'en/blog/first.mdx\nredirects.yaml',
    },
    'file/merge': {
      description: 'The file contains both versions of a text that Git could not merge.',
      rationale: 'Visitors would read both, one after the other.',
      example: 'described',
      incorrect: '<<<<<<< HEAD\nWe are ten.\n=======\nWe are twelve.\n>>>>>>> main',
      correct: 'We are twelve.',
    },
    'file/name': {
      description: 'The name of the file cannot be used in an address.',
      rationale: 'The address of the page is the name of its file: letters a to z, digits and hyphens only.',
      example: 'described',
      incorrect: 'en/pages/our team.mdx',
      correct: 'en/pages/our-team.mdx',
    },
    'file/unknown': {
      description: 'The site does not use this file or folder.',
      rationale: 'The person who added it expects to see it on the site, but visitors never will.',
      example: 'described',
      incorrect: 'en/blog/2026/first.mdx',
      correct: 'en/blog/first.mdx',
    },
    'file/unreadable': {
      description: 'The file exists, but cannot be read.',
      rationale: 'Its page would be missing.',
      example: 'described',
      incorrect: 'en/pages/team.mdx, which is a folder',
      correct: 'en/pages/team.mdx, which is a file',
    },
  },
};
