/** The sections of the pull request's comment, in Markdown. */
import { splitLanguage } from '#i18n/languages.ts';
import { escapeMarkdown } from '#lint/reporters/github.ts';
import type { ChangedPage } from './changed-pages.ts';
import { formatWordDiff } from './word-diff.ts';

const statusNames: Readonly<Record<ChangedPage['status'], string>> = {
  added: 'new',
  changed: 'changed',
  removed: 'removed',
};

/** Formats the list of changed pages and their changes word by word. Returns an empty text if there are none. */
export function formatPagesSection(pages: readonly ChangedPage[], previewUrl: string | undefined): string {
  if (pages.length === 0) return '';
  const rows = pages.map((page) => `| ${formatPageLink(page, previewUrl)} | ${statusNames[page.status]} |`);
  const diffs = pages.flatMap(({ path, status, before, after }) =>
    status === 'changed'
      ? [
          '<details>',
          `<summary>${escapeMarkdown(path)}, word by word</summary>`,
          '',
          formatWordDiff(before, after),
          '',
          '</details>',
          '',
        ]
      : [],
  );
  return ['## Changed pages', '', '| Page | |', '| --- | --- |', ...rows, '', ...diffs].join('\n').trim();
}

/** A removed page has no preview. */
function formatPageLink({ path, title, status }: ChangedPage, previewUrl: string | undefined): string {
  const text = `${escapeMarkdown(title)} (${escapeMarkdown(path)})`;
  return previewUrl === undefined || status === 'removed' ? text : `[${text}](${previewUrl}${path})`;
}

/** A screenshot of a page, with the path of its file below the folder of the pictures. */
export interface Picture {
  /** Path of the page. */
  path: string;
  width: number;
  before: string | undefined;
  after: string | undefined;
}

export interface PreviewOptions {
  /** Origin of the preview; undefined if it is only an artifact. */
  previewUrl: string | undefined;
  /** Page of the workflow's run, where the artifacts are. */
  runUrl: string;
  runId: string;
  pullRequest: number;
}

/** Folder of the pictures in a hosted preview. */
export const picturesFolder = 'pictures';

/** Formats where the preview is, and the pictures of the changed pages. */
export function formatPreviewSection(
  pages: readonly ChangedPage[],
  pictures: readonly Picture[],
  { previewUrl, runUrl, runId, pullRequest }: PreviewOptions,
): string {
  const command = `gh run download ${runId} --name preview-${pullRequest} --dir dist && npm run serve`;
  const place =
    previewUrl === undefined
      ? `To look at the site with this change, run \`${command}\`, or download the artifact from [the run](${runUrl}).`
      : `The site with this change: ${previewUrl}`;
  const tables = pages.flatMap(({ path }) => {
    const ofPage = pictures.filter((picture) => picture.path === path);
    if (previewUrl === undefined || ofPage.length === 0) return [];
    const toImage = (file: string | undefined, width: number) =>
      file === undefined
        ? 'none'
        : `<img src="${previewUrl}/${picturesFolder}/${file}" alt="${escapeMarkdown(path)} at ${width} pixels" width="${width > 800 ? 420 : 180}">`;
    const rows = ofPage.map(
      ({ width, before, after }) => `| ${width} | ${toImage(before, width)} | ${toImage(after, width)} |`,
    );
    return [
      '<details>',
      `<summary>${escapeMarkdown(path)}, before and after</summary>`,
      '',
      '| Width | Before | After |',
      '| --- | --- | --- |',
      ...rows,
      '',
      '</details>',
      '',
    ];
  });
  const picturesHint =
    previewUrl === undefined && pictures.length > 0
      ? [
          `Pictures of each changed page, before and after, are in the artifact pictures-${pullRequest} of the same run: open index.html.`,
          '',
        ]
      : [];
  return ['## Preview', '', place, '', ...picturesHint, ...tables].join('\n').trim();
}

/** Formats a page that shows the pictures side by side. */
export function formatPicturesPage(pictures: readonly Picture[]): string {
  const toCell = (file: string | undefined) => (file === undefined ? 'none' : `<img src="${file}" alt="">`);
  const rows = pictures.map(
    ({ path, width, before, after }) =>
      `<tr><th>${path}<br>${width}</th><td>${toCell(before)}</td><td>${toCell(after)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Before and after</title>
<style>td { vertical-align: top } img { max-width: 45vw }</style>
<table>
<tr><th>Page</th><th>Before</th><th>After</th></tr>
${rows.join('\n')}
</table>
</html>
`;
}

/** Returns the folder of a page's screenshots: that of its English page, which has both languages. */
export const getPictureFolder = (pagePath: string): string =>
  splitLanguage(pagePath).path.slice(1).replaceAll('/', '-') || 'home';
