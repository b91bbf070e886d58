/** A Markdown table keeps its semantics when its rows are stacked. */
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from '#i18n/server.ts';
import { Table, TableCell, TableHeader } from '#ui/table/Table.tsx';

const html = renderToStaticMarkup(
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
          <TableCell>Article 6</TableCell>
          <TableCell style={{ textAlign: 'right' }}>1</TableCell>
        </tr>
      </tbody>
    </Table>
  </I18nextProvider>,
);

test('cells after the first one have the label of their column, unless it is empty', () => {
  expect(html.match(/data-label="[^"]*"/g)).toEqual(['data-label="Legal basis"']);
  expect(html).toContain('>Answering</td>');
});
