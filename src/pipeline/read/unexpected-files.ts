/** Finds files and folders that no part of the site reads. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { collections } from '#content/collections.ts';
import { type Kind, kinds } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { error, type Finding, startOfFile, warning } from '../finding.ts';
import { documentExtension } from './file-names.ts';

/** Lists a folder without hidden files. Returns an empty list if it does not exist. */
export async function listFolder(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return [];
    throw cause;
  });
  return entries.filter(({ name }) => !name.startsWith('.'));
}

/**
 * Finds files and folders that nothing reads. Documents with a wrong name are errors, because they are not published.
 */
export async function findUnexpectedFiles(root: string): Promise<Finding[]> {
  const findings = [
    ...(await findUnknownEntries(
      root,
      '',
      [...languages, 'assets', 'files', 'translations', 'words'],
      'The content is in',
    )),
    ...(await findMisspelledYamlFiles(root)),
  ];
  const folders = kinds.map((kind) => collections[kind].folder);
  for (const language of languages) {
    findings.push(
      ...(await findUnknownEntries(root, `${language}/`, ['ui', ...folders], 'Documents are in')),
    );
    for (const folder of folders)
      findings.push(...(await findUnexpectedDocuments(root, `${language}/${folder}`)));
  }
  return findings;
}

async function findMisspelledYamlFiles(root: string): Promise<Finding[]> {
  const isMisspelled = (name: string) =>
    /^(?:taxonomy|redirects|navigation|company|testimonials|facts|terms)\.ya?ml$/i.test(name) &&
    !/^[a-z]+\.yaml$/.test(name);
  return (await listFolder(root))
    .filter(({ name }) => isMisspelled(name))
    .map(({ name }) => {
      const correct = name.toLowerCase().replace(/\.ya?ml$/, '.yaml');
      return error(name, startOfFile, 'file/extension', `Nothing reads ${name}. Rename it to ${correct}.`);
    });
}

/** Finds unknown folders, and below the top level unknown files as well. */
async function findUnknownEntries(
  root: string,
  parent: string,
  known: readonly string[],
  advice: string,
): Promise<Finding[]> {
  const entries = (await listFolder(path.join(root, parent))).filter(
    (entry) => !known.includes(entry.name) && (parent !== '' || entry.isDirectory()),
  );
  const findings = entries.map(async (entry) => {
    const file = `${parent}${entry.name}`;
    const documents = entry.isDirectory()
      ? await findDocumentsBelow(root, file)
      : isMeantAsDocument(entry.name)
        ? [file]
        : [];
    if (documents.length > 0) return documents.map((document) => createMisplacedFinding(document));
    const message = `Nothing reads ${file}. ${advice} ${known.join(', ')}.`;
    return [warning(file, startOfFile, 'file/unknown', message)];
  });
  return (await Promise.all(findings)).flat();
}

async function findDocumentsBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true });
  return entries.filter(isMeantAsDocument).map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}

/** Reports a document in a folder that the site does not read, with the folder that was probably meant. */
function createMisplacedFinding(file: string): Finding {
  const parts = file.split('/');
  const name = `${path.parse(file).name}${documentExtension}`;
  const language = toLanguage(parts[0] ?? '') ?? '<en or no>';
  const kind = kinds.find((candidate) => parts.some((part) => isNameOfKind(candidate, part)));
  const message = kind
    ? `This document is not published: ${pluralNames[kind]} are in ${language}/${collections[kind].folder}. Move the file to ${language}/${collections[kind].folder}/${name}.`
    : `This document is not published: nothing reads its folder. Move the file to ${kinds.map((each) => `${language}/${collections[each].folder}`).join(', ')}.`;
  return error(file, startOfFile, 'file/unknown', message);
}

/** Returns the language of a folder, also if it is written with another code. */
const toLanguage = (folder: string): Language | undefined =>
  languages.find((language) => language === folder) ??
  (/^(?:nb|nn|nor|nb-NO)$/i.test(folder) ? 'no' : /^(?:eng|en-\w+)$/i.test(folder) ? 'en' : undefined);

const pluralNames: Readonly<Record<Kind, string>> = {
  page: 'pages',
  post: 'posts',
  'case-study': 'case studies',
  policy: 'policies',
};

/** Names that writers give to the folder of a kind. */
const folderNames: Readonly<Record<Kind, RegExp>> = {
  page: /^(?:pages?|sider?|content)$/i,
  post: /^(?:blog(?:gs?)?|posts?|blog-?posts?|articles?|news|artikler|innlegg|blogg(?:innlegg)?|nyheter)$/i,
  'case-study': /^(?:cases?|case-?stud(?:y|ies)|projects?|work|portfolio|prosjekt(?:er)?)$/i,
  policy: /^(?:polic(?:y|ies)|legal|retningslinjer)$/i,
};

const isNameOfKind = (kind: Kind, folder: string): boolean => folderNames[kind].test(folder);

async function findUnexpectedDocuments(root: string, folder: string): Promise<Finding[]> {
  const entries = await listFolder(path.join(root, folder));
  const names = entries.map(({ name }) => name);
  return Promise.all(
    entries
      .filter(({ name }) => !name.endsWith(documentExtension))
      .map((entry) =>
        entry.isDirectory()
          ? createFolderFinding(root, folder, entry.name)
          : createFileFinding(folder, entry.name, names),
      ),
  );
}

async function createFolderFinding(root: string, parent: string, name: string): Promise<Finding> {
  const folder = `${parent}/${name}`;
  const entries = await listFolder(path.join(root, folder));
  const create = entries.some((entry) => isMeantAsDocument(entry.name)) ? error : warning;
  const message = `Nothing reads ${folder}: documents are in ${parent} itself.`;
  return create(folder, startOfFile, 'file/unknown', message);
}

function createFileFinding(folder: string, name: string, siblings: readonly string[]): Finding {
  const file = `${folder}/${name}`;
  const correct = path.parse(name).name + documentExtension;
  if (!isMeantAsDocument(name)) {
    const message = `Nothing reads ${name}: a document ends in ${documentExtension}.`;
    return warning(file, startOfFile, 'file/unknown', message);
  }
  const message = siblings.includes(correct)
    ? `Nothing reads ${name}: visitors see ${correct}, which is in the same folder. Move what is missing there into ${correct}, and delete ${name}.`
    : `Nothing reads ${name}: a document ends in ${documentExtension}. Rename it to ${correct}.`;
  return error(file, startOfFile, 'file/extension', message);
}

const isMeantAsDocument = (name: string): boolean => /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(name);
