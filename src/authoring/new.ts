/** A new document in every language, with all that its kind needs, as a draft. */
import { stringify } from 'yaml';
import { caseStudyHeadings } from '#content/case-study-headings.ts';
import type { Kind } from '#content/urls.ts';
import { defaultLanguage, type Language, languages } from '#i18n/languages.ts';
import { placeholder } from '#lint/placeholder.ts';
import type { Content } from '#pipeline/content.ts';
import { dayOf } from '#pipeline/publication-schedule.ts';
import { getSlugProblem, toDocumentFile } from './available-slug.ts';
import type { FileChange } from './file-transaction.ts';
import { buildFrontmatterSchemas, type JsonSchema } from './frontmatter-schema.ts';

/** Words of the parts that a kind of document has, after an introduction. */
const parts: Partial<Record<Kind, typeof caseStudyHeadings>> = { 'case-study': caseStudyHeadings };

const hints: Record<Language, { introduction: string; part: string }> = {
  en: { introduction: `${placeholder}: begin here.`, part: `${placeholder}: write this part.` },
  no: { introduction: `${placeholder}: begynn her.`, part: `${placeholder}: skriv denne delen.` },
};

export interface NewDocumentOptions {
  kind: Kind;
  slug: string;
  /** What it is called; the English title follows from the name, unless there is a title in another language. */
  titles?: Partial<Record<Language, string>>;
  now: Date;
}

/**
 * The files of a new document, one a language.
 * @throws with plain words when the name cannot be taken.
 */
export async function planNewDocument(content: Content, wish: NewDocumentOptions): Promise<FileChange[]> {
  const { kind, slug } = wish;
  const problem = getSlugProblem(content, kind, slug);
  if (problem) throw new Error(problem);
  const schema = (await buildFrontmatterSchemas())[kind];
  const values = knownValues(content, wish);
  return languages.map((language) => ({
    file: toDocumentFile(language, kind, slug),
    isNew: true,
    text: [
      '---',
      ...frontmatter(schema, { ...values, title: titleIn(language, wish) }),
      '---',
      '',
      ...bodyOf(kind, language),
      '',
    ].join('\n'),
  }));
}

/** Nobody but the writer knows what it is called in another language. */
function titleIn(language: Language, { slug, titles = {} }: NewDocumentOptions): string {
  const own = titles[language]?.trim();
  if (own) return own;
  const isGiven = Object.values(titles).some((title) => title.trim());
  const words = slug.replaceAll('-', ' ');
  return language === defaultLanguage && !isGiven
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : placeholder;
}

/** What follows from the content; everything else is the writer's. */
function knownValues(content: Content, { slug, now }: NewDocumentOptions): Record<string, unknown> {
  const pictures = content.assets.map(({ name }) => `/assets/${encodeURIComponent(name)}`);
  const orders = [...content.documents.values()].map(({ frontmatter }) =>
    'order' in frontmatter ? frontmatter.order : 0,
  );
  return {
    date: dayOf(now),
    updated: dayOf(now),
    publishAt: dayOf(now),
    unpublishAt: dayOf(now),
    reviewBy: dayOf(now),
    // Which one, is the writer's choice: the check lists them.
    categories: [placeholder],
    cover: pictures.find((picture) => picture.includes(slug)) ?? pictures[0] ?? `/assets/${slug}.svg`,
    order: Math.max(0, ...orders) + 1,
    project: { date: Number(dayOf(now).slice(0, 4)) },
  };
}

/** Required fields with their values, then what else there is, as remarks. */
function frontmatter(schema: JsonSchema, values: Record<string, unknown>): string[] {
  const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
    schema.required?.includes(name),
  );
  const optional = Object.entries(schema.properties ?? {}).filter(
    ([name]) => name !== 'draft' && !schema.required?.includes(name),
  );
  return [
    ...required.flatMap(([name, property]) => field(name, property, values[name])),
    ...remark(schema.properties?.draft?.description),
    'draft: true',
    '# These may be left out. Remove the sign before the name of those that you use.',
    ...optional.flatMap(([name, property]) => [
      ...remark(property.description),
      ...field(name, { ...property, description: '' }, values[name]).map((line) => `# ${line}`),
    ]),
  ];
}

function field(name: string, property: JsonSchema, value: unknown): string[] {
  if (property.properties) {
    const known = (value ?? {}) as Record<string, unknown>;
    const inner = Object.entries(property.properties)
      .filter(([key]) => property.required?.includes(key))
      .flatMap(([key, each]) => field(key, each, known[key]));
    return [...remark(property.description), `${name}:`, ...inner.map((line) => `  ${line}`)];
  }
  const text = stringify(value ?? exampleOf(property), {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  }).trim();
  return [...remark(property.description), `${name}: ${text}`];
}

function exampleOf({ enum: choices, const: only, type, anyOf }: JsonSchema): unknown {
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  return type === 'integer' ? 1 : placeholder;
}

/** Columns of a remark. */
const width = 100;

function remark(text = ''): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}

const bodyOf = (kind: Kind, language: Language): string[] => [
  hints[language].introduction,
  ...(parts[kind]?.[language] ?? []).flatMap((part) => ['', `## ${part}`, '', hints[language].part]),
];
