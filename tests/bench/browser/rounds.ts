/** Runs measurements of all products in turn, so that a change of the machine's speed meets all of them. */
import { cpus, loadavg } from 'node:os';
import { addSample, type Comparison, compare, formatComparison, type Samples } from './comparison.ts';
import { ourName, type Product, type Stage } from './products.ts';
import { countElements, cpuSlowdown, desktop, visit } from './visit.ts';

/** Measures a product once. Returns values by name. */
export type Measurement = (product: Product) => Promise<Record<string, number>>;

export interface ComparedFigures {
  measuredOn: string;
  comparison: Comparison;
  /** Elements of each page, without and within SVG images. */
  elements: Record<string, Record<string, { html: number; svg: number }>>;
}

/** Describes the machine. The load of the last minute shows if it was busy with other work. */
export const describeMachine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()} (load ${loadavg()[0]?.toFixed(1)} before), slowed ${cpuSlowdown} times`;

/**
 * Runs all measurements of all products in rounds. The first round is a warm-up and is not counted.
 */
export async function runRounds(
  products: readonly Product[],
  measurements: readonly Measurement[],
  rounds: number,
): Promise<Comparison> {
  const samples: Samples = new Map();
  for (let round = 0; round <= rounds; round += 1) {
    console.error(round === 0 ? 'Warming up ...' : `Round ${round} of ${rounds} ...`);
    for (const measure of measurements)
      for (const product of rotate(products, round)) {
        const values = await retryOnce(() => measure(product), product.name);
        if (round === 0) continue;
        for (const [name, value] of Object.entries(values)) addSample(samples, name, product.name, value);
      }
  }
  const variants = products.filter(({ name, isOurs }) => isOurs && name !== ourName);
  return compare(
    samples,
    ourName,
    variants.map(({ name }) => name),
  );
}

/** Repeats a measurement that failed, so that one slow moment of the machine does not end a run of many minutes. */
async function retryOnce<T>(measure: () => Promise<T>, product: string): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    console.error(`${product} is measured again: ${error}`);
    return measure();
  }
}

const rotate = <T>(values: readonly T[], by: number): T[] => [
  ...values.slice(by % values.length),
  ...values.slice(0, by % values.length),
];

export async function measureElements(
  { browser, products }: Stage,
  paths: readonly string[],
): Promise<ComparedFigures['elements']> {
  const elements: ComparedFigures['elements'] = {};
  for (const path of paths) {
    const byProduct: Record<string, { html: number; svg: number }> = {};
    for (const { name, origin } of products)
      byProduct[name] = await visit(browser, desktop, async (page) => {
        await page.goto(origin + path);
        return countElements(page);
      });
    elements[path] = byProduct;
  }
  return elements;
}

/** Formats the figures as text. */
export function formatComparedFigures({ measuredOn, comparison, elements }: ComparedFigures): string {
  return [
    `Measured on ${measuredOn}.`,
    '',
    formatComparison(comparison),
    '',
    'Elements of the body, and those in SVG images:',
    ...Object.entries(elements).map(
      ([path, byProduct]) =>
        `  ${path}: ${Object.entries(byProduct)
          .map(([name, { html, svg }]) => `${name} ${html} + ${svg}`)
          .join('; ')}`,
    ),
  ].join('\n');
}
