/** Configuration of a Git-based editor, Sveltia CMS or Decap CMS: its forms are made from the schemas of the frontmatter. */
import { stringify } from 'yaml';
import { collections } from '#content/collections.ts';
import { type Kind, kinds } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { JsonSchema } from './json-schema.ts';

/** A field of a form, as both editors name its options. */
interface EditorField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  [option: string]: unknown;
}

const kindLabels: Readonly<Record<Kind, { many: string; one: string }>> = {
  page: { many: 'Pages', one: 'Page' },
  post: { many: 'Posts', one: 'Post' },
  'case-study': { many: 'Case studies', one: 'Case study' },
  policy: { many: 'Policies', one: 'Policy' },
};
const languageLabels: Readonly<Record<Language, string>> = { en: 'English', no: 'Norwegian' };

/** Fields whose texts are longer than a line. */
const longFields = new Set(['description', 'lead', 'quote', 'coverAlt', 'videoAlt']);

const comments = `# Made by npm run content -- schema: change src/content/collections.ts in place of this file.
# Switch on an editor in the browser: see "An editor in the browser" in content/README.md.
`;

/**
 * Builds the configuration as YAML.
 * @param schemas of the frontmatter, by kind.
 */
export function buildEditorConfig(schemas: Readonly<Record<Kind, JsonSchema>>): string {
  const config = {
    backend: { name: 'github', repo: 'OWNER/REPOSITORY', branch: 'main' },
    // Each change becomes a pull request, so that the check runs before anything is published.
    publish_mode: 'editorial_workflow',
    media_folder: 'content/assets',
    public_folder: '/assets',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: languages.flatMap((language) =>
      kinds.map((kind) => buildCollection(language, kind, schemas[kind])),
    ),
  };
  return comments + stringify(config, { lineWidth: 0, aliasDuplicateObjects: false });
}

const buildCollection = (language: Language, kind: Kind, schema: JsonSchema) => ({
  name: `${kind}-${language}`,
  label: `${kindLabels[kind].many} (${languageLabels[language]})`,
  label_singular: kindLabels[kind].one,
  description: schema.description ?? '',
  folder: `content/${language}/${collections[kind].folder}`,
  extension: 'mdx',
  format: 'yaml-frontmatter',
  create: true,
  // Deleting a page needs a redirect, which npm run content -- delete writes.
  delete: false,
  slug: '{{slug}}',
  fields: [
    ...buildFields(schema),
    {
      name: 'body',
      label: 'Text',
      widget: 'markdown',
      required: true,
      // The visual mode would rewrite components.
      modes: ['raw'],
    },
  ],
});

const buildFields = ({ properties = {}, required = [] }: JsonSchema): EditorField[] =>
  Object.entries(properties).map(([name, field]) => ({
    name,
    label: toLabel(name),
    required: required.includes(name),
    ...(field.description && { hint: field.description }),
    ...getWidget(name, field),
  }));

/** Returns the widget for a field of the schema, with its options. */
function getWidget(name: string, field: JsonSchema): { widget: string; [option: string]: unknown } {
  const choices = field.enum ?? (field.const === undefined ? undefined : [field.const]);
  if (choices) return { widget: 'select', options: choices };
  if (field.type === 'object') return { widget: 'object', fields: buildFields(field) };
  if (field.type === 'array') return { widget: 'list' };
  if (field.type === 'boolean') return { widget: 'boolean' };
  if (field.type === 'integer') return { widget: 'number', value_type: 'int', min: field.minimum };
  if (field.format === 'date')
    return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
  if (typeof field.pattern === 'string' && field.pattern.includes('assets')) return { widget: 'image' };
  return { widget: longFields.has(name) ? 'text' : 'string' };
}

/** Returns the words of a name: `coverAlt` gives `Cover alt`. */
function toLabel(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
