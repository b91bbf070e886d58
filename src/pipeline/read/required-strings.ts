/** The UI strings that the code needs, whatever content folder the site is built from. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#config/project-root.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import { namespaces } from '#i18n/namespaces.ts';

/** The strings of one file by name: texts, or groups of them. */
export type Namespace = Record<string, unknown>;

/** The project's own content folder. TypeScript checks the keys in the code against its strings. */
const projectContentDir = path.join(projectRoot, 'content');

/**
 * Returns every namespace that pages and mails need, with the strings that a content folder must have in it.
 * @param root the content folder. For the project's own folder all namespaces are empty, because TypeScript checks the
 * keys.
 */
export async function readRequiredStrings(root: string): Promise<Record<string, Namespace>> {
  const isProjectContent = path.resolve(root) === projectContentDir;
  const entries = namespaces.map(async (namespace) => {
    const file = path.join(projectContentDir, defaultLanguage, 'ui', `${namespace}.json`);
    return [namespace, isProjectContent ? {} : await readNamespace(file)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Reads a namespace. Returns no strings if the site is installed without its own content. */
async function readNamespace(file: string): Promise<Namespace> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Namespace;
  } catch {
    return {};
  }
}
