import { type Finding, warning } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';
import type { Answer } from './check-url.ts';
import { type AskingOptions, answersOf } from './check-urls.ts';

/**
 * What other sites answer to the links that lead to them. Warnings only: whether they answer is not the writer's doing.
 */
export async function externalFindings(
  documents: Iterable<Document>,
  options: AskingOptions,
): Promise<Finding[]> {
  const links = [...documents].flatMap(({ source, facts }) =>
    facts.links.filter(isExternal).map((link) => ({ file: source.file, link })),
  );
  const answers = await answersOf(
    links.map(({ link }) => withoutHash(link.url)),
    options,
  );
  return links.flatMap(({ file, link }) => {
    const answer = answers.get(withoutHash(link.url));
    const problem = answer && problemOf(link.url, answer);
    return problem ? [warning(file, link.place, problem.rule, problem.message, { end: link.end })] : [];
  });
}

const isExternal = ({ url }: Link): boolean => /^https?:\/\//i.test(url.trim()) && URL.canParse(url.trim());
const withoutHash = (url: string): string => url.trim().replace(/#.*$/s, '');

function problemOf(url: string, answer: Answer): { rule: string; message: string } | undefined {
  switch (answer.kind) {
    case 'fine':
      return undefined;
    case 'gone':
      return {
        rule: 'links/external-dead',
        message: `${url} ${answer.why}. Find where it stands now, or remove the link.`,
      };
    case 'moved':
      return {
        rule: 'links/external-moved',
        message: `${url} has moved for good to ${answer.to}. See that it is the same page, and link there.`,
      };
    case 'unasked':
      return {
        rule: 'links/external-unasked',
        message: `${url} could not be asked: ${answer.why}. Open it in a browser, if in doubt.`,
      };
  }
}
