/** Stage 2: each file by itself: text into a typed document, or findings that say why not. */
import type { Nodes } from 'mdast';
import { VFileMessage } from 'vfile-message';
import type { Kind } from '#content/addresses.ts';
import { collections, type Frontmatter, slugPattern } from '#content/collections.ts';
import { headingFindings } from './checks/headings.ts';
import { mdxFindings } from './checks/mdx.ts';
import { proseFindings } from './checks/prose/prose.ts';
import type { Prose } from './checks/prose/report.ts';
import { type Subject, schemaFindings } from './checks/schema.ts';
import { structureFindings } from './checks/structure.ts';
import { syntaxFinding } from './checks/syntax.ts';
import { type Facts, factsOf } from './facts.ts';
import { error, type Finding, startOfFile } from './finding.ts';
import { type Parsed, parseFrontmatter } from './frontmatter.ts';
import { lineMap } from './lines.ts';
import { parseBody } from './parse-body.ts';
import { bodyPassages } from './prose/body-passages.ts';
import { frontmatterPassages } from './prose/value-passages.ts';
import type { Source } from './read.ts';
import { slugFrom } from './slug.ts';
import type { Speller } from './spelling/speller.ts';
import { extension } from './stray-files.ts';

export interface Document<K extends Kind = Kind> {
  source: Source;
  kind: K;
  frontmatter: Frontmatter<K>;
  /** MDX with the frontmatter blanked out. */
  body: string;
  facts: Facts;
  locate: Parsed['locate'];
  ending: Parsed['ending'];
}

export interface Validated {
  /** Undefined when the file cannot be understood well enough to stand in the index. */
  document?: Document | undefined;
  findings: Finding[];
}

/**
 * Checks one document by itself. Never throws: what is wrong is a finding.
 * @param speller knows the words; without it spelling is not checked.
 */
export function validate(source: Source, speller?: Speller): Validated {
  try {
    return check(source, speller);
  } catch (cause) {
    // One document that no check foresaw must not keep the findings of all others from the writer.
    const reason = cause instanceof Error ? cause.message : String(cause);
    return {
      findings: [
        error(source.file, startOfFile, 'file/unreadable', `The document cannot be understood: ${reason}`),
      ],
    };
  }
}

function check(source: Source, speller: Speller | undefined): Validated {
  const parsed = parseFrontmatter(source.file, source.text);
  const findings = [...parsed.findings];
  if (!slugPattern.test(source.slug))
    findings.push(error(source.file, startOfFile, 'file/name', nameMessage(source)));

  const result = collections[source.kind].schema.safeParse(parsed.data);
  if (!result.success && parsed.findings.length === 0)
    findings.push(...schemaFindings(subjectOf(source, parsed), result.error.issues));

  const tree = readBody(source.file, parsed.body, findings);
  const facts = tree && factsOf(parsed.body, tree);
  if (facts)
    findings.push(
      ...mdxFindings(source.file, facts),
      ...headingFindings(source.file, facts),
      ...structureFindings(source.file, facts),
    );
  // Without its frontmatter, the text begins nobody knows where.
  if (parsed.yaml) findings.push(...proseFindings(proseOf(source, parsed, tree), speller));

  const understood = result.success && facts && findings.every((finding) => finding.rule !== 'file/name');
  if (!understood) return { findings };
  return {
    findings,
    document: {
      source,
      kind: source.kind,
      frontmatter: result.data as Frontmatter,
      body: parsed.body,
      facts,
      locate: parsed.locate,
      ending: parsed.ending,
    },
  };
}

function nameMessage({ slug }: Source): string {
  const better = slugFrom(slug);
  const wayOut = better
    ? `Rename the file to ${better}${extension}, in both languages.`
    : 'Name the file with letters a to z, digits and hyphens, in both languages.';
  return `"${slug}" cannot be an address. ${wayOut}`;
}

const subjectOf = (source: Source, { data, locate, ending, locateKey }: Parsed): Subject => ({
  file: source.file,
  data,
  locate,
  ending,
  locateKey,
  schema: collections[source.kind].schema,
  name: `a ${source.kind}`,
  shape: 'The frontmatter must be a list of fields, such as title: Our team.',
  family: 'frontmatter',
});

function proseOf({ file, text, language }: Source, { yaml, body, data }: Parsed, tree?: Nodes): Prose {
  return {
    file,
    passages: [
      ...(yaml ? frontmatterPassages(yaml.document, yaml.source, yaml.start, language) : []),
      ...(tree ? bodyPassages(tree, body, text.length - body.length, language) : []),
    ],
    place: lineMap(text),
    draft: (data as { draft?: unknown } | null)?.draft === true,
  };
}

function readBody(file: string, body: string, findings: Finding[]): Nodes | undefined {
  try {
    return parseBody(body);
  } catch (cause) {
    if (!(cause instanceof VFileMessage)) throw cause;
    findings.push(syntaxFinding(file, body, cause));
    return undefined;
  }
}
