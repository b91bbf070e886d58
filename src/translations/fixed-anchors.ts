/** Anchors that addresses outside of documents lead to. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companyFile, navigationFile, publishedUrlsFile } from '#pipeline/read/file-names.ts';

/** Files that name addresses with anchors. */
const filesWithAnchors = [publishedUrlsFile, navigationFile, companyFile];

/**
 * Reads the addresses with anchors that published addresses, menus and offices name, such as `/no/team#roller`. Their
 * headings keep their ids, also where the other language has another one.
 * @param root the content folder. Files that it lacks have no addresses.
 */
export async function readFixedAnchors(root: string): Promise<ReadonlySet<string>> {
  const texts = filesWithAnchors.map((file) => readFile(path.join(root, file), 'utf8').catch(() => ''));
  return new Set((await Promise.all(texts)).join('\n').match(/\/[^\s"':]*#[^\s"':]+/g));
}
