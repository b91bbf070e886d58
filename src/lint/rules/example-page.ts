/** Building blocks for the examples of rules about frontmatter. */

export const exampleTitle = 'title: Team';
export const exampleDescription = 'description: Who does what, and what it means for you as a client.';

/** @param lines of frontmatter. */
export const buildExamplePage = (...lines: string[]): string =>
  ['---', ...lines, '---', '', '## Who we are', '', 'Us.'].join('\n');
