import { schemaFolder, writeSchemas } from '#authoring/frontmatter-schema.ts';
import { shown } from '#lint/reporters/lines.ts';
import type { Command } from './command.ts';

export const schema: Command = {
  usage: ['schema', `writes the frontmatter's JSON Schemas for editors to ${schemaFolder}/`],
  async run(args, { contentDir }) {
    if (args.length > 0) throw new Error('Usage: npm run content -- schema');
    const written = await writeSchemas(contentDir);
    return written.length ? written.map((file) => `${shown(contentDir)}/${file}`) : ['Nothing has changed.'];
  },
};
