/** The closed list of categories and tags, with labels in every language, and the redirects of moved documents. */
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { hues } from '#content/collections.ts';
import type { Manifest, Term } from '#content/manifest.ts';
import { error, type Finding, startOfFile } from './finding.ts';
import type { TextFile } from './read.ts';

const label = z.string().min(1);
const term = z.strictObject({ en: label, no: label, hue: z.enum(hues).optional() });
const terms = z
  .record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), term)
  .nullable()
  .default(null);
const taxonomySchema = z.strictObject({ categories: terms, tags: terms });
const path = z.string().regex(/^\/\S*$/);
const redirectsSchema = z.record(path, path).nullable();

/** A taxonomy that is not there is empty: whatever uses a term then says so. */
export function readTaxonomy(
  file: TextFile | undefined,
): Pick<Manifest, 'categories' | 'tags'> & { findings: Finding[] } {
  const { value, findings } = parse(file, taxonomySchema, 'taxonomy/file');
  return { categories: termsOf(value?.categories), tags: termsOf(value?.tags), findings };
}

export function readRedirects(file: TextFile | undefined): {
  redirects: Manifest['redirects'];
  findings: Finding[];
} {
  const { value, findings } = parse(file, redirectsSchema, 'redirects/file');
  return { redirects: value ?? {}, findings };
}

const termsOf = (value: z.output<typeof terms> | undefined): Term[] =>
  Object.entries(value ?? {}).map(([slug, { hue, ...labels }]) => ({ slug, labels, hue }));

function parse<S extends z.ZodType>(
  file: TextFile | undefined,
  schema: S,
  rule: string,
): { value?: z.output<S>; findings: Finding[] } {
  if (!file) return { findings: [] };
  const lineCounter = new LineCounter();
  const document = parseDocument(file.text, { lineCounter, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  if (document.errors.length)
    return {
      findings: document.errors.map(({ message, pos }) => error(file.file, place(pos[0]), rule, message)),
    };
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, findings: [] };
  return {
    findings: result.error.issues.map((issue) => {
      const node = document.getIn(issue.path, true) as { range?: [number, number, number] } | undefined;
      return error(
        file.file,
        node?.range ? place(node.range[0]) : startOfFile,
        rule,
        `${issue.path.map(String).join('.')}: ${issue.message}`,
      );
    }),
  };
}
