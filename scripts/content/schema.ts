import { schemaFolder, writeSchemas } from '#authoring/frontmatter-schema.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import type { Command } from './command.ts';

export const schema: Command = {
  syntax: 'schema',
  summary: `writes the JSON Schemas of frontmatter and YAML files for editors to ${schemaFolder}/`,
  async run(args, { contentDir }) {
    if (args.length > 0) throw new Error('Usage: npm run content -- schema');
    const written = await writeSchemas(contentDir);
    return written.length
      ? written.map((file) => `${toDisplayPath(contentDir)}/${file}`)
      : ['Nothing has changed.'];
  },
};
