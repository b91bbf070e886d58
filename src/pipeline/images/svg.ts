/** Drawings: their size, and a smaller copy that can neither run script nor ask another host for anything. */
import { type CustomPlugin, optimize } from 'svgo';

export interface Size {
  width: number;
  height: number;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const forbiddenElements = ['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener'];
const ownReference = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,])/i;

/** A backslash can spell `url` and `import` in other ways, so a style that has one is not trusted. */
const reachesOut = (css: string): boolean =>
  /\\|@import|image-set\s*\(/i.test(css) ||
  [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, target = '']) => !ownReference.test(target));

const isHarmful = (name: string, value: string): boolean =>
  localName(name).startsWith('on') ||
  (localName(name) === 'href' || localName(name) === 'src' ? !ownReference.test(value) : reachesOut(value));

const changesLink = (element: { attributes: Record<string, string> }): boolean =>
  /^(?:[\w-]+:)?(?:href|on\w*)$/i.test(element.attributes.attributeName?.trim() ?? '');

const harmless: CustomPlugin = {
  name: 'harmless',
  fn: () => ({
    instruction: {
      enter: (node, parent) => {
        parent.children = parent.children.filter((child) => child !== node);
      },
    },
    element: {
      enter: (node, parent) => {
        const text = node.children.map((child) => ('value' in child ? child.value : '')).join('');
        if (
          forbiddenElements.includes(localName(node.name)) ||
          changesLink(node) ||
          (localName(node.name) === 'style' && reachesOut(text))
        ) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes))
          if (isHarmful(name, value)) delete node.attributes[name];
      },
    },
  }),
};

/** Without a viewBox a drawing is cut instead of scaled. */
const scalable: CustomPlugin = {
  name: 'scalable',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (parent.type !== 'root' || node.attributes.viewBox) return;
        const size = sizeOf(node.attributes);
        if (size) node.attributes.viewBox = `0 0 ${size.width} ${size.height}`;
      },
    },
  }),
};

const pixels = (value: string | undefined): number | undefined => {
  const number = /^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(value ?? '')?.[1];
  return Number(number) > 0 ? Number(number) : undefined;
};

function sizeOf(attributes: Record<string, string>): Size | undefined {
  const [, , boxWidth, boxHeight] = attributes.viewBox?.trim().split(/[\s,]+/) ?? [];
  const box = { width: pixels(boxWidth), height: pixels(boxHeight) };
  const ratio = box.width && box.height ? box.width / box.height : undefined;
  let width = pixels(attributes.width);
  let height = pixels(attributes.height);
  if (ratio) {
    width ??= height ? height * ratio : box.width;
    height ??= width && width / ratio;
  }
  return width && height ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

/**
 * The size a drawing asks for: its width and height in pixels, else its viewBox.
 * @returns undefined where it says neither.
 * @throws Error where the text is not SVG.
 */
export function measureSvg(text: string): Size | undefined {
  let size: Size | undefined;
  let isSvg = false;
  const measure: CustomPlugin = {
    name: 'measure',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (parent.type !== 'root') return;
          isSvg = node.name === 'svg';
          size = sizeOf(node.attributes);
        },
      },
    }),
  };
  optimize(text, { plugins: [measure] });
  if (!isSvg) throw new Error('The root element is not svg.');
  return size;
}

/** A copy of the drawing without scripts, event handlers, foreign objects and references to elsewhere, made smaller. */
export function sanitizeSvg(text: string): string {
  return optimize(text, { multipass: true, plugins: [harmless, scalable, 'preset-default'] }).data;
}
