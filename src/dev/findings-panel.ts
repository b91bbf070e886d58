/**
 * Lists the findings of the content check on the page, in the browser. It can be closed. Until the application has started,
 * which shows saved content from then on, it also reloads the page when content is saved.
 */
import type { PanelFinding } from './panel-finding.ts';

const styles = `
  /* In the flow, so that the end of the page is not covered. */
  :host { position: sticky; inset-block-end: 0; z-index: 30; display: block; inline-size: fit-content; }
  details { margin: .75rem; max-inline-size: min(40rem, calc(100vw - 1.5rem));
    font: 14px/1.45 system-ui, sans-serif; color: #1b1b1f; background: #fff8e1; border: 1px solid #b58900; border-radius: 8px; }
  summary { padding: .35rem .75rem; cursor: pointer; }
  ul { margin: 0; padding: 0 .75rem .25rem; max-block-size: 40vh; overflow: auto; list-style: none; }
  li { padding-block: .4rem; border-block-start: 1px solid #e5d9a8; overflow-wrap: anywhere; }
  a { color: #0b4f8a; }
  small { color: #5c5130; }
  button { margin: .25rem .75rem .6rem; font: inherit; }
`;

customElements.define(
  'content-findings',
  class extends HTMLElement {
    private closedFor = '';

    connectedCallback(): void {
      this.attachShadow({ mode: 'open' });
      import.meta.hot?.on('content:findings', (findings: PanelFinding[]) => this.show(findings));
      // The check may have ended before this module was loaded.
      import.meta.hot?.send('content:request-findings', {});
    }

    private show(findings: PanelFinding[]): void {
      const root = this.shadowRoot as ShadowRoot;
      const key = JSON.stringify(findings);
      const isOpen = root.querySelector('details')?.open ?? false;
      root.replaceChildren();
      if (findings.length === 0 || key === this.closedFor) return;
      const style = create('style', styles);
      const details = create('details');
      details.open = isOpen;
      const count = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in the content`;
      const close = create('button', 'Close until something changes');
      close.type = 'button';
      close.addEventListener('click', () => {
        this.closedFor = key;
        root.replaceChildren();
      });
      const list = create('ul');
      list.append(...findings.map(createItem));
      details.append(create('summary', count), list, close);
      root.append(style, details);
    }
  },
);

function createItem({ place, file, message, rule }: PanelFinding): HTMLElement {
  const item = create('li');
  const link = create('a', place);
  link.href = `/__open-in-editor?file=${encodeURIComponent(file)}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  item.append(link, create('br'), message, ' ', create('small', rule));
  return item;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

document.body.append(document.createElement('content-findings'));

import.meta.hot?.on('content:change', () => {
  const hasStarted = document.documentElement.dataset.app === 'ready';
  // A reload would post a form again.
  if (!hasStarted && !document.querySelector('[data-answered]')) window.location.reload();
});
