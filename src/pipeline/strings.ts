/** The UI strings: i18next namespaces, one JSON file a language and namespace. */

import { LineCounter, parseDocument } from 'yaml';
import { defaultLanguage, type Language, languages } from '#i18n/languages.ts';
import { error, type Finding, startOfFile } from './finding.ts';
import type { Sources } from './read.ts';

export type Namespace = Record<string, unknown>;
export type Strings = Record<Language, Record<string, Namespace>>;

/** Parses the namespaces, and says which string a language lacks. */
export function readStrings(files: Sources['strings']): { strings: Strings; findings: Finding[] } {
  const strings = Object.fromEntries(languages.map((language) => [language, {}])) as Strings;
  const findings: Finding[] = [];
  const broken = new Set<string>();
  for (const { file, text, language, namespace } of files) {
    const lineCounter = new LineCounter();
    // JSON is YAML: this parser knows where a mistake stands, which JSON.parse does not say.
    const document = parseDocument(text, { lineCounter, prettyErrors: false });
    for (const { message, pos } of document.errors) {
      const { line, col } = lineCounter.linePos(pos[0]);
      findings.push(
        error(file, { line, column: col }, 'strings/file', `The file is not valid JSON: ${message}`),
      );
    }
    if (document.errors.length) broken.add(file);
    else strings[language][namespace] = (document.toJS() ?? {}) as Namespace;
  }

  for (const language of languages)
    for (const other of languages)
      for (const [namespace, resource] of Object.entries(strings[other])) {
        if (broken.has(`${language}/ui/${namespace}.json`)) continue;
        const own = flatten(strings[language][namespace] ?? {});
        for (const [key, value] of flatten(resource)) {
          const file = `${language}/ui/${namespace}.json`;
          const here = own.get(key);
          if (here === undefined) {
            if (other !== language)
              findings.push(
                error(
                  file,
                  startOfFile,
                  'strings/missing',
                  `"${key}" is missing. In ${other} it is "${value}".`,
                ),
              );
          } else if (here.trim() === '') {
            if (other === language)
              findings.push(error(file, startOfFile, 'strings/empty', `"${key}" is empty.`));
          } else if (other === defaultLanguage && variables(here) !== variables(value))
            findings.push(
              error(
                file,
                startOfFile,
                'strings/variables',
                `"${key}" uses ${variables(here) || 'no variable'}, but in ${other} it uses ${variables(value) || 'none'}.`,
              ),
            );
        }
      }
  return { strings, findings };
}

/** `{ a: { b: 'c' } }` as `a.b` to `c`, as i18next addresses it. */
function flatten(resource: Namespace, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(resource)) {
    if (value !== null && typeof value === 'object')
      for (const [below, text] of flatten(value as Namespace, `${prefix}${key}.`)) flat.set(below, text);
    else flat.set(`${prefix}${key}`, String(value ?? ''));
  }
  return flat;
}

const variables = (text: string): string => [...new Set(text.match(/{{.*?}}/g))].sort().join(', ');
