/** Covers of yearly reports show their years. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Report, Reports } from '#sections/reports/Reports.tsx';

test('the cover of each report shows its year, half of it on each side of the spine', () => {
  const html = renderToStaticMarkup(
    <Reports title="Reports">
      <Report title="Report for 2023" year="2023" hue="moss" earlier />
      <Report title="Report for 2024" year="2024" hue="moss" />
    </Reports>,
  );
  const getCover = (year: string) => {
    const report = html.split('<g id="_report-').find((part) => part.startsWith(year)) ?? '';
    return Array.from(report.matchAll(/<text[^>]*>(\d+)/g), ([, half]) => half);
  };
  expect(['2023', '2024'].map(getCover)).toEqual([
    ['20', '23'],
    ['20', '24'],
  ]);
});
