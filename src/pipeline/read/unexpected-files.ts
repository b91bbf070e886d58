/** What lies in the content folder, and what of it nothing reads. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { collections } from '#content/collections.ts';
import { kinds } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { error, type Finding, startOfFile, warning } from '../finding.ts';

/** How the name of a document ends. */
export const documentExtension = '.mdx';

/** The entries of a folder, hidden ones aside; none where there is no such folder. */
export async function listFolder(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return [];
    throw cause;
  });
  return entries.filter(({ name }) => !name.startsWith('.'));
}

/** Somebody meant a document: without a word it would silently not be published. */
const isMeantAsDocument = (name: string): boolean => /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(name);

/** Folders and files that nothing reads. */
export async function findUnexpectedFiles(root: string): Promise<Finding[]> {
  const findings = await unknownFolders(root, '', [...languages, 'assets', 'words'], 'The content lies in');
  for (const { name } of await listFolder(root))
    if (/^(?:taxonomy|redirects)\.ya?ml$/i.test(name) && !/^(?:taxonomy|redirects)\.yaml$/.test(name))
      findings.push(
        error(
          name,
          startOfFile,
          'file/extension',
          `Nothing reads ${name}. Rename it to ${name.toLowerCase().replace(/\.ya?ml$/, '.yaml')}.`,
        ),
      );
  const folders = kinds.map((kind) => collections[kind].folder);
  for (const language of languages) {
    findings.push(...(await unknownFolders(root, `${language}/`, ['ui', ...folders], 'Documents lie in')));
    for (const folder of folders) findings.push(...(await strayDocuments(root, `${language}/${folder}`)));
  }
  return findings;
}

async function unknownFolders(root: string, parent: string, known: string[], where: string) {
  return (await listFolder(path.join(root, parent)))
    .filter((entry) => !known.includes(entry.name) && (parent !== '' || entry.isDirectory()))
    .map(({ name }) =>
      warning(
        `${parent}${name}`,
        startOfFile,
        'file/unknown',
        `Nothing reads ${parent}${name}. ${where} ${known.join(', ')}.`,
      ),
    );
}

async function strayDocuments(root: string, folder: string): Promise<Finding[]> {
  const entries = await listFolder(path.join(root, folder));
  const names = entries.map(({ name }) => name);
  const strays = entries.filter(({ name }) => !name.endsWith(documentExtension));
  const findings = strays.map(async (entry) => {
    const { name } = entry;
    const file = `${folder}/${name}`;
    if (entry.isDirectory()) {
      const holdsDocuments = (await listFolder(path.join(root, file))).some((each) =>
        isMeantAsDocument(each.name),
      );
      const say = holdsDocuments ? error : warning;
      return say(
        file,
        startOfFile,
        'file/unknown',
        `Nothing reads ${file}: documents lie in ${folder} itself.`,
      );
    }
    const meant = path.parse(name).name + documentExtension;
    if (isMeantAsDocument(name) && names.includes(meant))
      return error(
        file,
        startOfFile,
        'file/extension',
        `Nothing reads ${name}: visitors see ${meant}, which lies beside it. Move what is missing there into ${meant}, and delete ${name}.`,
      );
    if (isMeantAsDocument(name))
      return error(
        file,
        startOfFile,
        'file/extension',
        `Nothing reads ${name}: a document ends in ${documentExtension}. Rename it to ${path.parse(name).name}${documentExtension}.`,
      );
    return warning(
      file,
      startOfFile,
      'file/unknown',
      `Nothing reads ${name}: a document ends in ${documentExtension}.`,
    );
  });
  return Promise.all(findings);
}
