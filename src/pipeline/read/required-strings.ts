/** The UI strings that the pages and the server's mails ask for, whatever content tree they are built from. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import { namespaces } from '#i18n/namespaces.ts';
import type { Namespace } from '../validate/ui-strings.ts';

/** The project's own strings: the compiler holds the code to their keys. */
const own = path.join(projectRoot, 'content');

/**
 * Every namespace that pages and mails need, with the keys that a tree must have in it.
 * @param root the content folder; the keys of the project's own are known to the compiler, and not asked for again.
 */
export async function readRequiredStrings(root: string): Promise<Record<string, Namespace>> {
  const isOwn = path.resolve(root) === own;
  const required = namespaces.map(async (namespace) => {
    const file = path.join(own, defaultLanguage, 'ui', `${namespace}.json`);
    return [namespace, isOwn ? {} : await read(file)] as const;
  });
  return Object.fromEntries(await Promise.all(required));
}

/** Where the site is installed without its own content, its keys are not known, and none are asked for. */
async function read(file: string): Promise<Namespace> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Namespace;
  } catch {
    return {};
  }
}
