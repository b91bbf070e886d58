/** Stage 1: what lies in the content folder, as text. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { collections } from '#content/collections.ts';
import { type Kind, kinds } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { error, type Finding, startOfFile } from '../finding.ts';
import { publishedUrlsFile } from '../parse/published-urls.ts';
import { decodeUtf8, normalizeText } from './decode.ts';
import { documentExtension, findUnexpectedFiles, listFolder } from './unexpected-files.ts';

/** What the place of a document's file says about it. */
export interface DocumentFile {
  kind: Kind;
  slug: string;
  language: Language;
  /** Relative to the content folder, with `/`. */
  file: string;
}

/** A document's file, not yet understood. */
export interface DocumentSource extends DocumentFile {
  text: string;
  hash: string;
}

/** A file that is not a document: strings, taxonomy, redirects. */
export interface TextFile {
  file: string;
  text: string;
}

export interface AssetFile {
  /** `name.ext`, referred to as `/assets/name.ext`. */
  name: string;
  file: string;
  /** Bytes. */
  size: number;
  /** Changes when the file is replaced. */
  version: string;
}

export interface ContentFiles {
  documents: DocumentSource[];
  /** Documents that are there, but cannot be read. */
  unreadableDocuments: DocumentFile[];
  strings: (TextFile & { language: Language; namespace: string })[];
  taxonomy?: TextFile | undefined;
  redirects?: TextFile | undefined;
  publishedUrls?: TextFile | undefined;
  assets: AssetFile[];
  findings: Finding[];
}

/** Open files at once; more than the disk serves only costs memory. */
const concurrency = 32;

/**
 * Reads a content folder.
 * @param root the content folder.
 * @param overlay texts that count in place of what their files hold.
 * @throws when the folder is missing or cannot be read; what is wrong inside it is a finding.
 */
export async function readContentFolder(
  root: string,
  overlay: ReadonlyMap<string, string> = new Map(),
): Promise<ContentFiles> {
  const folder = await stat(root).catch(() => {
    throw new Error(`There is no content folder at ${root}. CONTENT_DIR names another one.`);
  });
  if (!folder.isDirectory())
    throw new Error(`${root} is a file, and no content folder. CONTENT_DIR names another one.`);
  const findings = await findUnexpectedFiles(root);
  const text = async (file: string): Promise<string | undefined> => {
    try {
      const decoded = overlay.get(file) ?? decodeUtf8(await readFile(path.join(root, file)));
      if (decoded === undefined)
        findings.push(
          error(file, startOfFile, 'file/encoding', 'The file is not UTF-8. Save it as UTF-8 in the editor.'),
        );
      return decoded === undefined ? undefined : normalizeText(decoded);
    } catch (cause) {
      findings.push(unreadable(file, cause));
      return undefined;
    }
  };

  const documents: DocumentSource[] = [];
  const lost: DocumentFile[] = [];
  const strings: ContentFiles['strings'] = [];
  for (const language of languages) {
    for (const kind of kinds) {
      const folder = `${language}/${collections[kind].folder}`;
      const names = (await listFolder(path.join(root, folder))).map(({ name }) => name).sort();
      const read = await pMap(
        names.filter((name) => name.endsWith(documentExtension)),
        async (name) => ({ name, file: `${folder}/${name}`, text: await text(`${folder}/${name}`) }),
        { concurrency },
      );
      for (const { name, file, text } of read) {
        const fileName = { kind, slug: name.slice(0, -documentExtension.length), language, file };
        if (text === undefined) lost.push(fileName);
        else documents.push({ ...fileName, text, hash: hashText(text) });
      }
    }
    for (const { name } of await listFolder(path.join(root, language, 'ui'))) {
      const file = `${language}/ui/${name}`;
      const content = name.endsWith('.json') ? await text(file) : undefined;
      if (content !== undefined)
        strings.push({ language, namespace: name.slice(0, -'.json'.length), file, text: content });
    }
  }

  const single = async (name: string): Promise<TextFile | undefined> => {
    if (!(await listFolder(root)).some((each) => each.name === name)) return undefined;
    const content = await text(name);
    return content === undefined ? undefined : { file: name, text: content };
  };

  const assets = await pMap(
    (await listFolder(path.join(root, 'assets'))).filter((each) => each.isFile()),
    async ({ name }) => {
      const file = `assets/${name}`;
      try {
        const { size, mtimeMs } = await stat(path.join(root, file));
        return [{ name, file, size, version: `${size}-${mtimeMs}` }];
      } catch (cause) {
        findings.push(unreadable(file, cause));
        return [];
      }
    },
    { concurrency },
  );

  return {
    documents,
    unreadableDocuments: lost,
    strings,
    taxonomy: await single('taxonomy.yaml'),
    redirects: await single('redirects.yaml'),
    publishedUrls: await single(publishedUrlsFile),
    assets: assets.flat(),
    findings,
  };
}

const reasons: Record<string, string> = {
  EISDIR: 'it is a folder, where a file is expected',
  ENOENT: 'it points to a file that is not there',
  EACCES: 'the rights to read it are missing',
  ELOOP: 'it points to itself',
};

function unreadable(file: string, cause: unknown): Finding {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return error(
    file,
    startOfFile,
    'file/unreadable',
    `${file} cannot be read: ${reasons[code] ?? message}. Replace or remove it.`,
  );
}

export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
