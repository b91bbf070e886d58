/** JSON Schemas of the frontmatter and of YAML files, which editors use, and the forms of a Git-based editor. */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { collections } from '#content/collections.ts';
import { companySchema } from '#content/company.ts';
import { factsSchema } from '#content/facts.ts';
import { navigationSchema } from '#content/navigation.ts';
import { testimonialsSchema } from '#content/testimonials.ts';
import { termsSchema } from '#content/text/terms.ts';
import { type Kind, kinds } from '#content/urls.ts';
import { buildEditorConfig } from './editor-config.ts';
import type { JsonSchema } from './json-schema.ts';

/** Folder of the schemas in the content folder. Hidden folders are not content. */
export const schemaFolder = '.schema';

/** Builds the schema of each kind of document. */
export function buildFrontmatterSchemas(): Record<Kind, JsonSchema> {
  const entries = kinds.map((kind) => [kind, buildSchema(kind)] as const);
  return Object.fromEntries(entries) as Record<Kind, JsonSchema>;
}

const buildSchema = (kind: Kind): JsonSchema => ({
  ...toJsonSchema(collections[kind].schema),
  title: `Frontmatter of a ${kind}`,
});

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    // Editors' YAML language servers support draft 7 best.
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      const { shape } = zodSchema._zod.def as { shape?: Record<string, z.core.$ZodType> };
      // Zod calls preprocessed fields optional, because a preprocessor accepts undefined.
      if (shape)
        jsonSchema.required = Object.keys(shape).filter((key) => shape[key]?._zod.def.type !== 'optional');
      // The format is enough, and editors would show the pattern to the writer.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
      if (jsonSchema.format === 'moment') delete jsonSchema.format;
    },
  }) as JsonSchema;
}

/** Builds the texts of the schema files, by file relative to the content folder. */
export function buildSchemaFiles(): Map<string, string> {
  const schemas = buildFrontmatterSchemas();
  const files = {
    ...schemas,
    navigation: { ...toJsonSchema(navigationSchema), title: 'Links of header and footer' },
    testimonials: { ...toJsonSchema(testimonialsSchema), title: 'Quotes of clients' },
    company: { ...toJsonSchema(companySchema), title: 'Offices and email addresses' },
    facts: { ...toJsonSchema(factsSchema), title: 'Figures that texts may state' },
    terms: { ...toJsonSchema(termsSchema), title: 'Preferred and discouraged terms' },
  };
  return new Map([
    ...Object.entries(files).map(
      ([name, schema]) => [`${schemaFolder}/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`] as const,
    ),
    [`${schemaFolder}/editor/config.yml`, buildEditorConfig(schemas)] as const,
  ]);
}

/**
 * Writes the schema files that have changed.
 * @param root the content folder.
 * @returns the files written, relative to the content folder.
 */
export async function writeSchemas(root: string): Promise<string[]> {
  const written: string[] = [];
  for (const [file, text] of buildSchemaFiles()) {
    const target = path.join(root, file);
    if ((await readFile(target, 'utf8').catch(() => undefined)) === text) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFileAtomic(target, text);
    written.push(file);
  }
  return written;
}
