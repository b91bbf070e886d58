/** Languages of code blocks that are highlighted: names of highlight.js, each with its aliases. */
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

/** Names for code blocks that are not highlighted. */
export const plainTextNames = ['text', 'txt', 'plain', 'plaintext'] as const;
