import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildFrontmatterSchemas, type JsonSchema, buildSchemaFiles } from '#authoring/frontmatter-schema.ts';
import { collections } from '#content/collections.ts';
import { checkContent } from '#lint/check-content.ts';
import { parseFrontmatter } from '#pipeline/parse/frontmatter.ts';

test('the schemas in the content folder are what the collections say now: npm run content -- schema', async () => {
  for (const [file, text] of await buildSchemaFiles())
    expect(await readFile(path.join('content', file), 'utf8'), file).toBe(text);
});

test('each field has the words of the manual, and what a kind makes stricter has those of all', async () => {
  const schemas = await buildFrontmatterSchemas();
  const silent = Object.entries(schemas).flatMap(([kind, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : `${kind}.${name}`)),
  );
  expect(silent).toEqual([]);
  expect(schemas['case-study'].properties?.cover?.description).toMatch(/^The picture in lists/);
  expect(schemas['case-study'].properties?.project?.properties?.client?.description).toBe(
    'Who it was made for.',
  );
  expect(schemas.post.description).toBe('A post of the blog, at `/blog/<file name>`.');
});

test('the schemas take the frontmatter of every document, and need what the collections need', async () => {
  const schemas = await buildFrontmatterSchemas();
  const { documents } = await checkContent('content');
  for (const { kind, source } of documents.values()) {
    const schema = z.fromJSONSchema(schemas[kind] as Parameters<typeof z.fromJSONSchema>[0]);
    const { data } = parseFrontmatter(source.file, source.text);
    expect(schema.safeParse(data).error, source.file).toBeUndefined();
    const required = (schemas[kind] as JsonSchema).required ?? [];
    for (const name of required) {
      const { [name]: _left, ...rest } = data as Record<string, unknown>;
      expect(schema.safeParse(rest).success).toBe(false);
      expect(collections[kind].schema.safeParse(rest).success).toBe(false);
    }
  }
}, 60_000);
