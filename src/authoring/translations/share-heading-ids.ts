/** The command `headings`: gives Norwegian headings the ids of their English ones, so that the language switch keeps them. */
import { getDocumentPath } from '#content/urls.ts';
import { applyEdits } from '#lint/apply-edits.ts';
import { formatCount, toDisplayPath } from '#lint/reporters/text.ts';
import type { Document } from '#pipeline/document.ts';
import type { Edit } from '#pipeline/finding.ts';
import { loadContent } from '#pipeline/load-content.ts';
import { normalizeText } from '#pipeline/read/decode.ts';
import type { Block } from '#translations/blocks/extract-blocks.ts';
import { readFixedAnchors } from '#translations/fixed-anchors.ts';
import { isUncertain } from '#translations/update-record.ts';
import { applyFileChanges, readRawText } from '../file-transaction.ts';
import { findTargets } from './translation-target.ts';

/** A heading that gets another id. */
interface NewId {
  from: string;
  to: string;
  block: Block;
}

/**
 * Writes the ids of English headings after the Norwegian ones, and changes the links to them.
 * @param root the content folder.
 * @param name of a document; undefined for all.
 * @returns lines for the terminal.
 */
export async function shareHeadingIds(root: string, name: string | undefined): Promise<string[]> {
  const { documents } = await loadContent(root);
  const fixedAnchors = await readFixedAnchors(root);
  const idsByPath = new Map<string, Map<string, string>>();
  const edits = new Map<string, Edit[]>();
  const lines: string[] = [];
  for (const { unit, pairs } of await findTargets(root, name)) {
    if (!unit.document) continue;
    const pagePath = getDocumentPath('no', unit.document.kind, unit.document.slug);
    const usedIds = new Set(pairs.flatMap(({ blocks }) => blocks.no?.anchors ?? []));
    const found = pairs.flatMap((pair): NewId[] => {
      const { en, no } = pair.blocks;
      const [to, from] = [en?.anchors.at(-1), no?.anchors.at(-1)];
      if (en?.kind !== 'heading' || no?.kind !== 'heading' || !to || !from || to === from) return [];
      const place = `${toDisplayPath(root)}/${unit.files.no}:${no.start.line}`;
      const reason = isUncertain(pair)
        ? 'it is not certain that the two headings belong together'
        : usedIds.has(to)
          ? `the page has ${to} already`
          : fixedAnchors.has(`${pagePath}#${from}`)
            ? `links from elsewhere lead to ${from}`
            : undefined;
      // A published address is no work for anybody, so it is named only for a document that somebody asks for.
      const isToDo = name !== undefined || !fixedAnchors.has(`${pagePath}#${from}`);
      if (reason && isToDo) lines.push(`${place} keeps its id, because ${reason}.`);
      return reason ? [] : [{ from, to, block: no }];
    });
    if (found.length === 0) continue;
    lines.push(
      ...found.map(
        ({ to, block }) =>
          `${toDisplayPath(root)}/${unit.files.no}:${block.start.line} has the id ${to} now.`,
      ),
    );
    idsByPath.set(pagePath, new Map(found.map(({ from, to }) => [from, to])));
    const text = documents.get(unit.files.no)?.source.text ?? '';
    edits.set(
      unit.files.no,
      found.map(({ to, block }) => createIdEdit(text, block, to)),
    );
  }
  const count = [...edits.values()].flat().length;
  for (const document of documents.values()) {
    const linkEdits = createLinkEdits(document, idsByPath);
    const { file } = document.source;
    if (linkEdits.length > 0) edits.set(file, [...(edits.get(file) ?? []), ...linkEdits]);
  }
  await applyFileChanges(
    root,
    await Promise.all(
      [...edits].map(async ([file, fileEdits]) => {
        const text = await readRawText(root, file);
        if (normalizeText(text) !== documents.get(file)?.source.text)
          throw new Error(`${file} has changed meanwhile. Run the command again.`);
        return { file, text: applyEdits(text, fileEdits), expectedText: text };
      }),
    ),
  );
  return [
    ...lines,
    `${formatCount(count, 'heading')} in ${formatCount(idsByPath.size, 'document')} changed.`,
  ];
}

/** Writes an id after a heading, in place of the one that is there, or as the prop of a component. */
function createIdEdit(text: string, { from, to }: Block, id: string): Edit {
  const heading = text.slice(from, to);
  if (heading.startsWith('<')) {
    const prop = /\sid="[^"]*"/.exec(heading.slice(0, heading.indexOf('>')));
    if (prop) return { from: from + prop.index, to: from + prop.index + prop[0].length, text: ` id="${id}"` };
    const nameEnd = from + (/^<\w+/.exec(heading)?.[0].length ?? 1);
    return { from: nameEnd, to: nameEnd, text: ` id="${id}"` };
  }
  const comment = /\s*\{\/\*\s*#[\w-]+\s*\*\/\}\s*$/.exec(heading);
  // A heading may end with marks: ## Heading ##
  const end = comment ? comment.index : heading.replace(/\s+#+\s*$/, '').length;
  return { from: from + end, to: comment ? to : from + end, text: ` {/* #${id} */}` };
}

/** Changes the anchors of links. */
function createLinkEdits(
  { source: { text, language, kind, slug }, analysis }: Document,
  idsByPath: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Edit[] {
  const ownPath = getDocumentPath(language, kind, slug);
  const urls = new Set(analysis.links.map(({ url }) => url));
  return [...urls].flatMap((url) => {
    const [linkPath = '', anchor = ''] = url.split('#');
    const id = idsByPath.get(linkPath || ownPath)?.get(anchor);
    if (id === undefined) return [];
    const edits: Edit[] = [];
    for (let index = text.indexOf(url); index !== -1; index = text.indexOf(url, index + 1))
      if (isWholeUrl(text, index, url.length))
        edits.push({ from: index + linkPath.length + 1, to: index + url.length, text: id });
    return edits;
  });
}

/** Returns true if a URL is between the marks of a link, and is no part of another one. */
const isWholeUrl = (text: string, index: number, length: number): boolean =>
  /[("'<\s]/.test(text[index - 1] ?? '') && /[)"'>\s]/.test(text[index + length] ?? '');
