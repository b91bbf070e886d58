/** A Markdown table keeps its semantics when its rows are stacked. */
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from '#i18n/server.ts';
import { Table, TableCell, TableHeader } from '#ui/table/Table.tsx';

const renderTable = (value: string) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', {})}>
      <Table>
        <thead>
          <tr>
            <TableHeader>Purpose</TableHeader>
            <TableHeader>
              Legal <em>basis</em>
            </TableHeader>
            <TableHeader style={{ textAlign: 'right' }} />
          </tr>
        </thead>
        {'\n'}
        <tbody>
          <tr>
            <TableCell>Answering</TableCell>
            {'\n'}
            <TableCell>{value}</TableCell>
            <TableCell style={{ textAlign: 'right' }}>1</TableCell>
          </tr>
        </tbody>
      </Table>
    </I18nextProvider>,
  );

const html = renderTable('The visitor has asked for an answer, and we need the address to write it');

test('cells after the first one have the label of their column, unless it is empty', () => {
  expect(html.match(/data-label="[^"]*"/g)).toEqual(['data-label="Legal basis"']);
  expect(html).toContain('>Answering</td>');
});

test('cells of a table with short values have no labels, because they stay in columns', () => {
  expect(renderTable('Article 6')).not.toContain('data-label');
});

test.each(['Yes', 'Ja, når den er installert', 'No', 'Nei'])('the answer "%s" has a mark', (answer) => {
  expect(renderTable(answer)).toMatch(
    new RegExp(`<span class="[^"]+"></span><span>${answer}</span></span></td>`),
  );
});

test.each(['Not on iPhone', 'None', 'Januar'])('"%s" is no answer', (value) => {
  expect(renderTable(value)).not.toContain('<span');
});
