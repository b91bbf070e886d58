/** The stages in order: read, validate, index. What the build, the check and the development server all begin with. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { Manifest } from '#content/manifest.ts';
import { addressFindings } from './checks/addresses.ts';
import { imageFindings } from './checks/images.ts';
import { linkFindings } from './checks/links.ts';
import { pairFindings } from './checks/pairs.ts';
import { siteOf } from './checks/site.ts';
import { taxonomyFindings } from './checks/taxonomy.ts';
import { byPlace, type Finding } from './finding.ts';
import { indexDocuments } from './index.ts';
import { inspectPicture } from './inspect-picture.ts';
import { type AssetFile, readContent } from './read.ts';
import { readStrings, type Strings } from './strings.ts';
import { readRedirects, readTaxonomy } from './taxonomy.ts';
import { type Document, type Validated, validate } from './validate.ts';

export interface Content {
  manifest: Manifest;
  /** By file. */
  documents: ReadonlyMap<string, Document>;
  strings: Strings;
  assets: AssetFile[];
  findings: Finding[];
}

/** What need not be done again while a file stays as it is; keep one between loads of the same folder. */
export class ContentMemory {
  readonly validated = new Map<string, { hash: string; result: Validated }>();
  readonly pictures = new Map<string, { version: string; problem: string | undefined }>();
}

export interface LoadOptions {
  /** Whether drafts stand in the index: in development they do. */
  drafts?: boolean;
  memory?: ContentMemory;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Reads and checks a content folder.
 * @param root the content folder.
 * @throws when the folder is missing or cannot be read.
 */
export async function loadContent(root: string, options: LoadOptions = {}): Promise<Content> {
  const { drafts = false, memory = new ContentMemory(), onProgress } = options;
  const sources = await readContent(root);
  const { strings, findings: stringFindings } = readStrings(sources.strings);
  const { categories, tags, findings: termFindings } = readTaxonomy(sources.taxonomy);
  const { redirects, findings: redirectFindings } = readRedirects(sources.redirects);
  const findings = [...sources.findings, ...stringFindings, ...termFindings, ...redirectFindings];

  const documents: Document[] = [];
  const unreadable = new Set(
    sources.findings.filter(({ rule }) => rule === 'file/encoding').map(({ file }) => file),
  );
  for (const [at, source] of sources.documents.entries()) {
    const known = memory.validated.get(source.file);
    const result = known?.hash === source.hash ? known.result : validate(source);
    memory.validated.set(source.file, { hash: source.hash, result });
    findings.push(...result.findings);
    if (result.document) documents.push(result.document);
    else unreadable.add(source.file);
    onProgress?.(at + 1, sources.documents.length);
  }

  const site = siteOf(documents, sources.assets, { categories, tags, redirects });
  findings.push(
    ...addressFindings(site, unreadable),
    ...pairFindings(site, unreadable),
    ...taxonomyFindings(site),
    ...linkFindings(site),
    ...imageFindings(site, await pictureProblems(root, sources.assets, memory)),
  );

  const published = drafts ? documents : documents.filter(({ frontmatter }) => !frontmatter.draft);
  return {
    manifest: indexDocuments(published, { categories, tags }, redirects),
    documents: new Map(documents.map((document) => [document.source.file, document])),
    strings,
    assets: sources.assets,
    findings: findings.sort(byPlace),
  };
}

async function pictureProblems(
  root: string,
  assets: AssetFile[],
  memory: ContentMemory,
): Promise<Map<string, string>> {
  await pMap(
    assets.filter(({ name, version }) => memory.pictures.get(name)?.version !== version),
    async ({ name, file, version }) => {
      const inspected = await inspectPicture(name, await readFile(path.join(root, file)));
      memory.pictures.set(name, { version, problem: 'problem' in inspected ? inspected.problem : undefined });
    },
    { concurrency: 8 },
  );
  return new Map(
    assets.flatMap(({ name }) => {
      const problem = memory.pictures.get(name)?.problem;
      return problem ? [[name, problem] as const] : [];
    }),
  );
}
