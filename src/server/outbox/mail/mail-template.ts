/** Template of all mails: renders content as plain text and as HTML. */
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, locales } from '#i18n/languages.ts';

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Single-line values with labels. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** Text written by a sender, under a label. */
  | { kind: 'quote'; label: string; text: string };

export interface MailContent {
  language: Language;
  title: string;
  blocks: readonly MailBlock[];
}

const renderBlockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return `${block.label}:\n${block.text}`;
  }
};

/** Renders plain text. */
export const renderText = ({ blocks }: MailContent): string =>
  `${blocks.map(renderBlockText).join('\n\n')}\n`;

/** Renders a complete document that loads nothing. It sets no colours, because mail programs have their own. */
export function renderHtml({ language, title, blocks }: MailContent): string {
  const head = h('head', {}, h('meta', { charSet: 'utf-8' }), h('title', {}, title));
  const body = h('body', { style: pageStyle }, ...blocks.map(renderBlockHtml));
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: locales[language] }, head, body))}`;
}

const h = createElement;
const pageStyle = { fontFamily: 'system-ui, sans-serif', lineHeight: 1.5, maxWidth: '40em' };
const labelStyle = { textAlign: 'left', verticalAlign: 'top', paddingRight: '1em', fontWeight: 600 } as const;

/** Renders line breaks as elements, because not every mail program keeps white space. */
const renderLines = (text: string): ReactNode[] =>
  text.split('\n').map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line));

function renderBlockHtml(block: MailBlock): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return h('p', {}, ...renderLines(block.text));
    case 'quote':
      return h(
        'div',
        {},
        h('p', { style: labelStyle }, block.label),
        h('p', { dir: 'auto' }, ...renderLines(block.text)),
      );
    case 'facts': {
      const rows = block.facts.map(([name, value]) =>
        h(
          'tr',
          { key: name },
          h('th', { scope: 'row', style: labelStyle }, name),
          h('td', { dir: 'auto' }, value),
        ),
      );
      return h('table', {}, h('tbody', {}, ...rows));
    }
  }
}
