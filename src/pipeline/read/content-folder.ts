/** The read stage: the files of a content folder, as text. */
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { collections } from '#content/collections.ts';
import { type Kind, kinds } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { sha256 } from '../file-cache.ts';
import { error, type Finding, startOfFile } from '../finding.ts';
import { decodeUtf8, normalizeText } from './decode.ts';
import {
  companyFile,
  documentExtension,
  factsFile,
  navigationFile,
  publishedUrlsFile,
  termsFile,
  testimonialsFile,
} from './file-names.ts';
import { findUnexpectedFiles, listFolder } from './unexpected-files.ts';

/** The file of a document, with the properties that its path determines. */
export interface DocumentFile {
  kind: Kind;
  slug: string;
  language: Language;
  /** Relative to the content folder, with `/`. */
  file: string;
}

/** The normalized text of a document. */
export interface DocumentSource extends DocumentFile {
  text: string;
  hash: string;
}

/** A file that is not a document: UI strings, a YAML file, or the list of published URLs. */
export interface TextFile {
  file: string;
  text: string;
}

export interface AssetFile {
  /** `name.ext`. Documents refer to it as `/assets/name.ext`. */
  name: string;
  file: string;
  /** In bytes. */
  size: number;
  /** Changes when the file is replaced. */
  version: string;
}

/** A file of `content/files`, which is published as it is. */
export interface PublishedFile extends AssetFile {
  /** The first bytes, as characters. */
  signature: string;
}

export interface ContentFiles {
  documents: DocumentSource[];
  /** Documents that cannot be read, or are not UTF-8. */
  unreadableDocuments: DocumentFile[];
  strings: (TextFile & { language: Language; namespace: string })[];
  taxonomy?: TextFile | undefined;
  redirects?: TextFile | undefined;
  navigation?: TextFile | undefined;
  company?: TextFile | undefined;
  testimonials?: TextFile | undefined;
  facts?: TextFile | undefined;
  terms?: TextFile | undefined;
  publishedUrls?: TextFile | undefined;
  assets: AssetFile[];
  published: PublishedFile[];
  findings: Finding[];
}

/** Limit of files that are open at once. */
const maxOpenFiles = 32;

/**
 * Reads a content folder.
 * @param root the content folder.
 * @param overlay texts to use in place of those on the disk, by file.
 * @throws if the folder is missing or cannot be read. Problems of single files are findings.
 */
export async function readContentFolder(
  root: string,
  overlay: ReadonlyMap<string, string> = new Map(),
): Promise<ContentFiles> {
  const folder = await stat(root).catch(() => {
    throw new Error(`There is no content folder at ${root}. CONTENT_DIR names another one.`);
  });
  if (!folder.isDirectory())
    throw new Error(`${root} is a file, not a content folder. CONTENT_DIR names another one.`);

  const findings = await findUnexpectedFiles(root);
  const readText: ReadText = async (file) => {
    try {
      const text = overlay.get(file) ?? decodeUtf8(await readFile(path.join(root, file)));
      if (text !== undefined) return normalizeText(text);
      const message = 'The file is not UTF-8. Save it as UTF-8 in the editor.';
      findings.push(error(file, startOfFile, 'file/encoding', message));
    } catch (cause) {
      findings.push(createUnreadableFinding(file, cause));
    }
    return undefined;
  };
  const topLevelNames = new Set((await listFolder(root)).map(({ name }) => name));
  const readTopLevelFile = async (file: string): Promise<TextFile | undefined> => {
    const text = topLevelNames.has(file) ? await readText(file) : undefined;
    return text === undefined ? undefined : { file, text };
  };

  const documents: DocumentSource[] = [];
  const unreadableDocuments: DocumentFile[] = [];
  const strings: ContentFiles['strings'] = [];
  for (const language of languages) {
    for (const kind of kinds)
      for (const { text, ...document } of await readDocuments(root, language, kind, readText)) {
        if (text === undefined) unreadableDocuments.push(document);
        else documents.push({ ...document, text, hash: hashText(text) });
      }
    strings.push(...(await readStrings(root, language, readText)));
  }
  return {
    documents,
    unreadableDocuments,
    strings,
    taxonomy: await readTopLevelFile('taxonomy.yaml'),
    redirects: await readTopLevelFile('redirects.yaml'),
    navigation: await readTopLevelFile(navigationFile),
    company: await readTopLevelFile(companyFile),
    testimonials: await readTopLevelFile(testimonialsFile),
    facts: await readTopLevelFile(factsFile),
    terms: await readTopLevelFile(termsFile),
    publishedUrls: await readTopLevelFile(publishedUrlsFile),
    assets: await readAssets(root, 'assets', findings),
    published: await readPublishedFiles(root, findings),
    findings,
  };
}

/** Reads a file. Returns undefined, and adds a finding, if it has no text. */
type ReadText = (file: string) => Promise<string | undefined>;

async function readDocuments(
  root: string,
  language: Language,
  kind: Kind,
  readText: ReadText,
): Promise<(DocumentFile & { text: string | undefined })[]> {
  const folder = `${language}/${collections[kind].folder}`;
  const names = (await listFolder(path.join(root, folder))).map(({ name }) => name).sort();
  return pMap(
    names.filter((name) => name.endsWith(documentExtension)),
    async (name) => {
      const file = `${folder}/${name}`;
      const slug = name.slice(0, -documentExtension.length);
      return { kind, slug, language, file, text: await readText(file) };
    },
    { concurrency: maxOpenFiles },
  );
}

async function readStrings(
  root: string,
  language: Language,
  readText: ReadText,
): Promise<ContentFiles['strings']> {
  const strings: ContentFiles['strings'] = [];
  for (const { name } of await listFolder(path.join(root, language, 'ui'))) {
    const file = `${language}/ui/${name}`;
    const text = name.endsWith('.json') ? await readText(file) : undefined;
    if (text !== undefined) strings.push({ language, namespace: name.slice(0, -'.json'.length), file, text });
  }
  return strings;
}

async function readAssets(root: string, folder: string, findings: Finding[]): Promise<AssetFile[]> {
  const entries = await listFolder(path.join(root, folder));
  const assets = await pMap(
    entries.filter((entry) => entry.isFile()),
    async ({ name }) => {
      const file = `${folder}/${name}`;
      try {
        const { size, mtimeMs } = await stat(path.join(root, file));
        return [{ name, file, size, version: `${size}-${mtimeMs}` }];
      } catch (cause) {
        findings.push(createUnreadableFinding(file, cause));
        return [];
      }
    },
    { concurrency: maxOpenFiles },
  );
  return assets.flat();
}

/** Bytes of a file that tell its kind. */
const signatureLength = 16;

async function readPublishedFiles(root: string, findings: Finding[]): Promise<PublishedFile[]> {
  const files = await readAssets(root, 'files', findings);
  return pMap(
    files,
    async (published) => {
      await using handle = await open(path.join(root, published.file));
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureLength), 0, signatureLength, 0);
      return { ...published, signature: buffer.toString('latin1', 0, bytesRead) };
    },
    { concurrency: maxOpenFiles },
  );
}

const errorDescriptions: Record<string, string> = {
  EISDIR: 'it is a folder, where a file is expected',
  ENOENT: 'it points to a file that does not exist',
  EACCES: 'the permission to read it is missing',
  ELOOP: 'it points to itself',
};

function createUnreadableFinding(file: string, cause: unknown): Finding {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const reason = errorDescriptions[code] ?? message;
  return error(
    file,
    startOfFile,
    'file/unreadable',
    `${file} cannot be read: ${reason}. Replace or remove it.`,
  );
}

/** Returns the first 16 hexadecimal digits of the SHA-256. */
export const hashText = (text: string): string => sha256(text).slice(0, 16);
