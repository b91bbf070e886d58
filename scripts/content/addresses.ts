import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '#lint/check-content.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { formatPublishedUrls, publishedUrlsFile } from '#pipeline/parse/published-urls.ts';
import type { Command } from './command.ts';

export const addresses: Command = {
  syntaxAndSummary: ['addresses', `adds what is published, and what is linked to, to ${publishedUrlsFile}`],
  async run(args, { contentDir }) {
    if (args.length > 0) throw new Error('Usage: npm run content -- addresses');
    const { publishedUrls: ledger = [], publishableUrls: promises } = await checkContent(contentDir);
    const known = ledger.map(({ address }) => address);
    const added = promises.filter((address) => !known.includes(address));
    const file = path.join(contentDir, publishedUrlsFile);
    const before = await readFile(file, 'utf8').catch(() => '');
    const text = formatPublishedUrls([...known, ...added], before);
    if (text !== before) await writeFile(file, text);
    return [...added, `${added.length} new in ${toDisplayPath(contentDir)}/${publishedUrlsFile}.`];
  },
};
