/** Stage 2: each file by itself: text into a typed document, or findings that say why not. */
import { VFileMessage } from 'vfile-message';
import type { Kind } from '#content/addresses.ts';
import { collections, type Frontmatter, slugPattern } from '#content/collections.ts';
import { headingFindings } from './checks/headings.ts';
import { mdxFindings } from './checks/mdx.ts';
import { type Subject, schemaFindings } from './checks/schema.ts';
import { syntaxFinding } from './checks/syntax.ts';
import { type Facts, factsOf } from './facts.ts';
import { error, type Finding, startOfFile } from './finding.ts';
import { type Parsed, parseFrontmatter } from './frontmatter.ts';
import type { Source } from './read.ts';

export interface Document<K extends Kind = Kind> {
  source: Source;
  kind: K;
  frontmatter: Frontmatter<K>;
  /** MDX with the frontmatter blanked out. */
  body: string;
  facts: Facts;
  locate: Parsed['locate'];
}

export interface Validated {
  /** Undefined when the file cannot be understood well enough to stand in the index. */
  document?: Document | undefined;
  findings: Finding[];
}

/** Checks one document by itself. Never throws: what is wrong is a finding. */
export function validate(source: Source): Validated {
  try {
    return check(source);
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

function check(source: Source): Validated {
  const parsed = parseFrontmatter(source.file, source.text);
  const findings = [...parsed.findings];
  if (!slugPattern.test(source.slug))
    findings.push(
      error(
        source.file,
        startOfFile,
        'file/name',
        `"${source.slug}" cannot be an address. Name the file with letters a to z, digits and hyphens.`,
      ),
    );

  const result = collections[source.kind].schema.safeParse(parsed.data);
  if (!result.success && parsed.findings.length === 0)
    findings.push(...schemaFindings(subjectOf(source, parsed), result.error.issues));

  const facts = readBody(source, parsed.body, findings);
  if (facts) findings.push(...mdxFindings(source.file, facts), ...headingFindings(source.file, facts));

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
    },
  };
}

const subjectOf = (source: Source, { data, locate, locateKey }: Parsed): Subject => ({
  file: source.file,
  data,
  locate,
  locateKey,
  schema: collections[source.kind].schema,
  name: `a ${source.kind}`,
  shape: 'The frontmatter must be a list of fields, such as title: Our team.',
  family: 'frontmatter',
});

function readBody({ file, text }: Source, body: string, findings: Finding[]): Facts | undefined {
  try {
    return factsOf(body);
  } catch (cause) {
    if (!(cause instanceof VFileMessage)) throw cause;
    findings.push(syntaxFinding(file, cause, text, body));
    return undefined;
  }
}
