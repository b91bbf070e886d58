/** The rules for links to other sites, which are checked over the network. */
import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import { type CheckUrlsOptions, checkUrls, type UrlStatus } from './check-urls.ts';

/** Checks the links to other sites. Reports warnings only, because the writer is not responsible for other sites. */
export async function checkExternalLinks(
  documents: Iterable<Document>,
  options: CheckUrlsOptions,
): Promise<Finding[]> {
  const links = [...documents].flatMap(({ source, analysis }) =>
    analysis.links.filter(isExternal).map((link) => ({ file: source.file, link })),
  );
  const statuses = await checkUrls(
    links.map(({ link }) => removeFragment(link.url)),
    options,
  );
  return links.flatMap(({ file, link }) => {
    const status = statuses.get(removeFragment(link.url));
    const problem = status && describeProblem(link.url, status);
    return problem ? [warning(file, link.start, problem.rule, problem.message, { end: link.end })] : [];
  });
}

const isExternal = ({ url }: Link): boolean => /^https?:\/\//i.test(url.trim()) && URL.canParse(url.trim());
const removeFragment = (url: string): string => url.trim().replace(/#.*$/s, '');

function describeProblem(url: string, status: UrlStatus): { rule: string; message: string } | undefined {
  switch (status.kind) {
    case 'ok':
      return undefined;
    case 'dead':
      return {
        rule: 'links/external-dead',
        message: `${url} ${status.reason}. Find the new address of the page, or remove the link.`,
      };
    case 'moved':
      return {
        rule: 'links/external-moved',
        message: `${url} has moved permanently to ${status.to}. Check that it is the same page, and link to the new address.`,
      };
    case 'unknown':
      return {
        rule: 'links/external-unasked',
        message: `${url} could not be checked: ${status.reason}. Open it in a browser to find out.`,
      };
  }
}
