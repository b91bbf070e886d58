/** The closed list of categories and tags, with labels in every language, and the redirects of moved documents. */
import { type Document, isScalar } from 'yaml';
import { z } from 'zod';
import { hues } from '#content/collections.ts';
import type { Manifest, Term } from '#content/manifest.ts';
import { type Finding, type Position, startOfFile } from '../finding.ts';
import { createPositionLookup } from '../parse/positions.ts';
import { createLocator, parseYaml } from '../parse/yaml/parse-yaml.ts';
import { explainMistakes, yamlFinding } from '../parse/yaml/yaml-errors.ts';
import type { TextFile } from '../read/content-folder.ts';
import { createSchemaFindings, type SchemaSubject } from './schema-findings.ts';

const label = z.string().min(1);
const term = z.strictObject({
  en: label,
  no: label,
  hue: z.enum(hues).optional(),
  /** What its posts are about, in one or two sentences: stands at the head of their list, and in search results. */
  about: z.strictObject({ en: label, no: label }).optional(),
});
const terms = z
  .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), term)
  .nullable()
  .default(null);
const taxonomySchema = z.strictObject({ categories: terms, tags: terms });
const redirectsSchema = z.record(z.string(), z.string()).nullable();

/** Positions of the terms in `taxonomy.yaml`. */
export interface TermPositions {
  locateTerm: (field: 'categories' | 'tags', slug: string) => Position;
}

/** Positions of the redirects in `redirects.yaml`. */
export interface RedirectPositions {
  /** Position of the old path. */
  locateRedirect: (from: string) => Position;
  /** Offsets of the new path. */
  getTargetRange: (from: string) => { from: number; to: number } | undefined;
}

/** Parses the taxonomy. A missing file is an empty taxonomy, because each use of a term is then an error itself. */
export function parseTaxonomy(
  file: TextFile | undefined,
): Pick<Manifest, 'categories' | 'tags'> & TermPositions & { findings: Finding[] } {
  const { value, locateKey, findings } = parse(file, taxonomySchema, {
    family: 'taxonomy',
    name: 'the taxonomy',
    shape: 'The taxonomy must be a list of fields: categories: and tags:, with the terms below each.',
  });
  const placeOf = (field: string, slug: string) => locateKey?.([field, slug]) ?? startOfFile;
  return {
    categories: termsOf(value?.categories),
    tags: termsOf(value?.tags),
    locateTerm: placeOf,
    findings,
  };
}

/** Parses the redirects. Their targets are checked by a rule, because that needs all documents. */
export function parseRedirects(
  file: TextFile | undefined,
): Pick<Manifest, 'redirects'> & RedirectPositions & { findings: Finding[] } {
  const { value, locateKey, document, findings } = parse(file, redirectsSchema, {
    family: 'redirects',
    name: 'the redirects',
    describeMissing: (from) => `${from} leads nowhere. Write the new path behind it.`,
    shape: 'The redirects must be a list of fields, such as /old: /new.',
  });
  return {
    redirects: value ?? {},
    locateRedirect: (from) => locateKey?.([from]) ?? startOfFile,
    getTargetRange: (from) => {
      const target = document?.getIn([from], true);
      return isScalar(target) && target.range ? { from: target.range[0], to: target.range[1] } : undefined;
    },
    findings,
  };
}

const termsOf = (value: z.output<typeof terms> | undefined): Term[] =>
  Object.entries(value ?? {}).map(([slug, { hue, about, ...labels }]) => ({ slug, labels, hue, about }));

function parse<S extends z.ZodType>(
  file: TextFile | undefined,
  schema: S,
  words: Pick<SchemaSubject, 'family' | 'name' | 'missing' | 'shape'>,
): {
  value?: z.output<S>;
  locateKey?: (path: PropertyKey[]) => Position;
  document?: Document;
  findings: Finding[];
} {
  if (!file) return { findings: [] };
  const yaml = parseYaml(file.text);
  const { data, document } = yaml;
  const place = createPositionLookup(file.text);
  const mistakes = explainMistakes('The file', file.text, yaml);
  if (mistakes.length)
    return {
      findings: mistakes.map((each) => yamlFinding(file.file, `${words.family}/file`, each, 0, place)),
    };
  const locator = createLocator(document, place);
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, locateKey: locator.locateKey, document, findings: [] };
  const subject = { ...words, ...locator, file: file.file, schema, data };
  return { findings: createSchemaFindings(subject, result.error.issues) };
}
