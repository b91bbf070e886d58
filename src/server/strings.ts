/** UI strings of the build in each language, for validation messages and mails. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { i18n } from 'i18next';
import { type Language, languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { BuildError } from './site/serve-manifest.ts';

/** Namespaces of the validation messages and the mails. */
const requiredNamespaces = ['forms', 'mail'];

/** An i18next instance for each language. */
export type Strings = Record<Language, i18n>;

/**
 * Reads the strings of a build.
 * @param outDir folder of the build.
 * @throws BuildError when they are missing or damaged.
 */
export async function readStrings(outDir: string): Promise<Strings> {
  try {
    return await createInstances(outDir);
  } catch (cause) {
    throw new BuildError('The build has no strings that can be read.', { cause });
  }
}

async function createInstances(outDir: string): Promise<Strings> {
  const entries = languages.map(async (language) => {
    const folder = path.join(outDir, 'static/locales', language);
    const fileNames = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    for (const namespace of requiredNamespaces)
      if (!fileNames.includes(`${namespace}.json`)) throw new Error(`${namespace}.json is missing.`);
    const resources = fileNames.map(
      async (name) =>
        [path.parse(name).name, JSON.parse(await readFile(path.join(folder, name), 'utf8'))] as const,
    );
    return [language, createI18n(language, Object.fromEntries(await Promise.all(resources)))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Strings;
}
