/** Parses YAML to data, and to a document that knows the range of every node. */
import { type Document, parseDocument, visit } from 'yaml';

export interface YamlError {
  /** Message of the parser, without a full stop. */
  message: string;
  /** Code of the parser, such as `DUPLICATE_KEY`. */
  code: string;
  offset: number;
}

export interface ParsedYaml {
  /** Undefined if there are errors. */
  data: unknown;
  document: Document;
  errors: YamlError[];
}

/** Parses YAML. Never throws: an alias without an anchor, for which `toJS` throws, is an error too. */
export function parseYaml(text: string): ParsedYaml {
  let document: Document | undefined;
  try {
    document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
    const errors = document.errors.map(({ message, code, pos }) => ({
      message: getFirstLine(message),
      code: String(code),
      offset: pos[0],
    }));
    return { document, errors, data: errors.length ? undefined : document.toJS() };
  } catch (cause) {
    document ??= parseDocument('');
    const message = getFirstLine(cause instanceof Error ? cause.message : String(cause));
    return {
      document,
      data: undefined,
      errors: [findAliasError(document) ?? { message, code: '', offset: 0 }],
    };
  }
}

/** Limit of cached texts, above the number of files of UI strings. Old versions of edited files are dropped first. */
const maxCachedTexts = 64;
const cache = new Map<string, ParsedYaml>();

/**
 * Returns the shared result for a text, which callers must not change. UI strings use it, because several rules need
 * them and their parse takes longer than the check of a small content folder.
 */
export function parseYamlCached(text: string): ParsedYaml {
  const cached = cache.get(text);
  if (cached) return cached;
  const yaml = parseYaml(text);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= maxCachedTexts) cache.delete(oldest);
  cache.set(text, yaml);
  return yaml;
}

function findAliasError(document: Document): YamlError | undefined {
  let error: YamlError | undefined;
  visit(document, {
    Alias(_key, node) {
      error = {
        message: `"*${node.source}" begins with *, which refers to something else`,
        code: 'ALIAS',
        offset: node.range?.[0] ?? 0,
      };
      return visit.BREAK;
    },
  });
  return error;
}

const getFirstLine = (message: string): string => (message.split('\n')[0] ?? message).replace(/[.:]$/, '');
