/** What a picture may weigh before it is worth a word; what the build refuses stands in inspect-picture.ts. */
import { getImageFormat, maxImageWidth } from './inspect-image.ts';
import type { Size } from './svg.ts';

/** Drawings go to visitors as they are: a page with three of them should stay below what one photograph weighs. */
const drawingBytes = 100_000;
/** Photographs are made smaller by the build, but stay in the repository for good; each clone brings them along. */
const photoBytes = 2_000_000;
/** Screens with two pixels for one show twice the largest width; more is thrown away. */
const widest = 2 * maxImageWidth;

/** @returns a sentence or two for the writer, or undefined within the budget. */
export function findBudgetProblem(name: string, bytes: number, { width }: Size): string | undefined {
  const kilobytes = `${Math.ceil(bytes / 1000)} kB`;
  if (getImageFormat(name) === 'svg')
    return bytes > drawingBytes
      ? `${name} is ${kilobytes}, and visitors load all of it; ${drawingBytes / 1000} kB should do. Simplify its paths, or save it as PNG or WebP.`
      : undefined;
  if (width > widest)
    return `${name} is ${width} pixels wide; more than ${widest} is never shown. Save it ${widest} pixels wide.`;
  if (bytes > photoBytes)
    return `${name} is ${kilobytes}; ${photoBytes / 1000} kB should do. Save it ${maxImageWidth} pixels wide, or as WebP.`;
  return undefined;
}
