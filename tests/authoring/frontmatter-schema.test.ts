import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildFrontmatterSchemas, buildSchemaFiles } from '#authoring/frontmatter-schema.ts';
import type { JsonSchema } from '#authoring/json-schema.ts';
import { collections } from '#content/collections.ts';
import { checkContent } from '#lint/check-content.ts';
import { parseFrontmatter } from '#pipeline/parse/frontmatter.ts';

test('the schema files in the content folder are up to date (npm run content -- schema)', async () => {
  for (const [file, text] of buildSchemaFiles())
    expect(await readFile(path.join('content', file), 'utf8'), file).toBe(text);
});

test('each field has a description, also where a kind makes it required', async () => {
  const schemas = buildFrontmatterSchemas();
  const withoutDescription = Object.entries(schemas).flatMap(([kind, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : `${kind}.${name}`)),
  );
  expect(withoutDescription).toEqual([]);
  expect(schemas['case-study'].properties?.cover?.description).toMatch(/^The picture in lists/);
  expect(schemas['case-study'].properties?.project?.properties?.client?.description).toBe(
    'Who it was made for.',
  );
  expect(schemas.post.description).toBe('A post of the blog, at `/blog/<file name>`.');
});

test('the schemas accept the frontmatter of every document, and require the same fields as the collections', async () => {
  const schemas = buildFrontmatterSchemas();
  const { documents } = await checkContent('content');
  for (const { kind, source } of documents.values()) {
    const schema = z.fromJSONSchema(schemas[kind] as Parameters<typeof z.fromJSONSchema>[0]);
    const { data } = parseFrontmatter(source.file, source.text);
    expect(schema.safeParse(data).error, source.file).toBeUndefined();
    const required = (schemas[kind] as JsonSchema).required ?? [];
    for (const name of required) {
      const { [name]: _removed, ...otherFields } = data as Record<string, unknown>;
      expect(schema.safeParse(otherFields).success).toBe(false);
      expect(collections[kind].schema.safeParse(otherFields).success).toBe(false);
    }
  }
}, 60_000);
