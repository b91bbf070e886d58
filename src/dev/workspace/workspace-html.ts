/** The pages of the workspace as HTML. They work without script, and by keyboard. */
import path from 'node:path';
import { escapeAttribute, escapeText } from '#app/head/html.ts';
import type { DocumentStatus } from '#authoring/status.ts';
import type { TranslationTarget } from '#authoring/translations/translation-target.ts';
import { collections } from '#content/collections.ts';
import { getDocumentPath } from '#content/urls.ts';
import { type Language, languages, locales } from '#i18n/languages.ts';
import { languageNames } from '#lint/language-names.ts';
import { formatCount } from '#lint/reporters/text.ts';
import type { Finding } from '#pipeline/finding.ts';
import type { UnitReport } from '#translations/check-translations.ts';
import { type BlockPair, getOther } from '#translations/compare-languages.ts';
import { getNoun } from '#translations/pair-findings.ts';
import { findFactDifferences } from '#translations/update-record.ts';
import { diffText } from '#translations/word-diff.ts';

/** Path of the workspace. The names of documents follow it: `/__content/blog/first`. */
export const workspacePath = '/__content';

const styles = `
:root{color-scheme:light dark;--line:light-dark(#c9c9c2,#4a5263);--soft:light-dark(#55585f,#b9c0cc);--add:light-dark(#d5f0dc,#123d24);--cut:light-dark(#fbdcd6,#54201a);--link:light-dark(#0b4f86,#9fd0ff)}
body{margin:0 auto;padding:1.5rem clamp(1rem,3vw,3rem) 6rem;max-width:86rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fbfaf6,#141a26);color:light-dark(#171b24,#f3f1ea)}
a{color:var(--link)}h1{margin:.5rem 0 1rem}h2{margin:0;font-size:1rem}
table{border-collapse:collapse;width:100%}th,td{padding:.4rem .75rem .4rem 0;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
.wide{overflow-x:auto}.soft{color:var(--soft)}ins{background:var(--add)}del{background:var(--cut)}
article{padding:.9rem 0;border-top:1px solid var(--line);scroll-margin-top:1rem}
article:target,article:focus-within{outline:2px solid var(--link);outline-offset:.4rem}
.texts{display:grid;gap:.5rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr))}.texts p{margin:.2rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:end;margin:.6rem 0 0}label{display:grid;font-size:.875rem}
input,button{font:inherit;padding:.3rem .6rem}button{cursor:pointer}label:has([type=checkbox]){display:flex;gap:.4rem;align-items:center}
ul{margin:.4rem 0;padding-inline-start:1.2rem}[role=alert]{padding:.75rem 1rem;white-space:pre-wrap;background:var(--cut)}
`;

/** Opens files in the editor without leaving the page. Without script the links work as well. */
const script = `document.addEventListener('click',(event)=>{const link=event.target.closest('a[data-editor]');if(!link)return;event.preventDefault();fetch(link.href)})`;

const renderPage = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${styles}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`;

/** Renders the table of documents and UI strings in both languages. */
export function renderMatrix(
  statuses: readonly DocumentStatus[],
  units: readonly UnitReport[],
  findings: readonly Finding[],
): string {
  const reports = new Map(units.map((report) => [report.unit.name, report]));
  const documentRows = statuses.map(({ kind, slug, states, samples, dates }) => {
    if (kind === 'file') {
      const empty = languages.map(() => '');
      return renderRow(slug, empty, undefined, findings, [formatCount(samples.length, 'sample')]);
    }
    const name = `${collections[kind].folder}/${slug}`;
    const cells = languages.map((language) =>
      states[language] === 'missing' || states[language] === 'pending'
        ? states[language]
        : `<a href="${escapeAttribute(getDocumentPath(language, kind, slug))}">${states[language]}</a>`,
    );
    const notes = [
      ...(samples.length > 0 ? [formatCount(samples.length, 'sample')] : []),
      ...new Set(dates.map(({ what }) => what)),
    ];
    return renderRow(name, cells, reports.get(name), findings, notes);
  });
  const stringRows = units
    .filter(({ unit }) => !unit.document)
    .map((report) =>
      renderRow(
        report.unit.name,
        languages.map(() => ''),
        report,
        findings,
        [],
      ),
    );
  const head = ['Document', ...languages.map((language) => languageNames[language])];
  return renderPage(
    'Content',
    `<main>
<h1>Content</h1>
<div class="wide">
<table>
<thead><tr>${[...head, 'Translation', 'Findings', 'Notes'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${[...documentRows, ...stringRows].join('\n')}
</tbody>
</table>
</div>
</main>`,
  );
}

function renderRow(
  name: string,
  states: readonly string[],
  report: UnitReport | undefined,
  findings: readonly Finding[],
  notes: readonly string[],
): string {
  const files = report
    ? Object.values(report.unit.files)
    : languages.map((language) => `${language}/${name}.mdx`);
  const own = findings.filter(({ file }) => files.includes(file));
  const label = report
    ? `<a href="${workspacePath}/${escapeAttribute(name)}">${escapeText(name)}</a>`
    : escapeText(name);
  const cells = [...states, formatState(report), formatFindings(own), escapeText(notes.join(', '))];
  return `<tr><th scope="row">${label}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function formatState(report: UnitReport | undefined): string {
  if (!report) return '';
  if (!report.isConfirmed) return 'unconfirmed';
  const behind = languages.flatMap((language) =>
    report.behind[language] > 0 ? `${languageNames[language]}: ${report.behind[language]} behind` : [],
  );
  return behind.join(', ') || (report.changedInBoth > 0 ? 'to record' : 'in step');
}

const formatFindings = (findings: readonly Finding[]): string => {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return [
    ...(errors > 0 ? [formatCount(errors, 'error')] : []),
    ...(findings.length > errors ? [formatCount(findings.length - errors, 'warning')] : []),
  ].join(', ');
};

/**
 * Renders both texts of a document side by side.
 * @param findings of its files.
 * @param message about a form that could not be applied.
 */
export function renderDocument(
  { unit, pairs, productNames }: TranslationTarget,
  findings: readonly Finding[],
  contentDir: string,
  message?: string,
): string {
  const shown = new Set<Finding>();
  const articles = pairs.map((pair, index) => {
    const own = findings.filter((finding) => isInPair(finding, pair, unit.files));
    for (const finding of own) shown.add(finding);
    return renderPair(pair, `block-${index + 1}`, own, { files: unit.files, contentDir, productNames });
  });
  const others = findings.filter((finding) => !shown.has(finding));
  const behind = pairs.flatMap((pair, index) => (pair.behind === undefined ? [] : `block-${index + 1}`));
  return renderPage(
    unit.name,
    `<nav><a href="${workspacePath}">All documents</a></nav>
<main>
<h1>${escapeText(unit.name)}</h1>
${message === undefined ? '' : `<p role="alert">${escapeText(message)}</p>`}
<p>${behind.length === 0 ? 'No block is behind.' : `Behind: ${behind.map((id) => `<a href="#${id}">${id.slice(6)}</a>`).join(', ')}`}</p>
${renderFindings(others)}
${articles.join('\n')}
</main>`,
  );
}

const isInPair = ({ file, line }: Finding, { blocks }: BlockPair, files: Record<Language, string>): boolean =>
  languages.some((language) => {
    const block = blocks[language];
    return (
      block !== undefined && files[language] === file && block.start.line <= line && line <= block.end.line
    );
  });

const renderFindings = (findings: readonly Finding[]): string =>
  findings.length === 0
    ? ''
    : `<ul>${findings
        .map(
          ({ file, line, level, message, rule }) =>
            `<li>${escapeText(`${level}: ${file}:${line} ${message}`)} <span class="soft">${rule}</span></li>`,
        )
        .join('')}</ul>`;

interface PairContext {
  files: Record<Language, string>;
  contentDir: string;
  productNames: readonly string[];
}

function renderPair(pair: BlockPair, id: string, findings: readonly Finding[], context: PairContext): string {
  const { blocks, state, behind, entry } = pair;
  const block = blocks.en ?? blocks.no;
  if (!block) return '';
  const needsForm = state !== 'in step' || !entry;
  const title = behind === undefined ? state : `${languageNames[behind]} is behind`;
  return `<article id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${id.slice(6)}. ${escapeText(getNoun(block))} <span class="soft">${entry ? title : `${title}, not recorded`}</span></h2>
<div class="texts">${languages.map((language) => renderText(pair, language, context)).join('')}</div>
${renderFindings(findings)}${needsForm ? renderForms(pair, id, context.productNames) : ''}
</article>`;
}

/** Renders the text of a language, with its changes since it was confirmed. */
function renderText(
  { blocks, entry, behind }: BlockPair,
  language: Language,
  { files, contentDir }: PairContext,
): string {
  const block = blocks[language];
  const before = entry?.blocks[language]?.text;
  const parts =
    before === undefined || block === undefined
      ? escapeText(block?.text ?? before ?? '(missing)')
      : diffText(before, block.text)
          .map(({ type, text }) => {
            const tag = type === 'added' ? 'ins' : type === 'removed' ? 'del' : undefined;
            return tag ? `<${tag}>${escapeText(text)}</${tag}>` : escapeText(text);
          })
          .join('');
  const removed = block === undefined && before !== undefined ? `<del>${parts}</del>` : parts;
  const { line, column } = block?.start ?? blocks[getOther(language)]?.start ?? { line: 1, column: 1 };
  const place = `${files[language]}:${line}`;
  const target = `${path.join(contentDir, files[language])}:${block ? line : 1}:${block ? column : 1}`;
  return `<div><a data-editor href="/__open-in-editor?file=${encodeURIComponent(target)}">${escapeText(block ? place : files[language])}</a>${behind === language ? ' <strong>behind</strong>' : ''}<p lang="${locales[language]}">${removed}</p></div>`;
}

function renderForms(
  { blocks, behind, state }: BlockPair,
  id: string,
  productNames: readonly string[],
): string {
  const hidden = [
    ...languages.flatMap((language) => {
      const hash = blocks[language]?.hash;
      return hash === undefined ? [] : [`<input type="hidden" name="${language}" value="${hash}">`];
    }),
    `<input type="hidden" name="place" value="${id}">`,
  ].join('');
  const hasOtherFacts = findFactDifferences({ blocks, state }, productNames).some(({ isOrder }) => !isOrder);
  const whyNeeded = behind !== undefined || hasOtherFacts;
  const confirmForm = `<form method="post">${hidden}<input type="hidden" name="action" value="confirm">${
    whyNeeded ? '<label>Why does it still fit?<input name="why" required size="36"></label>' : ''
  }${
    hasOtherFacts
      ? '<label><input type="checkbox" name="acceptFacts" required>The facts differ on purpose</label>'
      : ''
  }<button aria-describedby="${id}-title">Confirm</button></form>`;
  const postponeForm = `<form method="post">${hidden}<input type="hidden" name="action" value="postpone"><label>Who does it?<input name="owner" required></label><label>By<input type="date" name="by" required></label><button aria-describedby="${id}-title">Postpone</button></form>`;
  return `${confirmForm}${behind === undefined ? '' : postponeForm}`;
}
