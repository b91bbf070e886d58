/** The taxonomy: the categories and tags that posts may use, with their labels in every language. */
import { z } from 'zod';
import { hues } from '#content/collections.ts';
import type { Manifest, Term } from '#content/manifest.ts';
import { type Finding, type Position, startOfFile } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';
import { validateYamlFile } from './yaml-file.ts';

const labelSchema = z.string().min(1);
const termSchema = z.strictObject({
  en: labelSchema,
  no: labelSchema,
  hue: z.enum(hues).optional(),
  /** One or two sentences for the term's list page and for search results. */
  about: z.strictObject({ en: labelSchema, no: labelSchema }).optional(),
});
const termsSchema = z
  .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), termSchema)
  .nullable()
  .default(null);
const taxonomySchema = z.strictObject({ categories: termsSchema, tags: termsSchema });

/** Positions of the terms in `taxonomy.yaml`. */
export interface TermPositions {
  locateTerm: (field: 'categories' | 'tags', slug: string) => Position;
}

/** Parses the taxonomy. A missing file is an empty taxonomy, because each use of a term is then an error itself. */
export function parseTaxonomy(
  file: TextFile | undefined,
): Pick<Manifest, 'categories' | 'tags'> & TermPositions & { findings: Finding[] } {
  const { value, locateKey, findings } = validateYamlFile(file, taxonomySchema, {
    family: 'taxonomy',
    name: 'the taxonomy',
    shapeMessage: 'The taxonomy must be a list of fields: categories: and tags:, with the terms below each.',
  });
  return {
    categories: toTerms(value?.categories),
    tags: toTerms(value?.tags),
    locateTerm: (field, slug) => locateKey?.([field, slug]) ?? startOfFile,
    findings,
  };
}

const toTerms = (value: z.output<typeof termsSchema> | undefined): Term[] =>
  Object.entries(value ?? {}).map(([slug, { hue, about, ...labels }]) => ({ slug, labels, hue, about }));
