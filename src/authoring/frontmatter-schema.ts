/** Frontmatter as JSON Schema, with the manual as descriptions: editors complete and check by it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Kind, kinds } from '#content/urls.ts';
import { collections } from '#content/collections.ts';
import { type Manual, readManual } from '#lint/manual.ts';

/** Where the schemas lie in the content folder; nothing of a hidden folder is content. */
export const schemaFolder = '.schema';

export interface JsonSchema {
  title?: string;
  description?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [key: string]: unknown;
}

/** The schema of each kind. */
export async function frontmatterSchemas(): Promise<Record<Kind, JsonSchema>> {
  const manual = await readManual();
  return Object.fromEntries(
    kinds.map((kind) => {
      // Draft 7 is what editors' YAML servers know best.
      const schema = z.toJSONSchema(collections[kind].schema, {
        io: 'input',
        target: 'draft-7',
        override: ({ zodSchema, jsonSchema }) => {
          const { shape } = zodSchema._zod.def as { shape?: Record<string, z.core.$ZodType> };
          // What is preprocessed takes anything, nothing included: zod would call it optional.
          if (shape)
            jsonSchema.required = Object.keys(shape).filter(
              (key) => shape[key]?._zod.def.type !== 'optional',
            );
          // The format says as much, and an editor would show the expression to the writer.
          if (jsonSchema.format === 'date') delete jsonSchema.pattern;
          if (jsonSchema.format === 'moment') delete jsonSchema.format;
        },
      }) as JsonSchema;
      const { text, fields } = manual[kind];
      return [kind, { ...described(schema, fields), title: `Frontmatter of a ${kind}`, description: text }];
    }),
  ) as Record<Kind, JsonSchema>;
}

function described(schema: JsonSchema, manual: Manual): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { text, fields } = manual[name] ?? {};
    const inner = fields ? described(property, fields) : property;
    return [name, text === undefined ? inner : { description: text, ...inner }] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The files of the schemas, relative to the content folder. */
export async function schemaFiles(): Promise<Map<string, string>> {
  const schemas = await frontmatterSchemas();
  return new Map(
    kinds.map((kind) => [`${schemaFolder}/${kind}.json`, `${JSON.stringify(schemas[kind], null, 2)}\n`]),
  );
}

/**
 * Writes the schemas that have changed.
 * @returns the files that were written, relative to the content folder.
 */
export async function writeSchemas(root: string): Promise<string[]> {
  const written: string[] = [];
  for (const [file, text] of await schemaFiles()) {
    const target = path.join(root, file);
    if ((await readFile(target, 'utf8').catch(() => undefined)) === text) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    written.push(file);
  }
  return written;
}
