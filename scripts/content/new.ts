import { parseArgs } from 'node:util';
import { kinds } from '../../src/content/addresses.ts';
import { loadContent } from '../../src/pipeline/content.ts';
import { shown } from '../../src/pipeline/report/lines.ts';
import { changeFiles } from '../../src/pipeline/writing/change-files.ts';
import { newDocument as filesOf } from '../../src/pipeline/writing/new-document.ts';
import type { Command } from './command.ts';

export const newDocument: Command = {
  usage: ['new TYPE SLUG [--title T]', `a draft in both languages; TYPE: ${kinds.join(', ')}`],
  async run(args, { contentDir }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: 'string' } },
    });
    const [type, slug] = positionals;
    const kind = kinds.find((each) => each === type);
    if (!kind || slug === undefined || positionals.length !== 2)
      throw new Error(
        `Usage: npm run content -- new TYPE SLUG [--title T]\nTYPE is one of ${kinds.join(', ')}.`,
      );
    const files = await filesOf(await loadContent(contentDir), {
      kind,
      slug,
      title: values.title,
      now: new Date(),
    });
    await changeFiles(contentDir, files);
    return files.map(({ file }) => `${shown(contentDir)}/${file}`);
  },
};
