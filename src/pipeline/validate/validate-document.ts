/** Stage 2: each file by itself: text into a typed document, or findings that say why not. */
import type { Nodes, Root } from 'mdast';
import { isScalar } from 'yaml';
import type { Kind } from '#content/urls.ts';
import { collections, type Frontmatter, slugPattern } from '#content/collections.ts';
import { slugFrom } from '#content/slugify.ts';
import { bodyPassages } from '#lint/prose/body-segments.ts';
import { frontmatterPassages } from '#lint/prose/value-segments.ts';
import { codeFindings } from '#lint/rules/code/code-language.ts';
import { markdownFindings } from '#lint/rules/markdown/markdown.ts';
import { mdxFindings } from '#lint/rules/mdx/expressions.ts';
import { proseFindings } from '#lint/rules/prose/prose.ts';
import type { Prose } from '#lint/rules/prose/report.ts';
import { headingFindings } from '#lint/rules/structure/headings.ts';
import { structureFindings } from '#lint/rules/structure/sections.ts';
import type { Speller } from '#lint/spelling/spell-checker.ts';
import { error, type Finding, isError, startOfFile } from '../finding.ts';
import { type Facts, noFacts } from '../parse/body-analysis/analyze-body.ts';
import { type Parsed, parseFrontmatter } from '../parse/frontmatter.ts';
import { mergeConflict } from '../parse/merge-conflict.ts';
import { type Body, isIndependent, readBody } from '../parse/parse-with-recovery.ts';
import { lineMap, offsetOf } from '../parse/positions.ts';
import type { Path } from '../parse/yaml/parse-yaml.ts';
import type { Source } from '../read/read.ts';
import { extension } from '../read/unexpected-files.ts';
import { fieldsThatHold } from './pick-valid-fields.ts';
import { type Subject, schemaFindings, type Written } from './schema.ts';

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

/** What is known of a document that cannot stand in the index: fields that hold what they may, and the text but for what is lost. */
export interface PartialDocument extends Document {
  /** Whether all of its fields are right. */
  hasFields: boolean;
}

export interface Validated {
  /** Undefined when the file cannot be understood well enough to stand in the index. */
  document?: Document | undefined;
  /** In its place, for the checks that need no more. */
  partial?: PartialDocument | undefined;
  findings: Finding[];
  /** Of the document's body, for who compiles it next: it need not be parsed again. */
  tree?: Root | undefined;
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
  const conflict = mergeConflict(source.file, source.text);
  if (conflict) return { findings: [conflict] };
  const parsed = parseFrontmatter(source.file, source.text);
  const findings = [...parsed.findings];
  if (!slugPattern.test(source.slug))
    findings.push(error(source.file, startOfFile, 'file/name', nameMessage(source)));

  const result = collections[source.kind].schema.safeParse(parsed.data);
  if (!result.success && !parsed.findings.some(isError))
    findings.push(...schemaFindings(subjectOf(source, parsed), result.error.issues));

  const body = readBody(source.file, parsed.body);
  findings.push(...body.findings, ...bodyFindings(source, parsed, body, speller));

  const isNamed = findings.every((finding) => finding.rule !== 'file/name');
  const document = (frontmatter: Frontmatter): Document => ({
    source,
    kind: source.kind,
    frontmatter,
    body: parsed.body,
    facts: body.facts ?? noFacts(),
    locate: parsed.locate,
    ending: parsed.ending,
  });
  if (result.success && body.facts && !body.lost.length && isNamed)
    return { findings, document: document(result.data as Frontmatter), tree: body.tree };
  const fields = result.success ? result.data : fieldsThatHold(source.text, parsed.data, result.error.issues);
  return { findings, partial: { ...document(fields as Frontmatter), hasFields: result.success } };
}

function bodyFindings(
  source: Source,
  parsed: Parsed,
  { tree, facts, lost }: Body,
  speller?: Speller,
): Finding[] {
  const { file } = source;
  const findings: Finding[] = [];
  const markdown = tree && markdownFindings(file, parsed.body, tree);
  if (facts)
    findings.push(
      ...mdxFindings(file, facts),
      ...headingFindings(file, facts),
      ...structureFindings(file, facts),
      ...(markdown?.findings ?? []),
      ...(tree ? codeFindings(file, parsed.body, tree) : []),
    );
  // Without its frontmatter, the text begins nobody knows where.
  if (parsed.yaml) {
    const prose = proseFindings(proseOf(source, parsed, tree), speller);
    findings.push(...prose.filter(isOutside(markdown?.addresses ?? [], parsed.body)));
  }
  return findings.filter((finding) => isIndependent(finding, parsed.body, lost));
}

/** Whether a finding does not begin in one of the stretches. */
const isOutside =
  (stretches: readonly { from: number; to: number }[], body: string) => (finding: Finding) => {
    if (!stretches.length) return true;
    const at = offsetOf(body, finding) ?? 0;
    return !stretches.some(({ from, to }) => from <= at && at < to);
  };

function nameMessage({ slug }: Source): string {
  const better = slugFrom(slug);
  const wayOut = better
    ? `Rename the file to ${better}${extension}, in both languages.`
    : 'Name the file with letters a to z, digits and hyphens, in both languages.';
  return `"${slug}" cannot be an address. ${wayOut}`;
}

const subjectOf = (source: Source, { data, locate, ending, locateKey, yaml }: Parsed): Subject => ({
  file: source.file,
  data,
  locate,
  ending,
  locateKey,
  schema: collections[source.kind].schema,
  name: `a ${source.kind.replace('-', ' ')}`,
  written: (path) => writtenIn(yaml, path),
  shape: 'The frontmatter must be a list of fields, such as title: Our team.',
  family: 'frontmatter',
});

function writtenIn(yaml: Parsed['yaml'], path: Path): Written | undefined {
  const node = yaml?.document.getIn(path, true);
  if (!yaml || !isScalar(node) || !node.range || node.type?.startsWith('BLOCK')) return undefined;
  const [from, to] = node.range;
  return { text: yaml.source.slice(from, to), from: yaml.start + from, to: yaml.start + to };
}

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
