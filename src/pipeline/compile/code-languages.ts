/** The languages of code blocks that have colours. The names are those of highlight.js, with what else a fence may say. */
export const codeLanguages = {
  bash: ['sh', 'zsh', 'shell'],
  csharp: ['cs', 'c#'],
  css: [],
  diff: ['patch'],
  dockerfile: ['docker'],
  go: ['golang'],
  java: [],
  javascript: ['js', 'jsx', 'mjs', 'cjs'],
  json: ['jsonc', 'json5'],
  kotlin: ['kt', 'kts'],
  markdown: ['md', 'mdx'],
  python: ['py'],
  rust: ['rs'],
  sql: [],
  swift: [],
  typescript: ['ts', 'tsx', 'mts', 'cts'],
  xml: ['html', 'svg'],
  yaml: ['yml'],
} as const satisfies Record<string, readonly string[]>;

export type CodeLanguage = keyof typeof codeLanguages;

/** What a fence says of text that is no code. */
export const plainText = ['text', 'txt', 'plain', 'plaintext'] as const;
