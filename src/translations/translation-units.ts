/** What has a translation record: pairs of documents, and namespaces of UI strings. */
import path from 'node:path';
import { collections } from '#content/collections.ts';
import type { Kind } from '#content/urls.ts';
import type { Language } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { type DocumentSource, hashText } from '#pipeline/read/content-folder.ts';
import { listFolder } from '#pipeline/read/unexpected-files.ts';
import type { Block } from './blocks/extract-blocks.ts';
import type { BlocksByLanguage } from './compare-languages.ts';
import { getRecordFile, getStringsRecordFile, readRecordText, stringsFolder } from './record/record-file.ts';

/** Both languages of a document or of a namespace. */
export interface TranslationUnit {
  /** Argument of `content sync` and `content confirm`: `blog/first`, `ui/forms`. */
  name: string;
  /** Undefined for UI strings. */
  document?: { kind: Kind; slug: string } | undefined;
  recordFile: string;
  files: Record<Language, string>;
  /** Changes with the text of either language. */
  hash: string;
  /** True if visitors do not see one of the languages yet. */
  isDraft: boolean;
  readBlocks: () => Promise<BlocksByLanguage>;
}

/** Returns blocks of a document that are known already. */
export type GetKnownBlocks = (source: DocumentSource) => readonly Block[] | undefined;

/**
 * Lists the documents that exist in both languages and are valid, and the namespaces.
 * @param root the content folder.
 */
export async function listUnits(
  root: string,
  documents: ReadonlyMap<string, Document>,
  getKnownBlocks: GetKnownBlocks = () => undefined,
): Promise<TranslationUnit[]> {
  const documentUnits = [...documents.values()].flatMap((en) => {
    const no = en.source.language === 'en' && documents.get(en.source.file.replace(/^en\//, 'no/'));
    return no ? [createDocumentUnit(en, no, getKnownBlocks)] : [];
  });
  return [...documentUnits, ...(await listStringUnits(root))];
}

/** Creates the unit of a document from both of its languages. */
export function createDocumentUnit(
  { source: en, frontmatter }: Document,
  { source: no, frontmatter: otherFrontmatter }: Document,
  getKnownBlocks: GetKnownBlocks = () => undefined,
): TranslationUnit {
  const { kind, slug } = en;
  const read = async (source: DocumentSource) => {
    const known = getKnownBlocks(source);
    if (known) return known;
    // The parser is loaded here, because it takes a while and a check with a full cache does not need it.
    const { parseBlocks } = await import('./blocks/parse-blocks.ts');
    return parseBlocks(source);
  };
  return {
    name: `${collections[kind].folder}/${slug}`,
    document: { kind, slug },
    recordFile: getRecordFile(kind, slug),
    files: { en: en.file, no: no.file },
    hash: `${en.hash} ${no.hash}`,
    isDraft: Boolean(frontmatter.draft || otherFrontmatter.draft),
    readBlocks: async () => ({ en: await read(en), no: await read(no) }),
  };
}

async function listStringUnits(root: string): Promise<TranslationUnit[]> {
  const entries = await listFolder(path.join(root, 'en', stringsFolder));
  const names = entries.flatMap(({ name }) => (name.endsWith('.json') ? path.parse(name).name : []));
  const units = names.sort().map(async (namespace): Promise<TranslationUnit[]> => {
    const files = {
      en: `en/${stringsFolder}/${namespace}.json`,
      no: `no/${stringsFolder}/${namespace}.json`,
    };
    const [en, no] = await Promise.all([readRecordText(root, files.en), readRecordText(root, files.no)]);
    // A file that cannot be parsed has no unit, because its missing strings are unknown.
    if (en === undefined || no === undefined || !isJson(en) || !isJson(no)) return [];
    return [
      {
        name: `${stringsFolder}/${namespace}`,
        recordFile: getStringsRecordFile(namespace),
        files,
        hash: hashText(`${en}\0${no}`),
        isDraft: false,
        async readBlocks() {
          const { extractStrings } = await import('./blocks/extract-strings.ts');
          return { en: extractStrings(en), no: extractStrings(no) };
        },
      },
    ];
  });
  return (await Promise.all(units)).flat();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the names of products that must be the same in both languages: the titles of the case studies. */
export const getProductNames = (documents: Iterable<Document>): string[] =>
  [
    ...new Set(
      [...documents].flatMap(({ kind, frontmatter }) => (kind === 'case-study' ? frontmatter.title : [])),
    ),
  ].sort();
