/**
 * A decorative copy over an element's text, in the element's shadow tree. The text itself stays in the document, so
 * that the accessibility tree, reader modes, translation, copying and the page's styles are not affected.
 */

export interface Overlay {
  /** Covers the element's padding box. It is empty at first. */
  copy: HTMLElement;
  /** Removes the copy and shows the text. */
  remove: () => void;
}

const css = `
:host { position: relative }
.copy { position: absolute; inset: 0; pointer-events: none; user-select: none; white-space: pre }
@media screen { .text { -webkit-text-fill-color: transparent } }
@media print { .copy { display: none } }
`;
let sheet: CSSStyleSheet | undefined;

/**
 * Hides the letters of an element, but not its other content, and adds an empty copy over them.
 * @param host an element that may have a shadow tree: a heading or a `span`.
 */
export function createOverlay(host: HTMLElement): Overlay {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const text = createSpan('text');
  text.append(document.createElement('slot'));
  const copy = createSpan('copy');
  copy.ariaHidden = 'true';
  copy.inert = true;
  shadow.adoptedStyleSheets = [sheet];
  shadow.replaceChildren(text, copy);
  return {
    copy,
    remove: () => {
      shadow.adoptedStyleSheets = [];
      shadow.replaceChildren(document.createElement('slot'));
    },
  };
}

function createSpan(className: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  return span;
}
