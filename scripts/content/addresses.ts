import { readFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { checkContent } from '#lint/check-content.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { formatPublishedUrls } from '#pipeline/parse/published-urls.ts';
import { publishedUrlsFile } from '#pipeline/read/file-names.ts';
import type { Command } from './command.ts';

export const addresses: Command = {
  syntax: 'addresses',
  summary: `adds new published addresses, and anchors that are linked to, to ${publishedUrlsFile}`,
  async run(args, { contentDir }) {
    if (args.length > 0) throw new Error('Usage: npm run content -- addresses');
    const { publishedUrls = [], publishableUrls } = await checkContent(contentDir);
    const knownUrls = publishedUrls.map(({ url }) => url);
    const newUrls = publishableUrls.filter((url) => !knownUrls.includes(url));
    const file = path.join(contentDir, publishedUrlsFile);
    const before = await readFile(file, 'utf8').catch(() => '');
    const text = formatPublishedUrls([...knownUrls, ...newUrls], before);
    if (text !== before) await writeFileAtomic(file, text);
    return [...newUrls, `${newUrls.length} new in ${toDisplayPath(contentDir)}/${publishedUrlsFile}.`];
  },
};
