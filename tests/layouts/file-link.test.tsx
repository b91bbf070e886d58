/** Links to files say what visitors get: the kind and the size of the file. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageData } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Action, FileLink } from '#sections/file-link/FileLink.tsx';
import { PageDataContext } from '#sections/PageDataContext.ts';

const files = {
  '/files/report.pdf': { kind: 'PDF', size: 240_400 },
  '/files/large.docx': { kind: 'Word', size: 3_260_000 },
  '/files/tiny.csv': { kind: 'CSV', size: 12 },
};
const render = (language: Language, path: string, Component = FileLink as typeof Action) =>
  renderToStaticMarkup(
    <PageDataContext value={{ language, files } as unknown as PageData}>
      <Component {...{ href: path, to: path }}>Words</Component>
    </PageDataContext>,
  )
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ');

test.each([
  ['en', '/files/report.pdf', 'Words (PDF, 240 kB)'],
  ['no', '/files/report.pdf', 'Words (PDF, 240 kB)'],
  ['en', '/files/large.docx', 'Words (Word, 3.3 MB)'],
  ['no', '/files/large.docx', 'Words (Word, 3,3 MB)'],
  ['en', '/files/tiny.csv', 'Words (CSV, 1 kB)'],
  ['en', '/team', 'Words'],
] as const)('in %s, a link to %s reads %s', (language, path, text) => {
  expect(render(language, path)).toBe(text);
  expect(render(language, path, Action)).toBe(text);
});
