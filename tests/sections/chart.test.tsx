/** A chart says in words what its bars show. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import type { PageData } from '#content/page-data.ts';
import { createI18n } from '#i18n/server.ts';
import { Bar, Chart } from '#sections/chart/Chart.tsx';
import { PageDataContext } from '#sections/PageDataContext.ts';

const sample = { sample: 'The figures', sampleFrom: 'The CEO' };

const renderChart = (
  language: 'en' | 'no',
  previous?: string,
  bars: ReactNode = <Bar label="By train" note="Of all trips" previous="54" value="63" hue="moss" />,
  caption?: string,
) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, {})}>
      <PageDataContext value={{ language } as PageData}>
        <Chart
          title="Trips"
          unit="%"
          max="100"
          labels="Kind"
          previous={previous}
          values="2024"
          caption={caption}
        >
          {bars}
        </Chart>
      </PageDataContext>
    </I18nextProvider>,
  );

/** Returns the text of some HTML without what is hidden from screen readers. */
const getSpokenText = (html: string) =>
  html.replace(/<svg[^>]*aria-hidden="true".*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ');

test('a chart of pairs lists both figures with their years, in the notation of the language', () => {
  expect(getSpokenText(renderChart('en', '2023'))).toContain('By train : 2023 54%, 2024 63%');
  expect(getSpokenText(renderChart('no', '2023'))).toContain('2023 54\u00a0%, 2024 63\u00a0%');
});

test('the table of a chart of pairs has a column for each year', () => {
  const table = renderChart('en', '2023').match(/<table>.*<\/table>/)?.[0] ?? '';
  expect(table.match(/<th scope="col">[^<]*/g)?.map((cell) => cell.slice(16))).toEqual([
    'Kind',
    '2023',
    '2024',
  ]);
  expect(table).toContain('<th scope="row">By train</th><td>54%</td><td>63%</td>');
});

/** Returns the positions of the earlier light and of the current one on their track. */
const getPair = (html: string) => [
  html.match(/<circle class="[^"]*" cx="([^"]*)"/)?.[1],
  html.match(/<svg class="[^"]*" x="([^"]*)"/)?.[1],
];

test('both lights of a pair are at their share of the scale', () => {
  expect(getPair(renderChart('en', '2023'))).toEqual(['54%', '63%']);
  const falling = <Bar label="By plane" previous="63" value="40" hue="moss" />;
  expect(getPair(renderChart('en', '2023', falling))).toEqual(['63%', '40%']);
});

/** Returns the difference between the figures of a pair, as it is shown. */
const getDifference = (html: string) => html.match(/<span [^>]*aria-hidden="true">([^<]*)</)?.[1];

test('a pair shows by how much its figure has changed, in the notation of the language', () => {
  expect(getDifference(renderChart('en', '2023'))).toBe('+9');
  const falling = <Bar label="By plane" previous="63" value="40.5" hue="moss" />;
  expect(getDifference(renderChart('no', '2023', falling))).toBe('−22,5');
  const unchanged = <Bar label="By boat" previous="12.1" value="12.1" hue="moss" />;
  expect(getDifference(renderChart('en', '2023', unchanged))).toBe('0');
});

test('the figure of a light at the end of the track does not stick out', () => {
  const low = <Bar label="By boat" previous="2" value="98" hue="moss" />;
  expect(
    [...renderChart('en', '2023', low).matchAll(/<text[^>]* x="([^"]*)" y="50%"/g)].map(([, x]) => x),
  ).toEqual(['16%', '84%']);
});

test('a chart says how a figure is counted, as bars and as pairs', () => {
  expect(getSpokenText(renderChart('en'))).toContain('Of all trips');
  expect(getSpokenText(renderChart('en', '2023'))).toContain('Of all trips');
});

test('the scale of a chart with bars has lines in round steps from 0', () => {
  const ticks = [...renderChart('en').matchAll(/<text x="([^"]*)" y="100%"[^>]*>([^<]*)/g)];
  expect(ticks.map(([, position, value]) => `${position} ${value}`)).toEqual([
    '0% 0%',
    '50% 50%',
    '100% 100%',
  ]);
});

test('each figure of a pair has its year', () => {
  const texts = [...renderChart('en', '2023').matchAll(/<text[^>]* y="50%">([^<]*)<tspan>([^<]*)/g)];
  expect(texts.map(([, year, figure]) => `${year}${figure}`)).toEqual(['2023 54%', '2024 63%']);
});

test('bars with the same sample note share one label, others have their own', () => {
  const getLabelCount = (from: string) => {
    const html = renderChart('en', '2023', [
      <Bar key="train" label="By train" previous="54" value="63" hue="moss" {...sample} />,
      <Bar key="bus" label="By bus" previous="71" value="82" hue="moss" {...sample} sampleFrom={from} />,
    ]);
    return {
      all: html.split('data-sample-label').length - 1,
      beforeBars: html.split('<figure')[0]?.includes('data-sample-label'),
    };
  };
  expect(getLabelCount('The CEO')).toEqual({ all: 1, beforeBars: true });
  expect(getLabelCount('The editor')).toEqual({ all: 2, beforeBars: false });
});

test('a chart without earlier figures has bars', () => {
  const html = renderChart('en');
  expect(html).not.toContain('54%');
  expect(html).toContain('width="63%"');
});

test('a chart has no caption unless its document gives one', () => {
  expect(renderChart('en')).not.toContain('figcaption');
  expect(renderChart('en', undefined, undefined, 'Shares')).toContain('<figcaption>Shares</figcaption>');
});
