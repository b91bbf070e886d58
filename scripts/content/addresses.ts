import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shown } from '#lint/reporters/lines.ts';
import { loadContent } from '#pipeline/content.ts';
import { ledgerFile, ledgerText } from '#pipeline/read/published-urls.ts';
import type { Command } from './command.ts';

export const addresses: Command = {
  usage: ['addresses', `adds what is published, and what is linked to, to ${ledgerFile}`],
  async run(args, { contentDir }) {
    if (args.length > 0) throw new Error('Usage: npm run content -- addresses');
    const { ledger = [], promises } = await loadContent(contentDir);
    const known = ledger.map(({ address }) => address);
    const added = promises.filter((address) => !known.includes(address));
    const file = path.join(contentDir, ledgerFile);
    const before = await readFile(file, 'utf8').catch(() => '');
    const text = ledgerText([...known, ...added], before);
    if (text !== before) await writeFile(file, text);
    return [...added, `${added.length} new in ${shown(contentDir)}/${ledgerFile}.`];
  },
};
