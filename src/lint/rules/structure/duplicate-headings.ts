import { getPath, type Site } from '#lint/site.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';

/** Headings of the same words on one page, where a link leads to one of them: which one, only their order says. */
export function checkDuplicateHeadings(site: Site): Finding[] {
  const linked = getLinkedAnchors(site);
  return site.documents.flatMap((document) => {
    const groups = Map.groupBy(document.analysis.headings, ({ text }) => text.toLowerCase());
    return [...groups.values()].flatMap((same) => {
      const [first, ...others] = same;
      const path = getPath(document);
      if (!first || !others.length || !same.some(({ id }) => linked.has(`${path}#${id}`))) return [];
      return others.map(({ text, id, place, end }) =>
        warning(
          document.source.file,
          place,
          'structure/duplicate-heading',
          `"${text}" is on this page twice, and a link leads there: #${first.id} is the first, and this one is #${id}. Reword one of the two, so that links keep their place.`,
          { end },
        ),
      );
    });
  });
}

const getLinkedAnchors = ({ documents }: Site): Set<string> => new Set(documents.flatMap(getAnchorLinks));

function getAnchorLinks(document: Document): string[] {
  return document.analysis.links.flatMap(({ url }) => {
    const [path, hash] = url.split('#');
    return hash ? `${path?.split('?')[0] || getPath(document)}#${hash}` : [];
  });
}
