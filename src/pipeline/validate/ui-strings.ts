/** The UI strings: i18next namespaces, one JSON file for each language and namespace. */

import { isScalar } from 'yaml';
import { defaultLanguage, type Language, languages, locales } from '#i18n/languages.ts';
import { error, type Finding, type Position, startOfFile } from '../finding.ts';
import { createPositionLookup } from '../parse/positions.ts';
import { createLocator } from '../parse/yaml/locator.ts';
import { parseYamlCached } from '../parse/yaml/parse-yaml.ts';
import type { ContentFiles } from '../read/content-folder.ts';
import type { Namespace } from '../read/required-strings.ts';

export type UiStrings = Record<Language, Record<string, Namespace>>;

/** A file of strings by i18next key: `{ a: { b: 'c' } }` has the key `a.b`. */
interface ParsedNamespace {
  data: Namespace;
  texts: Map<string, string>;
  locate: (key: string) => Position;
  /** Returns the source of a text with its offset in the file. */
  getSource: (key: string) => { source: string; from: number } | undefined;
  toPosition: (offset: number) => Position;
  findings: Finding[];
}

/**
 * Parses the namespaces and compares their keys between the languages.
 * @param required namespaces that the code needs, with the strings that it needs in each.
 * @param unreadable files that exist, but have no text. They have a finding already.
 */
export function parseUiStrings(
  files: ContentFiles['strings'],
  required: Record<string, Namespace> = {},
  unreadable: ReadonlySet<string> = new Set(),
): { strings: UiStrings; findings: Finding[] } {
  const strings = Object.fromEntries(languages.map((language) => [language, {}])) as UiStrings;
  const findings: Finding[] = [];
  const invalidFiles = new Set(unreadable);
  const parsed = new Map<string, ParsedNamespace>();
  for (const { file, text, language, namespace } of files) {
    const result = parseNamespace(file, text);
    findings.push(...result.findings);
    if (result.findings.length) invalidFiles.add(file);
    else {
      strings[language][namespace] = result.data;
      parsed.set(file, result);
    }
  }
  let variables: string[] | undefined;
  /** Counts the texts with a variable. The texts are searched only if two languages differ. */
  const countUses = (variable: string): number => {
    variables ??= [...parsed.values()].flatMap(({ texts }) => [...texts.values()].flatMap(findVariables));
    return variables.filter((each) => each === variable).length;
  };
  const namespaces = new Set([...Object.keys(required), ...files.map(({ namespace }) => namespace)]);
  for (const namespace of namespaces) {
    const requiredTexts = flatten(required[namespace] ?? {});
    for (const language of languages) {
      const file = toFile(language, namespace);
      const referenceFile = toFile(defaultLanguage, namespace);
      if (invalidFiles.has(file)) continue;
      const current = parsed.get(file);
      const otherFiles = languages
        .filter((other) => other !== language)
        .map((other) => toFile(other, namespace));
      if (!current) {
        const existingFile = otherFiles.find((other) => parsed.has(other) || invalidFiles.has(other));
        findings.push(createMissingFileFinding(file, existingFile));
        continue;
      }
      const otherTexts = otherFiles.map((other) => parsed.get(other)?.texts ?? new Map<string, string>());
      findings.push(
        ...findMissingStrings(file, current, requiredTexts, otherTexts, otherFiles),
        ...checkTexts(file, current, parsed.get(referenceFile), referenceFile, countUses),
        ...checkPlurals(file, current, language),
      );
    }
  }
  return { strings, findings };
}

/** @param existingFile the same namespace in another language. */
const createMissingFileFinding = (file: string, existingFile: string | undefined): Finding =>
  error(
    file,
    startOfFile,
    'strings/missing',
    `${file} is missing. ${existingFile ? `Translate ${existingFile}.` : 'The site needs its texts.'}`,
  );

function findMissingStrings(
  file: string,
  current: ParsedNamespace,
  required: ReadonlyMap<string, string>,
  otherTexts: readonly ReadonlyMap<string, string>[],
  otherFiles: readonly string[],
): Finding[] {
  /** Messages that show what the string should say, by key. */
  const examples = new Map([...required].map(([key, text]) => [key, `The site shows "${text}" there.`]));
  for (const [index, texts] of otherTexts.entries()) {
    const [language] = otherFiles[index]?.split('/') ?? [];
    for (const [key, text] of texts) examples.set(key, `In ${language} it is "${text}".`);
  }
  return [...examples]
    .filter(([key]) => !current.texts.has(key))
    .map(([key, example]) => error(file, startOfFile, 'strings/missing', `"${key}" is missing. ${example}`));
}

/** Finds empty texts, and texts with other variables than in the default language, and reports these in either file. */
function checkTexts(
  file: string,
  current: ParsedNamespace,
  reference: ParsedNamespace | undefined,
  referenceFile: string,
  countUses: (variable: string) => number,
): Finding[] {
  return [...current.texts].flatMap(([key, text]) => {
    if (text.trim() === '') return error(file, current.locate(key), 'strings/empty', `"${key}" is empty.`);
    const unfinished = findUnfinishedVariables(file, current, key, text);
    if (unfinished.length) return unfinished;
    const referenceText = reference?.texts.get(key);
    // The other text is reported itself if its variables are not written right.
    if (referenceText === undefined || referenceText.trim() === '' || unfinishedVariable.test(referenceText))
      return [];
    if (!reference || formatVariables(text) === formatVariables(referenceText)) return [];
    return compareVariables(
      key,
      { file, namespace: current, text },
      { file: referenceFile, namespace: reference, text: referenceText },
      countUses,
    );
  });
}

/** A text of one language. */
interface LocalText {
  file: string;
  namespace: ParsedNamespace;
  text: string;
}

/**
 * Reports a text whose variables differ between two languages: in the file with a name that no other text uses, or else
 * in both, because either may be wrong.
 */
function compareVariables(
  key: string,
  first: LocalText,
  second: LocalText,
  countUses: (variable: string) => number,
): Finding[] {
  const hasUnknown = ({ text }: LocalText, other: LocalText) =>
    findVariables(text).some(
      (variable) => !findVariables(other.text).includes(variable) && countUses(variable) < 2,
    );
  const [isFirstUnknown, isSecondUnknown] = [hasUnknown(first, second), hasUnknown(second, first)];
  const isCertain = isFirstUnknown !== isSecondUnknown;
  const report = ({ file, namespace, text }: LocalText, other: LocalText): Finding => {
    const [variables, otherVariables] = [formatVariables(text), formatVariables(other.text)];
    const remedy = isCertain
      ? `Write ${otherVariables ? `${otherVariables} here, too` : 'none here'}.`
      : 'Write the same in both.';
    const message = `"${key}" uses ${variables || 'no variable'}, but in ${other.file} it uses ${otherVariables || 'none'}. ${remedy}`;
    return error(file, namespace.locate(key), 'strings/variables', message);
  };
  return [
    ...(isCertain && !isFirstUnknown ? [] : [report(first, second)]),
    ...(isCertain && !isSecondUnknown ? [] : [report(second, first)]),
  ];
}

const findVariables = (text: string): string[] => [...new Set(text.match(/{{.*?}}/g))].sort();

/** Matches `{count}`, `{{count}` and `{count}}`. */
const unfinishedVariable = /(?<!\{)(?:\{\s*([\w.]+)\s*\}|\{\{\s*([\w.]+)\s*\}|\{\s*([\w.]+)\s*\}\})(?!\})/;

/** Finds variables without two braces at each end, which i18next does not replace. */
function findUnfinishedVariables(
  file: string,
  { getSource, toPosition, locate }: ParsedNamespace,
  key: string,
  text: string,
): Finding[] {
  return [...text.matchAll(new RegExp(unfinishedVariable, 'g'))].map((match) => {
    const [written] = match;
    const correct = `{{${match[1] ?? match[2] ?? match[3]}}}`;
    const message = `Visitors would read ${written} as it is written, because a variable has two braces at each end. Write ${correct}.`;
    const { source = '', from = 0 } = getSource(key) ?? {};
    const index = source.indexOf(written);
    if (index === -1 || source.indexOf(written, index + 1) !== -1)
      return error(file, locate(key), 'strings/variables', message);
    const edit = { from: from + index, to: from + index + written.length, text: correct };
    return error(file, toPosition(edit.from), 'strings/variables', message, {
      end: toPosition(edit.to),
      fix: { title: `Write ${correct}.`, edits: [edit] },
    });
  });
}

const pluralForm = /^(.*)_(zero|one|two|few|many|other)$/;

/** Finds plural forms that a language needs and a text lacks, and forms that the language does not have. */
function checkPlurals(file: string, { texts, locate }: ParsedNamespace, language: Language): Finding[] {
  const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions();
  const forms = [...texts].flatMap(([key, text]) => {
    const [, base = '', form = ''] = pluralForm.exec(key) ?? [];
    return form ? [{ key, base, form, text }] : [];
  });
  return [...Map.groupBy(forms, ({ base }) => base)].flatMap(([base, group]) => {
    // A name such as type_other is a plural only beside another form, or with a count.
    const [first] = group;
    if (!first || (group.length === 1 && !first.text.includes('{{count}}'))) return [];
    const missing = pluralCategories.filter((category) => !texts.has(`${base}_${category}`));
    const unknown = group.filter(({ form }) => !pluralCategories.some((category) => category === form));
    return [
      ...missing.map((category) =>
        error(
          file,
          locate(first.key),
          'strings/plural',
          `"${base}" has no text for the plural form "${category}". Add "${base}_${category}".`,
        ),
      ),
      ...unknown.map(({ key, form }) =>
        error(
          file,
          locate(key),
          'strings/plural',
          `This language has no plural form "${form}", so "${key}" is never shown. Remove it, or use ${pluralCategories.join(' or ')}.`,
        ),
      ),
    ];
  });
}

const formatVariables = (text: string): string => findVariables(text).join(', ');

/**
 * Parses JSON. The YAML parser, which also reads JSON, gives the positions of errors that JSON.parse often does not.
 */
function parseNamespace(file: string, text: string): ParsedNamespace {
  const findings: Finding[] = [];
  const toPosition = createPositionLookup(text);
  const report = (position: Position, rule: string, message: string) =>
    findings.push(error(file, position, rule, message));
  const { document, errors } = parseYamlCached(text);
  const { locateKey } = createLocator(document, toPosition);
  const locate = (key: string) => locateKey(key.split('.'));
  let data: Namespace = {};
  try {
    const value: unknown = JSON.parse(text);
    for (const { code, offset } of errors)
      if (code === 'DUPLICATE_KEY')
        report(toPosition(offset), 'strings/file', 'This key occurs twice. Remove one of the two.');
    if (isGroup(value)) data = value;
    else report(startOfFile, 'strings/file', 'The file must be an object: { "key": "text" }.');
  } catch (cause) {
    const position = /position (\d+)/.exec((cause as Error).message)?.[1];
    const offset = findInvalidToken(text) ?? errors[0]?.offset ?? Number(position ?? 0);
    report(toPosition(offset), 'strings/file', explainJsonError(text, offset));
  }
  const texts = flatten(data, (key, value) => {
    const description = Array.isArray(value) ? 'a list' : String(value);
    report(locate(key), 'strings/value', `"${key}" must be text in quotes, but is ${description}.`);
  });
  const getSource = (key: string) => {
    const node = document.getIn(key.split('.'), true);
    if (!isScalar(node) || !node.range) return undefined;
    return { source: text.slice(node.range[0], node.range[1]), from: node.range[0] };
  };
  return { data, texts, locate, getSource, toPosition, findings };
}

/** Matches what a JSON file consists of: spaces, punctuation, strings, numbers and names of values. */
const jsonTokens =
  /(?:[\s{}[\],:]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|(?:true|false|null)(?![\w]))*/y;

/** Finds the first character that cannot begin any part of a JSON file. JSON.parse does not give its position. */
function findInvalidToken(text: string): number | undefined {
  jsonTokens.lastIndex = 0;
  const end = jsonTokens.exec(text)?.[0].length ?? 0;
  // A text that does not end on its line is explained better by what the YAML parser finds.
  return end === text.length || text[end] === '"' ? undefined : end;
}

/** @param offset at which the parser stopped. */
function explainJsonError(text: string, offset: number): string {
  const before = text.slice(0, offset).trimEnd();
  const after = text.slice(offset).trimStart();
  if (text.trim() === '') return 'The file is empty. Write { "key": "text" }.';
  if (/^[}\]]/.test(after) && before.endsWith(','))
    return 'A comma comes before a next entry, but there is none. Remove the comma before the bracket.';
  if (/^["']/.test(after) && /["\d}\]el]$/.test(before))
    return 'A comma is missing between this entry and the one before it. Write , at the end of the one before.';
  if (after.startsWith("'")) return 'Texts and their names go between double quotation marks: "key": "text".';
  if (/^[“”„«]/.test(after))
    return 'These are the quotation marks of a word processor. Write straight ones around each name and text: "key": "text".';
  if (after.startsWith('*') || /^[\p{L}]/u.test(after))
    return 'Write quotation marks around each name and text: "key": "text".';
  if (/^\/[/*]/.test(after)) return 'The file can only have names and texts. Remove the comment.';
  return 'The file cannot be read from here on. Each line is "key": "text", with a comma after all but the last; write \\" for a quotation mark within a text.';
}

/**
 * Returns the texts of a namespace by key.
 * @param onOtherValue called with values that are neither texts nor objects.
 */
function flatten(
  namespace: Namespace,
  onOtherValue: (key: string, value: unknown) => void = () => {},
  prefix = '',
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(namespace)) {
    const key = `${prefix}${name}`;
    if (typeof value === 'string') texts.set(key, value);
    else if (isGroup(value))
      for (const [nestedKey, text] of flatten(value, onOtherValue, `${key}.`)) texts.set(nestedKey, text);
    else onOtherValue(key, value);
  }
  return texts;
}

const isGroup = (value: unknown): value is Namespace =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toFile = (language: Language, namespace: string) => `${language}/ui/${namespace}.json`;
