/** The links of header and footer, from `navigation.yaml`. */
import { emptyNavigationFile, type NavigationFile, navigationSchema } from '#content/navigation.ts';
import { languages } from '#i18n/languages.ts';
import { type Finding, type Position, startOfFile } from '../finding.ts';
import type { FieldPath } from '../parse/yaml/locator.ts';
import type { TextFile } from '../read/content-folder.ts';
import { describeMissingText, validateYamlFile } from './yaml-file.ts';

/** The links of header and footer, with their positions. */
export interface ParsedNavigation {
  navigation: NavigationFile;
  /** True if at most labels are missing, so that addresses can be checked. */
  isValid: boolean;
  /** Position of a value in the file. */
  locate: (path: FieldPath) => Position;
  /** Position of a key in the file. */
  locateKey: (path: FieldPath) => Position;
  findings: Finding[];
}

/** Parses the navigation. A lint rule checks where the links lead, because that needs all documents. */
export function parseNavigation(file: TextFile | undefined): ParsedNavigation {
  const { value, locate, locateKey, findings } = validateYamlFile(
    file,
    navigationSchema,
    {
      family: 'navigation',
      name: 'the navigation',
      describeMissing: describeMissingText,
      shapeMessage: 'The navigation must be a list of fields: links:, header: and footer:.',
    },
    addMissingLabels,
  );
  return {
    isValid: value !== undefined,
    navigation: value ?? emptyNavigationFile,
    locate: (path) => locate?.(path) ?? startOfFile,
    locateKey: (path) => locateKey?.(path) ?? startOfFile,
    findings,
  };
}

/** Returns a copy of the data in which a link without words in one language has those of the other, or its address. */
function addMissingLabels(data: unknown): unknown {
  if (!isRecord(data) || !isRecord(data.links)) return data;
  const links = Object.entries(data.links).map(([name, link]) => {
    const labels = isRecord(link) ? link : {};
    const known = languages.flatMap((language) => labels[language] ?? []);
    const missing = languages.filter((language) => labels[language] == null);
    return [
      name,
      { ...labels, ...Object.fromEntries(missing.map((language) => [language, known[0] ?? name])) },
    ];
  });
  return { ...data, links: Object.fromEntries(links) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
