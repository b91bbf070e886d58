/**
 * Counts what the rules for text report in documents of other projects, which many people have read. Most of it would be
 * a false alarm here as well. The documents are read from a temporary folder, and nothing of them is kept.
 */
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkDocument } from '#lint/lint-document.ts';
import { checkLinkWords } from '#lint/rules/links/link-words.ts';
import { checkPrivateLinks } from '#lint/rules/links/private-links.ts';
import { checkUrlLeftovers } from '#lint/rules/links/url-leftovers.ts';
import type { Finding } from '#pipeline/finding.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';

const run = promisify(execFile);

/** Public repositories with documents in MDX, which are cloned if no folders are given. */
const repositories = [
  'https://github.com/withastro/docs.git',
  'https://github.com/withastro/starlight.git',
  'https://github.com/solidjs/solid-docs.git',
  'https://github.com/kentcdodds/kentcdodds.com.git',
  'https://github.com/langchain-ai/docs.git',
  'https://github.com/modelcontextprotocol/modelcontextprotocol.git',
  'https://github.com/nodejs/nodejs.org.git',
  'https://github.com/trpc/trpc.git',
];

/** Rules that need neither the site's components nor its other documents. */
const textRules = [
  'code/unclosed',
  'links/as-text',
  'links/end-punctuation',
  'links/mail',
  'links/private',
  'links/tracking',
  'links/undefined',
  'links/vague',
  'links/wrapped',
  'prose/ambiguous-date',
  'prose/article',
  'prose/emoji-code',
  'prose/invisible-character',
  'prose/name',
  'prose/number-notation',
  'prose/placeholder',
  'prose/punctuation',
  'prose/typed-sign',
  'structure/bold-as-text',
  'structure/duplicate-footnote',
  'structure/heading-as-text',
  'structure/highlight-as-text',
  'structure/list-as-text',
  'structure/quote-as-text',
  'structure/repeated',
  'structure/single-tilde',
  'structure/split-list',
  'structure/table-as-text',
  'structure/table-header',
  'structure/table-missing-cell',
  'structure/text-after-list',
  'structure/unused-footnote',
] as const;

/** Folders of translations, whose text other rules would have to check. */
const otherLanguage =
  /(?:^|\/)(?:ar|cs|da|de|es|fa|fr|he|hi|id|it|ja|ka|ko|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?\//i;

export interface FalseAlarmFigures {
  documents: number;
  /** Documents with tags that are not valid MDX here, of which the rules see only a part. */
  unparsed: number;
  rules: RuleFigures[];
}

interface RuleFigures {
  rule: string;
  alarms: number;
  documents: number;
  alarmsPerThousand: number;
  /** `file:line message`, with the line. */
  examples: string[];
}

/** Examples that are kept of each rule. Another document comes before a second one of the same. */
const maxExamples = 12;

/**
 * Checks the documents of repositories.
 * @param folders with documents, or git directories. Default: public repositories, which are cloned.
 */
export async function countFalseAlarms(folders: readonly string[]): Promise<FalseAlarmFigures> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'false-alarms-'));
  try {
    const alarms: { finding: Finding; line: string }[] = [];
    let documents = 0;
    let unparsed = 0;
    for (const [index, source] of (folders.length > 0 ? folders : repositories).entries()) {
      const folder = await checkOut(source, path.join(temporary, String(index)));
      const files = globSync('**/*.mdx', { cwd: folder, exclude: ['**/node_modules/**'] });
      for (const name of files.filter((file) => !otherLanguage.test(file)).sort()) {
        const text = decodeUtf8(readFileSync(path.join(folder, name)));
        if (text === undefined) continue;
        documents++;
        const file = `${path.basename(source.replace(/\/(?:repo|\.git)\/?$/, ''))}/${name}`;
        const findings = checkText(file, normalizeText(text));
        if (findings.some(({ rule }) => rule === 'mdx/syntax')) unparsed++;
        const lines = normalizeText(text).split('\n');
        for (const finding of findings)
          if ((textRules as readonly string[]).includes(finding.rule))
            alarms.push({ finding, line: lines[finding.line - 1] ?? '' });
      }
    }
    const rules = textRules.map((rule) => summarize(rule, alarms, documents));
    return { documents, unparsed, rules };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Returns a folder with the documents of a repository: the given one, or a copy of those that are in git. */
async function checkOut(source: string, target: string): Promise<string> {
  const isUrl = /^https?:\/\//.test(source);
  if (isUrl) {
    await run('git', [
      'clone',
      '--quiet',
      '--depth=1',
      '--filter=blob:none',
      '--no-checkout',
      source,
      target,
    ]);
    await run('git', ['-C', target, 'checkout', '--quiet', 'HEAD', '--', '*.mdx']);
    return target;
  }
  const isGitDirectory = globSync('{HEAD,objects}', { cwd: source }).length === 2;
  if (!isGitDirectory) return source;
  mkdirSync(target);
  const env = { ...process.env, GIT_INDEX_FILE: `${target}.index` };
  const repository = [`--git-dir=${path.resolve(source)}`, `--work-tree=${target}`];
  await run('git', [...repository, 'checkout', '--quiet', 'HEAD', '--', '*.mdx'], { env, cwd: target });
  return target;
}

/** Runs the rules for text on a document of another project, whose frontmatter has other fields. */
function checkText(file: string, text: string): Finding[] {
  const source = { kind: 'page', slug: 'x', file, hash: '', language: 'en', text } as const;
  const { findings, document, invalid } = checkDocument(source);
  const checked = document ?? invalid;
  return checked
    ? [...findings, ...checkLinkWords(checked), ...checkPrivateLinks(checked), ...checkUrlLeftovers(checked)]
    : findings;
}

function summarize(
  rule: string,
  alarms: readonly { finding: Finding; line: string }[],
  documents: number,
): RuleFigures {
  const found = alarms.filter(({ finding }) => finding.rule === rule);
  const byFile = [...Map.groupBy(found, ({ finding }) => finding.file).values()];
  const examples = [...byFile.flatMap(([first]) => first ?? []), ...byFile.flatMap(([, ...rest]) => rest)];
  return {
    rule,
    alarms: found.length,
    documents: byFile.length,
    alarmsPerThousand: documents === 0 ? 0 : Math.round((found.length / documents) * 10_000) / 10,
    examples: examples
      .slice(0, maxExamples)
      .map(
        ({ finding: { file, line: number, message }, line }) =>
          `${file}:${number} ${message}\n      ${line.trim()}`,
      ),
  };
}

export function formatFalseAlarms({ documents, unparsed, rules }: FalseAlarmFigures): string {
  const rows = rules.map(
    ({ rule, alarms, documents: files, alarmsPerThousand }) =>
      `${rule.padEnd(32)}${String(alarms).padStart(8)}${String(files).padStart(12)}${alarmsPerThousand.toFixed(1).padStart(12)}`,
  );
  const examples = rules.flatMap((figures) => [
    '',
    figures.rule,
    ...figures.examples.map((line) => `  ${line}`),
  ]);
  return [
    `${documents} documents, ${unparsed} of them not valid MDX here`,
    `${'rule'.padEnd(32)}${'alarms'.padStart(8)}${'documents'.padStart(12)}${'per 1,000'.padStart(12)}`,
    ...rows,
    ...examples,
  ].join('\n');
}
