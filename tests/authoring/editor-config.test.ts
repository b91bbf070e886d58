/** The configuration of the Git-based editor, checked with the JSON schema that the editor publishes. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildEditorConfig } from '#authoring/editor-config.ts';
import { buildFrontmatterSchemas } from '#authoring/frontmatter-schema.ts';
import { collections } from '#content/collections.ts';
import { kinds } from '#content/urls.ts';
import { checkContent } from '#lint/check-content.ts';

interface Field {
  name: string;
  widget: string;
  required: boolean;
  options?: string[];
  fields?: Field[];
}
interface Config {
  collections: { name: string; folder: string; fields: Field[] }[];
}

const readConfig = () => parse(buildEditorConfig(buildFrontmatterSchemas())) as Config;
const validate = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync('tests/fixtures/editor/sveltia-cms.schema.json', 'utf8')),
);

test("the editor's own schema accepts the configuration", () => {
  validate(readConfig());
  expect(validate.errors).toBeNull();
});

test.each([
  [
    'a widget without a name',
    (config: Config) => Object.assign(config.collections[0]?.fields[0] ?? {}, { name: undefined }),
  ],
  ['an option that does not exist', (config: Config) => Object.assign(config, { colections: [] })],
  [
    'a collection without a folder',
    (config: Config) => Object.assign(config.collections[0] ?? {}, { folder: undefined }),
  ],
])("the editor's own schema refuses %s", (_, damage) => {
  const config = readConfig();
  damage(config);
  expect(validate(JSON.parse(JSON.stringify(config)))).toBe(false);
});

test('each kind has a collection in each language, with the fields of its schema and the text', async () => {
  const config = readConfig();
  const { documents } = await checkContent('content');
  const folders = new Set(
    [...documents.values()].map(({ source }) => `content/${source.file.replace(/\/[^/]*$/, '')}`),
  );
  expect(new Set(config.collections.map(({ folder }) => folder))).toEqual(folders);
  for (const kind of kinds) {
    const collection = config.collections.find(({ name }) => name === `${kind}-en`);
    expect(collection?.fields.map(({ name }) => name)).toEqual([
      ...Object.keys(collections[kind].schema.shape),
      'body',
    ]);
  }
});

test('fields have the widgets of their types', () => {
  const fields = readConfig().collections.find(({ name }) => name === 'case-study-en')?.fields ?? [];
  const widgets = Object.fromEntries(fields.map(({ name, widget }) => [name, widget]));
  expect(widgets).toMatchObject({
    title: 'string',
    description: 'text',
    hue: 'select',
    cover: 'image',
    draft: 'boolean',
    order: 'number',
    reviewBy: 'datetime',
    translation: 'select',
    project: 'object',
    body: 'markdown',
  });
  expect(fields.find(({ name }) => name === 'project')?.fields?.map(({ name }) => name)).toContain('client');
});
