/** Frontmatter as data, with the place of every key and value in the file. */
import matter from 'gray-matter';
import type { Document } from 'yaml';
import { error, type Finding, startOfFile } from '../finding.ts';
import { createPositionLookup } from './positions.ts';
import { createLocator, type Locator, type ParsedYaml, parseYaml } from './yaml/parse-yaml.ts';
import { explainMistakes, yamlFinding } from './yaml/yaml-errors.ts';
import { silentLosses } from './yaml/yaml-misreadings.ts';

export interface ParsedFrontmatter extends Locator {
  data: unknown;
  /** The body, with spaces for the frontmatter: its places and offsets are the file's. */
  body: string;
  /** The YAML, and where it begins in the file; absent where there is none to read. */
  yaml?: { document: Document; source: string; start: number };
  findings: Finding[];
}

/**
 * Splits a document. YAML only: gray-matter would otherwise run `---js` as code.
 * @param file name for the findings.
 */
export function parseFrontmatter(file: string, text: string): ParsedFrontmatter {
  const findings: Finding[] = [];
  const place = createPositionLookup(text);
  const opening = /^---(?!-)(\w*)[ \t]*\r?\n/.exec(text);
  // Without its end, frontmatter cannot be told from the body: neither is read on.
  const nowhere = {
    data: {},
    body: opening ? '' : text,
    locate: () => startOfFile,
    locateEnd: () => undefined,
    locateKey: () => startOfFile,
    findings,
  };
  if (!opening) {
    findings.push(
      error(
        file,
        startOfFile,
        'frontmatter/missing',
        /^\s+---/.test(text)
          ? 'The frontmatter is not at the beginning. Let the line --- be the very first of the file.'
          : 'The file has no frontmatter. Begin it with a line ---, then title: and description:, then a line ---.',
      ),
    );
    return nowhere;
  }
  if (opening[1] && opening[1] !== 'yaml') {
    findings.push(
      error(
        file,
        { line: 1, column: 4 },
        'frontmatter/yaml',
        `Frontmatter is YAML here, not ${opening[1]}. Begin the file with --- alone.`,
      ),
    );
    return nowhere;
  }
  if (!/\n---[ \t]*(?:\r?\n|$)/.test(text.slice(3))) {
    findings.push(
      error(
        file,
        startOfFile,
        'frontmatter/unclosed',
        'The frontmatter is never closed. End it with a line --- of its own.',
      ),
    );
    return nowhere;
  }

  let yaml: ParsedYaml | undefined;
  let source = '';
  let start = 0;
  const { content, data } = matter(text, {
    engines: {
      yaml: {
        parse(found: string) {
          source = found;
          start = text.indexOf(source, 3);
          yaml = parseYaml(source);
          return (yaml.data ?? {}) as object;
        },
        stringify: String,
      },
    },
  });
  yaml ??= parseYaml('');
  const mistakes = explainMistakes('The frontmatter', source, yaml);
  for (const mistake of [...mistakes, ...(mistakes.length ? [] : silentLosses(source, yaml))])
    findings.push(yamlFinding(file, 'frontmatter/yaml', mistake, start, place));

  const bodyStart = text.length - content.length;
  return {
    data,
    body: text.slice(0, bodyStart).replace(/[^\n]/g, ' ') + content,
    ...createLocator(yaml.document, (offset) => place(start + offset)),
    yaml: { document: yaml.document, source, start },
    findings,
  };
}
