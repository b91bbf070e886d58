/** Measures and sanitizes SVG files. */
import { type CustomPlugin, optimize } from 'svgo';
import { viewIds } from './cover-views.ts';

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the size of an SVG: its width and height in pixels, else its viewBox. Undefined if it has neither.
 * @throws Error if the text is not SVG.
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
          size = getSize(node.attributes);
        },
      },
    }),
  };
  optimize(text, { plugins: [measure] });
  if (!isSvg) throw new Error('The root element is not svg.');
  return size;
}

/**
 * Returns an optimized copy without scripts, event handlers, foreign objects and references to other files. A file that
 * SVGO has written before is not optimized again, which takes fifteen times as long as the rest. One pass is enough:
 * further ones save less than a thousandth.
 */
export function sanitizeSvg(text: string): string {
  const sanitized = optimize(text, { plugins: [removeHarmful, addViewBox] }).data;
  // The notation of SVGO has no line breaks and comments, so that hardly any other file is left as it is.
  if (sanitized === text) return text;
  return optimize(text, { plugins: [removeHarmful, addViewBox, optimizations, removeHarmful] }).data;
}

/** Views keep their ids, because only the fragments of URLs refer to them. */
const optimizations = {
  name: 'preset-default' as const,
  params: { overrides: { cleanupIds: { preserve: viewIds } } },
};

const harmfulElements = ['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener'];
const internalReference = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,])/i;

const removeHarmful: CustomPlugin = {
  name: 'remove-harmful',
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
          harmfulElements.includes(getLocalName(node.name)) ||
          setsHarmfulAttribute(node) ||
          (getLocalName(node.name) === 'style' && hasExternalReference(text))
        ) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes))
          if (isHarmfulAttribute(name, value)) delete node.attributes[name];
      },
    },
  }),
};

const getLocalName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Treats every style with a backslash as harmful, because escapes can hide `url` and `import`. */
const hasExternalReference = (css: string): boolean =>
  /\\|@import|image-set\s*\(/i.test(css) ||
  [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, target = '']) => !internalReference.test(target));

function isHarmfulAttribute(name: string, value: string): boolean {
  const localName = getLocalName(name);
  if (localName.startsWith('on')) return true;
  return localName === 'href' || localName === 'src'
    ? !internalReference.test(value)
    : hasExternalReference(value);
}

/** Returns true for an animation that sets a link or an event handler. */
const setsHarmfulAttribute = (element: { attributes: Record<string, string> }): boolean =>
  /^(?:[\w-]+:)?(?:href|on\w*)$/i.test(element.attributes.attributeName?.trim() ?? '');

/** Adds a missing viewBox. Without one, browsers crop an SVG instead of scaling it. */
const addViewBox: CustomPlugin = {
  name: 'add-view-box',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (parent.type !== 'root' || node.attributes.viewBox) return;
        const size = getSize(node.attributes);
        if (size) node.attributes.viewBox = `0 0 ${size.width} ${size.height}`;
      },
    },
  }),
};

function getSize(attributes: Record<string, string>): Size | undefined {
  const [, , boxWidth, boxHeight] = attributes.viewBox?.trim().split(/[\s,]+/) ?? [];
  const box = { width: parsePixels(boxWidth), height: parsePixels(boxHeight) };
  const ratio = box.width && box.height ? box.width / box.height : undefined;
  let width = parsePixels(attributes.width);
  let height = parsePixels(attributes.height);
  if (ratio) {
    width ??= height ? height * ratio : box.width;
    height ??= width && width / ratio;
  }
  return width && height ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

const parsePixels = (value: string | undefined): number | undefined => {
  const number = /^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(value ?? '')?.[1];
  return Number(number) > 0 ? Number(number) : undefined;
};
