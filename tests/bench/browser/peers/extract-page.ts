/** Runs in the browser. Playwright sends it as source text, so it may use nothing from this module. */
import type { ContentElement, ContentNode, HeaderLink, SitePage } from './site-content.ts';

/**
 * Extracts the content of a page: its elements without classes, scripts and styles. A drawing becomes an element
 * `drawing` with its markup, because a site would keep it in a file. A carousel and a form become components.
 */
export function extractPage(html: string): Omit<SitePage, 'path'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  /** An SVG image with more elements is a drawing, with fewer an icon. */
  const maxIconElements = 6;
  const skippedTags = [
    'script',
    'style',
    'link',
    'template',
    'noscript',
    'iframe',
    'source',
    'video',
    'audio',
  ];
  const skippedAttributes = ['class', 'style', 'srcset', 'sizes', 'nonce', 'fetchpriority'];
  const find = <E extends Element = HTMLElement>(selector: string, root: ParentNode = page): E => {
    const element = root.querySelector<E>(selector);
    if (!element) throw new Error(`The page "${page.title}" has no ${selector}.`);
    return element;
  };
  const getText = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

  const convertChildren = (parent: Element): ContentNode[] => {
    const nodes: ContentNode[] = [];
    for (const child of parent.childNodes) {
      const converted = child instanceof Element ? convertElement(child) : convertText(child);
      const last = nodes.at(-1);
      // Comments between texts are not kept, so that the texts are one.
      if (typeof converted === 'string' && typeof last === 'string')
        nodes[nodes.length - 1] = last + converted;
      else if (converted) nodes.push(converted);
    }
    return nodes;
  };

  const convertText = (node: Node): string => {
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    return !text.trim() && text.includes('\n') ? '' : text.replace(/[\n\t ]+/g, ' ');
  };

  const convertElement = (element: Element): ContentElement | undefined => {
    const tag = element.localName;
    if (skippedTags.includes(tag)) return undefined;
    if (element instanceof SVGSVGElement && element.querySelectorAll('*').length > maxIconElements)
      return convertDrawing(element);
    if (element instanceof HTMLFormElement && element.dataset.form) return convertForm(element);
    if (isCarouselStage(element)) return convertCarousel(element);
    const attributes = [...element.attributes].filter(
      ({ name }) => !skippedAttributes.includes(name) && !/^(?:data-|on|aria-(?:invalid|busy))/.test(name),
    );
    return {
      tag,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      children: convertChildren(element),
    };
  };

  const convertDrawing = (svg: SVGSVGElement): ContentElement => {
    const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
    // The site's styles are missing in the file.
    for (const [name, value] of [
      ['color', '#2f6f7e'],
      ['fill', 'none'],
      ['stroke', 'currentColor'],
    ] as const)
      if (!svg.hasAttribute(name)) svg.setAttribute(name, value);
    const markup = new XMLSerializer().serializeToString(svg);
    const alt = svg.getAttribute('aria-label') ?? '';
    return { tag: 'drawing', attributes: { markup, alt, width, height }, children: [] };
  };

  const getLabel = (control: HTMLInputElement) => {
    const legend =
      control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : undefined;
    return getText(
      legend ?? page.querySelector(`label[for="${CSS.escape(control.id)}"]`) ?? control.closest('label'),
    );
  };

  const convertForm = (form: HTMLFormElement): ContentElement => {
    const controls = [...form.elements].filter(
      (control) => control.matches('input, textarea, select') && !control.closest('[aria-hidden="true"]'),
    ) as HTMLInputElement[];
    const fields = new Map<string, Record<string, unknown>>();
    for (const control of controls) {
      if (control.type === 'hidden' || !control.name || fields.has(control.name)) continue;
      const isChoice = control.type === 'radio' || control instanceof HTMLSelectElement;
      fields.set(control.name, {
        name: control.name,
        label: getLabel(control),
        type: control.localName === 'textarea' ? 'textarea' : isChoice ? 'select' : control.type,
        isRequired: control.required,
        autoComplete: control.getAttribute('autocomplete') ?? 'off',
        options: isChoice
          ? controls.filter(({ name }) => name === control.name).map(({ value }) => value)
          : [],
      });
    }
    const attributes = {
      name: form.dataset.form,
      fields: [...fields.values()],
      submitLabel: getText(form.querySelector('[type="submit"]')),
    };
    return { tag: 'ContactForm', attributes, children: [] };
  };

  const slideSelector = '[aria-roledescription="slide"]';
  /** Returns the buttons outside slides, which have buttons of their own, such as those of sample labels. */
  const getControls = (element: Element) =>
    [...element.querySelectorAll('button')].filter((button) => !button.closest(slideSelector));
  /** The innermost element that contains all slides and the buttons of a carousel. */
  const isCarouselStage = (element: Element) =>
    element.closest('[data-carousel]') !== null &&
    getControls(element).length > 0 &&
    element.querySelector(slideSelector) !== null &&
    [...element.children].every(
      (child) => getControls(child).length === 0 || !child.querySelector(slideSelector),
    );

  const convertCarousel = (stage: Element): ContentElement => {
    const [pause, previous, next] = getControls(stage).map(
      (button) => button.getAttribute('aria-label') ?? getText(button),
    );
    const slides = [...stage.querySelectorAll(slideSelector)].map((slide) => ({
      tag: 'Slide',
      attributes: { label: slide.getAttribute('aria-label') },
      children: convertChildren(slide),
    }));
    return { tag: 'Carousel', attributes: { labels: { pause, previous, next } }, children: slides };
  };

  const header = find('body header');
  const disclosures = [...header.querySelectorAll('details')];
  const countLinks = (element: Element) => element.querySelectorAll('a').length;
  const phoneMenu = disclosures.toSorted((a, b) => countLinks(b) - countLinks(a))[0];
  if (!phoneMenu) throw new Error('The header has no menu.');
  const toHeaderLink = (link: HTMLAnchorElement): HeaderLink => ({
    href: link.getAttribute('href') ?? '',
    label: getText(link.querySelector('b') ?? link),
    hint: getText(link.querySelector('small')),
  });
  const brand = find<HTMLAnchorElement>('a', header);
  const language = find<HTMLAnchorElement>('a[hreflang]', header);
  const plainLinks = [...header.querySelectorAll('a')].filter(
    (link) => link !== brand && !link.hreflang && !link.closest('details'),
  );
  const [open = '', close = ''] = [...find('summary', phoneMenu).children].map(getText);
  const main = convertElement(find('main'));
  if (!main) throw new Error('The page has no content.');
  return {
    language: page.documentElement.lang,
    title: page.title,
    description: find<HTMLMetaElement>('meta[name="description"]').content,
    main,
    frame: {
      brand: { href: brand.getAttribute('href') ?? '', label: getText(brand) },
      menu: { open, close },
      menus: disclosures
        .filter((disclosure) => disclosure !== phoneMenu)
        .map((disclosure) => ({
          label: getText(disclosure.querySelector('summary')),
          items: [...disclosure.querySelectorAll('a')].map(toHeaderLink),
        })),
      links: plainLinks.map(toHeaderLink),
      otherLanguage: { lang: language.hreflang, label: getText(language) },
      footer: convertChildren(find('body footer')),
    },
  };
}
