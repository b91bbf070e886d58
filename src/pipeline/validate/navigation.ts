/** The links of header and footer, from `navigation.yaml`. */
import { emptyNavigationFile, type NavigationFile, navigationSchema } from '#content/navigation.ts';
import { type Finding, type Position, startOfFile } from '../finding.ts';
import type { FieldPath } from '../parse/yaml/locator.ts';
import type { TextFile } from '../read/content-folder.ts';
import { describeMissingText, validateYamlFile } from './yaml-file.ts';

/** The links of header and footer, with their positions. */
export interface ParsedNavigation {
  navigation: NavigationFile;
  /** Position of a value in the file. */
  locate: (path: FieldPath) => Position;
  /** Position of a key in the file. */
  locateKey: (path: FieldPath) => Position;
  findings: Finding[];
}

/** Parses the navigation. A lint rule checks where the links lead, because that needs all documents. */
export function parseNavigation(file: TextFile | undefined): ParsedNavigation {
  const { value, locate, locateKey, findings } = validateYamlFile(file, navigationSchema, {
    family: 'navigation',
    name: 'the navigation',
    describeMissing: describeMissingText,
    shapeMessage: 'The navigation must be a list of fields: links:, header: and footer:.',
  });
  return {
    navigation: value ?? emptyNavigationFile,
    locate: (path) => locate?.(path) ?? startOfFile,
    locateKey: (path) => locateKey?.(path) ?? startOfFile,
    findings,
  };
}
