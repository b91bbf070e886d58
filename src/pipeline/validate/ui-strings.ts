/** The UI strings: i18next namespaces, one JSON file a language and namespace. */
import { defaultLanguage, type Language, languages } from '#i18n/languages.ts';
import { error, type Finding, type Position, startOfFile } from '../finding.ts';
import { jsonMistake } from '../parse/json-errors.ts';
import { createPositionLookup } from '../parse/positions.ts';
import { createLocator, parseYamlCached } from '../parse/yaml/parse-yaml.ts';
import type { ContentFiles } from '../read/content-folder.ts';

export type Namespace = Record<string, unknown>;
export type UiStrings = Record<Language, Record<string, Namespace>>;

/** A namespace as text by address: `{ a: { b: 'c' } }` is `a.b` to `c`, as i18next addresses it. */
interface Flat {
  texts: Map<string, string>;
  place: (key: string) => Position;
}

/**
 * Parses the namespaces, and says which string a language lacks.
 * @param required namespaces that pages and mails need, with the keys that must be in them.
 * @param unreadable files that are there, but have no text; they have their finding already.
 */
export function parseUiStrings(
  files: ContentFiles['strings'],
  required: Record<string, Namespace> = {},
  unreadable: ReadonlySet<string> = new Set(),
): { strings: UiStrings; findings: Finding[] } {
  const strings = Object.fromEntries(languages.map((language) => [language, {}])) as UiStrings;
  const findings: Finding[] = [];
  const broken = new Set(unreadable);
  const flats = new Map<string, Flat>();
  for (const { file, text, language, namespace } of files) {
    const parsed = parseNamespace(file, text);
    findings.push(...parsed.findings);
    if (parsed.findings.length) broken.add(file);
    else {
      strings[language][namespace] = parsed.data;
      flats.set(file, parsed.flat);
    }
  }
  const namespaces = new Set([...Object.keys(required), ...files.map(({ namespace }) => namespace)]);
  for (const namespace of namespaces) {
    const needed = flatten(required[namespace] ?? {});
    for (const language of languages) {
      const file = fileOf(language, namespace);
      if (broken.has(file)) continue;
      const others = languages.filter((each) => each !== language);
      const own = flats.get(file);
      if (!own) {
        const model = others
          .map((each) => fileOf(each, namespace))
          .find((each) => flats.has(each) || broken.has(each));
        const wayOut = model ? `Translate ${model}.` : 'The site takes its words from it.';
        findings.push(error(file, startOfFile, 'strings/missing', `${file} is missing. ${wayOut}`));
        continue;
      }
      const examples = new Map([...needed].map(([key, value]) => [key, `The site shows "${value}" there.`]));
      for (const other of others)
        for (const [key, value] of flats.get(fileOf(other, namespace))?.texts ?? [])
          examples.set(key, `In ${other} it is "${value}".`);
      for (const [key, example] of examples)
        if (!own.texts.has(key))
          findings.push(error(file, startOfFile, 'strings/missing', `"${key}" is missing. ${example}`));
      findings.push(...textFindings(file, own, flats.get(fileOf(defaultLanguage, namespace))));
    }
  }
  return { strings, findings };
}

function textFindings(file: string, own: Flat, model: Flat | undefined): Finding[] {
  return [...own.texts].flatMap(([key, text]) => {
    if (text.trim() === '') return error(file, own.place(key), 'strings/empty', `"${key}" is empty.`);
    const wanted = model?.texts.get(key);
    if (wanted === undefined || wanted.trim() === '' || variables(text) === variables(wanted)) return [];
    return error(
      file,
      own.place(key),
      'strings/variables',
      `"${key}" uses ${variables(text) || 'no variable'}, but in ${defaultLanguage} it uses ${variables(wanted) || 'none'}.`,
    );
  });
}

/** JSON, with YAML's parser to say where a mistake stands: JSON is YAML, and JSON.parse does not always say. */
function parseNamespace(file: string, text: string): { data: Namespace; flat: Flat; findings: Finding[] } {
  const findings: Finding[] = [];
  const place = createPositionLookup(text);
  const say = (at: Position, rule: string, message: string) => findings.push(error(file, at, rule, message));
  const { document, errors: mistakes } = parseYamlCached(text);
  const { locateKey } = createLocator(document, place);
  const flat: Flat = { texts: new Map(), place: (key) => locateKey(key.split('.')) };
  let data: Namespace = {};
  try {
    const value: unknown = JSON.parse(text);
    for (const { code, offset } of mistakes)
      if (code === 'DUPLICATE_KEY')
        say(place(offset), 'strings/file', 'This key is there twice. Remove one of the two.');
    if (isGroup(value)) data = value;
    else say(startOfFile, 'strings/file', 'The file must be an object: { "key": "text" }.');
  } catch (cause) {
    const { message } = cause as Error;
    const [first] = mistakes;
    const offset = first?.offset ?? Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    say(place(offset), 'strings/file', jsonMistake(text, offset));
  }
  flat.texts = flatten(data, (key, value) =>
    say(
      flat.place(key),
      'strings/value',
      `"${key}" must be text in quotes, but is ${Array.isArray(value) ? 'a list' : String(value)}.`,
    ),
  );
  return { data, flat, findings };
}

function flatten(
  resource: Namespace,
  otherwise: (key: string, value: unknown) => void = () => {},
  prefix = '',
): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(resource)) {
    const key = `${prefix}${name}`;
    if (typeof value === 'string') flat.set(key, value);
    else if (isGroup(value))
      for (const [below, text] of flatten(value, otherwise, `${key}.`)) flat.set(below, text);
    else otherwise(key, value);
  }
  return flat;
}

const isGroup = (value: unknown): value is Namespace =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fileOf = (language: Language, namespace: string) => `${language}/ui/${namespace}.json`;
const variables = (text: string): string => [...new Set(text.match(/{{.*?}}/g))].sort().join(', ');
