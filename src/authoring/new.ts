/** The command `new`: a draft in every language with all fields that its kind needs. */
import { stringify } from 'yaml';
import { caseStudyHeadings } from '#content/case-study-headings.ts';
import type { Kind } from '#content/urls.ts';
import { defaultLanguage, type Language, languages } from '#i18n/languages.ts';
import { placeholder } from '#lint/placeholder.ts';
import type { Content } from '#pipeline/content.ts';
import { toNorwegianDay } from '#pipeline/publication-schedule.ts';
import { getSlugProblem } from './available-slug.ts';
import { toDocumentFile } from './document-name.ts';
import type { FileChange } from './file-transaction.ts';
import { buildFrontmatterSchemas } from './frontmatter-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** Headings of the body after the introduction. */
const headingsByKind: Partial<Record<Kind, typeof caseStudyHeadings>> = { 'case-study': caseStudyHeadings };

const hints: Record<Language, { introduction: string; section: string }> = {
  en: { introduction: `${placeholder}: begin here.`, section: `${placeholder}: write this part.` },
  no: { introduction: `${placeholder}: begynn her.`, section: `${placeholder}: skriv denne delen.` },
};

export interface NewDocumentOptions {
  kind: Kind;
  slug: string;
  /** Titles by language. Without any, the slug gives the title in the default language. */
  titles?: Partial<Record<Language, string>>;
  now: Date;
}

/**
 * Plans the files of a new document, one in each language, without writing them. A document that needs a cover gets an
 * empty picture, unless there is a picture of its name.
 * @throws Error with a sentence for the writer where the slug is not available.
 */
export function planNewDocument(content: Content, options: NewDocumentOptions): FileChange[] {
  const { kind, slug } = options;
  const problem = getSlugProblem(content, kind, slug);
  if (problem) throw new Error(problem);
  const schema = buildFrontmatterSchemas()[kind];
  const values = getInitialValues(content, options);
  const needsCover = schema.required?.includes('cover') && findCover(content, slug) === undefined;
  return [
    ...languages.map((language) => ({
      file: toDocumentFile(language, kind, slug),
      mustBeNew: true,
      text: [
        '---',
        ...formatFrontmatter(schema, { ...values, title: getTitle(language, options) }),
        '---',
        '',
        ...formatBody(kind, language),
        '',
      ].join('\n'),
    })),
    ...(needsCover ? [{ file: toPlaceholderFile(slug), mustBeNew: true, text: placeholderImage }] : []),
  ];
}

/** Finds the picture of a document by its name. */
const findCover = ({ assets }: Content, slug: string): string | undefined => {
  const asset = assets.find(({ name }) => name.includes(slug));
  return asset && `/assets/${encodeURIComponent(asset.name)}`;
};

const toPlaceholderFile = (slug: string): string => `assets/${slug}.svg`;

/** An empty frame in the shape of a cover. */
const placeholderImage = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600" fill="none" stroke="#8a8f98" stroke-width="2">
  <rect x="40" y="40" width="720" height="520" rx="12" stroke-dasharray="12 10"/>
</svg>
`;

/** Returns the given title, a title made from the slug, or a placeholder that the writer replaces. */
function getTitle(language: Language, { slug, titles = {} }: NewDocumentOptions): string {
  const title = titles[language]?.trim();
  if (title) return title;
  const hasOtherTitle = Object.values(titles).some((otherTitle) => otherTitle.trim());
  const words = slug.replaceAll('-', ' ');
  return language === defaultLanguage && !hasOtherTitle
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : placeholder;
}

/** Returns initial values by field, made from the content and the day. */
function getInitialValues(content: Content, { slug, now }: NewDocumentOptions): Record<string, unknown> {
  const orders = [...content.documents.values()].map(({ frontmatter }) =>
    'order' in frontmatter ? frontmatter.order : 0,
  );
  const today = toNorwegianDay(now);
  return {
    date: today,
    updated: today,
    publishAt: today,
    unpublishAt: today,
    reviewBy: today,
    // The writer chooses the category. The check lists the possible ones.
    categories: [placeholder],
    cover: findCover(content, slug) ?? `/${toPlaceholderFile(slug)}`,
    vignette: `/assets/${slug}-quote.svg`,
    order: Math.max(0, ...orders) + 1,
    project: { date: Number(today.slice(0, 4)) },
  };
}

/** Formats required fields with their values, then optional fields as comments. */
function formatFrontmatter(schema: JsonSchema, values: Record<string, unknown>): string[] {
  const fields = Object.entries(schema.properties ?? {});
  const isRequired = (name: string) => schema.required?.includes(name) ?? false;
  return [
    ...fields
      .filter(([name]) => isRequired(name))
      .flatMap(([name, property]) => formatField(name, property, values[name])),
    ...formatComment(schema.properties?.draft?.description),
    'draft: true',
    '# These fields are optional. Remove the # before the name of those that you use.',
    ...fields
      .filter(([name]) => name !== 'draft' && !isRequired(name))
      .flatMap(([name, property]) => [
        ...formatComment(property.description),
        ...formatField(name, { ...property, description: '' }, values[name]).map((line) => `# ${line}`),
      ]),
  ];
}

function formatField(name: string, property: JsonSchema, value: unknown): string[] {
  if (property.properties) {
    const innerValues = (value ?? {}) as Record<string, unknown>;
    const innerLines = Object.entries(property.properties)
      .filter(([key]) => property.required?.includes(key))
      .flatMap(([key, innerProperty]) => formatField(key, innerProperty, innerValues[key]));
    return [...formatComment(property.description), `${name}:`, ...innerLines.map((line) => `  ${line}`)];
  }
  const text = stringify(value ?? createExample(property), {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  }).trim();
  return [...formatComment(property.description), `${name}: ${text}`];
}

function createExample({ enum: choices, const: constant, type, anyOf }: JsonSchema): unknown {
  if (constant !== undefined) return constant;
  if (choices) return choices[0];
  if (anyOf?.[0]) return createExample(anyOf[0]);
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  return type === 'integer' ? 1 : placeholder;
}

const maxCommentWidth = 100;

/** Wraps text into comment lines. */
function formatComment(text = ''): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < maxCommentWidth)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}

const formatBody = (kind: Kind, language: Language): string[] => [
  hints[language].introduction,
  ...(headingsByKind[kind]?.[language] ?? []).flatMap((heading) => [
    '',
    `## ${heading}`,
    '',
    hints[language].section,
  ]),
];
