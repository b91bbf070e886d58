/**
 * A decorative copy over an element's own text, in its shadow tree: the text itself, and with it the accessibility
 * tree, reader modes, translation, copying and the page's styles, knows nothing of it.
 */

export interface Veil {
  /** Covers the element's padding box; empty at first. */
  copy: HTMLElement;
  /** Takes the copy away and shows the text. */
  lift: () => void;
}

const css = `
:host { position: relative }
.copy { position: absolute; inset: 0; pointer-events: none; user-select: none; white-space: pre }
@media screen { .text { -webkit-text-fill-color: transparent } }
@media print { .copy { display: none } }
`;
let sheet: CSSStyleSheet | undefined;

/**
 * Hides an element's letters, not what else stands in it, and lays an empty copy over them.
 * @param host an element that may carry a shadow tree: a heading, a `span`.
 */
export function veil(host: HTMLElement): Veil {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const text = element('text');
  text.append(document.createElement('slot'));
  const copy = element('copy');
  copy.ariaHidden = 'true';
  copy.inert = true;
  shadow.adoptedStyleSheets = [sheet];
  shadow.replaceChildren(text, copy);
  return {
    copy,
    lift: () => {
      shadow.adoptedStyleSheets = [];
      shadow.replaceChildren(document.createElement('slot'));
    },
  };
}

function element(name: string): HTMLElement {
  const span = document.createElement('span');
  span.className = name;
  return span;
}
